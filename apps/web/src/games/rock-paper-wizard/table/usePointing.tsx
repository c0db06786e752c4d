import type { Seat } from '@kesem/engine/core/game';
import { SPELLS, type SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Ink } from '../../../kit/draw/inks.ts';
import { Hand } from '../../../kit/hand/Hand.tsx';
import { type Drag, elementUnder, useDrag } from '../../../kit/useDrag.ts';
import styles from '../Board.module.css';
import type { Choice } from '../useChoice.ts';
import { GESTURE } from './gestures.ts';

/** Tapping a card and then a mat, or dragging the hand of the card onto the mat. */
export function usePointing(choice: Choice, ink: Ink) {
  const [thrown, setThrown] = useState<Drag<SpellId> | null>(null);
  const drag = useDrag<SpellId>({
    take: ({ target }) => (choice.asked === 'spell' ? spellUnder(target) : null),
    onDrag: setThrown,
    onEnd: () => setThrown(null),
    onDrop: (dropped) => {
      const seat = seatOf(elementUnder(dropped, MAT));
      if (seat !== null) choice.throwAt(dropped.held, seat);
    },
  });
  const onClick = ({ target }: MouseEvent): void => {
    const spell = spellUnder(target);
    const seat = target instanceof Element ? seatOf(target.closest<HTMLElement>(MAT)) : null;
    if (spell && choice.asked === 'spell') choice.pick(spell);
    if (seat !== null) choice.aim(seat);
  };
  return { on: { ...drag.on, onClick }, ghost: ghostOf(thrown, ink) };
}

/** The hand that follows the pointer. */
function ghostOf(thrown: Drag<SpellId> | null, ink: Ink): ReactNode {
  if (!thrown) return null;
  const { x, y, held } = thrown;
  return (
    <div className={styles.ghost} dir="ltr" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <Hand gesture={GESTURE[held]} ink={ink} size={84} />
    </div>
  );
}

/** The card of the book to which an element belongs. */
function spellUnder(target: EventTarget | null): SpellId | null {
  const name =
    target instanceof Element && target.closest<HTMLElement>('[data-spell]')?.dataset['spell'];
  return SPELLS.find((spell) => spell === name) ?? null;
}

const MAT = '[data-mat]';

function seatOf(mat: HTMLElement | null): Seat | null {
  return mat ? Number(mat.dataset['mat']) : null;
}
