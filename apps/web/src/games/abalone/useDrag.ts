import type { Cell } from '@kesem/engine/games/abalone/geometry';
import { cellNamed } from '@kesem/engine/games/abalone/geometry';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import type { Point } from '../../kit/draw/geometry.ts';
import type { Drag } from './drag.ts';
import { dragged, isTap, pulled, seized, shareOf } from './drag.ts';
import type { Bottom } from './layout.ts';
import { BOX } from './layout.ts';
import type { Selection } from './selection.ts';
import { NOTHING } from './selection.ts';
import type { Choice } from './useChoice.ts';

/** How far a press may stray and still be a tap, in px of the screen. */
const SLACK = { mouse: 4, other: 8 } as const;

type Pointer = PointerEvent<HTMLElement>;

interface Held {
  readonly pointer: number;
  readonly drag: Drag;
  /** It has been more than a tap, so that no click comes of it. */
  readonly moved: boolean;
  readonly shown: Selection;
}

/** The pointer's part of the board: dragging marbles. The drag lives outside of React, which only hears of changes. */
export function useDrag(choice: Choice, bottom: Bottom, art: RefObject<SVGSVGElement | null>) {
  const { held, hold, letGo, isSpent } = useHeld(art);
  const scene = { judge: choice.judge, bottom };
  const giveUp = () => {
    choice.hover(null);
    if (letGo()?.moved) choice.lift(null);
  };
  const follow = (event: Pointer, now: Held) => {
    const next = led(now, pointAt(event), scene);
    hold(next);
    const { aim } = next.shown;
    if (aim) art.current?.style.setProperty('--share', `${shareOf(next.drag, aim, bottom)}`);
    if (!next.moved || (now.moved && isSame(next.shown, now.shown))) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    choice.lift(next.shown);
  };

  const on = {
    onPointerDown: (event: Pointer) => {
      giveUp();
      // a held finger shows what a mouse shows when it points
      if (event.pointerType !== 'mouse') choice.hover(cellUnder(event.target));
      hold(seizedBy(event, choice));
    },
    onPointerMove: (event: Pointer) => {
      const now = held();
      if (now?.pointer === event.pointerId) follow(event, now);
    },
    onPointerUp: (event: Pointer) => {
      if (event.pointerType !== 'mouse') choice.hover(null);
      if (held()?.pointer === event.pointerId) finish(letGo(), choice, event);
    },
    onPointerCancel: giveUp,
    /** The click that a browser makes of a drag's end is no tap. */
    onClickCapture: (event: MouseEvent) => {
      if (isSpent() && event.detail > 0) event.stopPropagation();
    },
  };
  return { on, giveUp };
}

/** What the pointer holds, and whether a drag has used up the click that follows it. */
function useHeld(art: RefObject<SVGSVGElement | null>) {
  const held = useRef<Held | null>(null);
  const spent = useRef(false);
  return {
    held: () => held.current,
    hold: (next: Held | null) => {
      held.current = next;
    },
    letGo: (): Held | null => {
      const now = held.current;
      held.current = null;
      spent.current = now?.moved ?? false;
      art.current?.style.removeProperty('--share');
      return now;
    },
    isSpent: () => spent.current,
  };
}

/** The drag that begins with a press, if it is one on an own marble. */
function seizedBy(event: Pointer, { isOpen, judge, selection }: Choice): Held | null {
  const cell = cellUnder(event.target);
  if (cell === null || !event.isPrimary || event.button !== 0 || !isOpen) return null;
  if (judge.board[cell] !== judge.side) return null;
  const slack = SLACK[event.pointerType === 'mouse' ? 'mouse' : 'other'] * unitsPerPx(event);
  const drag = seized(cell, pointAt(event), slack, selection.marbles);
  return { pointer: event.pointerId, drag, moved: false, shown: NOTHING };
}

/** Drops what is held, or lets it be where the drag came to nothing. */
function finish(now: Held | null, choice: Choice, { pointerType }: Pointer) {
  if (!now?.moved) return;
  if (now.shown.marbles.length === 0) choice.lift(null);
  else choice.drop(now.shown, pointerType === 'mouse' ? 'mouse' : 'finger');
}

/** What is held after the pointer went on. */
function led(now: Held, to: Point, scene: Parameters<typeof dragged>[2]): Held {
  const drag = dragged(now.drag, to, scene);
  return { ...now, drag, moved: now.moved || !isTap(drag), shown: pulled(drag, scene) };
}

/** The cell whose button was touched; null beside them. */
export function cellUnder(target: EventTarget): Cell | null {
  return target instanceof HTMLElement ? cellNamed(target.dataset['cell'] ?? '') : null;
}

function unitsPerPx({ currentTarget }: Pointer): number {
  return BOX.w / (currentTarget.getBoundingClientRect().width || BOX.w);
}

/** Where the pointer is on the drawing, which lies under the whole grid. */
function pointAt(event: Pointer): Point {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  const scale = unitsPerPx(event);
  return [BOX.x + (event.clientX - left) * scale, BOX.y + (event.clientY - top) * scale];
}

function isSame(a: Selection, b: Selection): boolean {
  return a.aim === b.aim && a.note?.code === b.note?.code && a.marbles.join() === b.marbles.join();
}
