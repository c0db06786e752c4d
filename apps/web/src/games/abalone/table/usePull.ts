import type { Cell } from '@kesem/engine/games/abalone/chapters/geometry';
import { cellNamed } from '@kesem/engine/games/abalone/chapters/geometry';
import type { PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import type { Point } from '../../../kit/draw/geometry.ts';
import { slackOf, useDrag } from '../../../kit/useDrag.ts';
import type { Selection } from '../choice.ts';
import type { Choice } from '../useChoice.ts';
import type { Bottom } from './layout.ts';
import { BOX } from './layout.ts';
import type { Pull } from './pull.ts';
import { dragged, pulled, seized, shareOf } from './pull.ts';

type Pointer = PointerEvent<HTMLElement>;

interface Led {
  readonly pull: Pull;
  readonly shown: Selection;
}

/** The pointer's part of the board: dragging marbles. The pull lives outside of React, which only hears of changes. */
export function usePull(choice: Choice, bottom: Bottom, art: RefObject<SVGSVGElement | null>) {
  const led = useRef<Led | null>(null);
  const ground = { judge: choice.judge, bottom };
  const drag = useDrag<Pull>({
    take: (event) => {
      led.current = null;
      return seizedBy(event, choice);
    },
    onDrag: ({ held, element, x, y }) => {
      const before = led.current;
      const pull = dragged(before?.pull ?? held, pointAt(element, x, y), ground);
      const shown = pulled(pull, ground);
      led.current = { pull, shown };
      const { aim } = shown;
      if (aim) art.current?.style.setProperty('--share', `${shareOf(pull, aim, bottom)}`);
      if (!before || !isSame(shown, before.shown)) choice.lift(shown);
    },
    onEnd: () => {
      art.current?.style.removeProperty('--share');
      if (led.current) choice.lift(null);
    },
    onDrop: ({ pointerType }) => {
      const shown = led.current?.shown;
      if (!shown || shown.marbles.length === 0) return;
      choice.drop(shown, pointerType === 'mouse' ? 'mouse' : 'finger');
    },
  });
  const giveUp = (): void => {
    choice.hover(null);
    drag.giveUp();
  };
  return { on: { ...drag.on, ...hovering(choice, drag.on) }, giveUp };
}

/** A held finger shows what a mouse shows when it points. */
function hovering({ hover }: Choice, drag: ReturnType<typeof useDrag<Pull>>['on']) {
  return {
    onPointerDown: (event: Pointer) => {
      hover(event.pointerType === 'mouse' ? null : cellUnder(event.target));
      drag.onPointerDown(event);
    },
    onPointerUp: (event: Pointer) => {
      if (event.pointerType !== 'mouse') hover(null);
      drag.onPointerUp(event);
    },
    onPointerCancel: () => {
      hover(null);
      drag.onPointerCancel();
    },
  };
}

/** The pull that begins with a press, if it is one on an own marble. */
function seizedBy(event: Pointer, { isOpen, judge, selection }: Choice): Pull | null {
  const cell = cellUnder(event.target);
  if (cell === null || !isOpen || judge.board[cell] !== judge.side) return null;
  const { currentTarget, clientX, clientY, pointerType } = event;
  const slack = slackOf(pointerType) * unitsPerPx(currentTarget);
  return seized(cell, pointAt(currentTarget, clientX, clientY), slack, selection.marbles);
}

/** The cell whose button was touched; null beside them. */
export function cellUnder(target: EventTarget): Cell | null {
  return target instanceof HTMLElement ? cellNamed(target.dataset['cell'] ?? '') : null;
}

function unitsPerPx(grid: HTMLElement): number {
  return BOX.w / (grid.getBoundingClientRect().width || BOX.w);
}

/** Where the pointer is on the drawing, which lies under the whole grid. */
function pointAt(grid: HTMLElement, x: number, y: number): Point {
  const { left, top } = grid.getBoundingClientRect();
  const scale = unitsPerPx(grid);
  return [BOX.x + (x - left) * scale, BOX.y + (y - top) * scale];
}

function isSame(a: Selection, b: Selection): boolean {
  return a.aim === b.aim && a.note?.code === b.note?.code && a.marbles.join() === b.marbles.join();
}
