import type { Seat } from '@kesem/engine/core/game';
import { SPELLS, type SpellId } from '@kesem/engine/games/rock-paper-wizard/spells';
import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Ink } from '../../kit/draw/inks.ts';
import { Hand } from '../../kit/hand/Hand.tsx';
import styles from './Board.module.css';
import { GESTURE } from './gestures.ts';
import type { Choice } from './useChoice.ts';

interface Thrown {
  readonly spell: SpellId;
  readonly x: number;
  readonly y: number;
}

/** How far a pointer goes before a press is a drag, in px. */
const FAR = { mouse: 4, touch: 8 };

/** Tapping a card and then a mat, or dragging the hand of the card onto the mat. */
export function usePointing(choice: Choice, ink: Ink) {
  const from = useRef<Thrown | null>(null);
  const [thrown, setThrown] = useState<Thrown | null>(null);
  const end = (): void => {
    from.current = null;
    setThrown(null);
  };
  const on = {
    onClick: ({ target }: MouseEvent) => {
      const [spell, seat] = [spellUnder(target), seatUnder(target)];
      if (spell && choice.asked === 'spell') choice.pick(spell);
      if (seat !== null) choice.aim(seat);
    },
    onPointerDown: (event: PointerEvent) => {
      const spell = event.isPrimary && event.button === 0 ? spellUnder(event.target) : null;
      if (!spell || choice.asked !== 'spell') return;
      from.current = { spell, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      const start = from.current;
      if (!start) return;
      const far = pointerType === 'mouse' ? FAR.mouse : FAR.touch;
      if (!thrown && Math.hypot(x - start.x, y - start.y) < far) return;
      setThrown({ spell: start.spell, x, y });
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const seat = thrown && seatUnder(document.elementFromPoint(clientX, clientY));
      if (thrown && seat !== null) choice.throwAt(thrown.spell, seat);
      end();
    },
    onPointerCancel: end,
  };
  return { on, ghost: ghostOf(thrown, ink) };
}

/** The hand that follows the pointer. */
function ghostOf(thrown: Thrown | null, ink: Ink): ReactNode {
  if (!thrown) return null;
  const { x, y, spell } = thrown;
  return (
    <div className={styles.ghost} dir="ltr" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <Hand gesture={GESTURE[spell]} ink={ink} size={84} />
    </div>
  );
}

/** The card of the book to which an element belongs. */
function spellUnder(target: EventTarget | null): SpellId | null {
  const name =
    target instanceof Element && target.closest<HTMLElement>('[data-spell]')?.dataset['spell'];
  return SPELLS.find((spell) => spell === name) ?? null;
}

/** The mat to which an element belongs. */
function seatUnder(target: EventTarget | null): Seat | null {
  const mat = target instanceof Element ? target.closest<HTMLElement>('[data-mat]') : null;
  return mat ? Number(mat.dataset['mat']) : null;
}
