import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const HELD_MS = 450;
/** How far a finger may slide and still hold, in px. */
const SLIDE = 8;

interface Press {
  readonly timer: number;
  readonly x: number;
  readonly y: number;
  isDone: boolean;
}

/** A press that is held, or the other button of a mouse, does `onHold`; the click that follows it does nothing. */
export function useLongPress(onHold: () => void) {
  const press = useRef<Press | null>(null);
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  const end = (): void => clearTimeout(press.current?.timer);
  const hold = (): void => {
    if (press.current) press.current.isDone = true;
    onHold();
  };
  return {
    onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
      end();
      press.current =
        button === 0 ? { timer: window.setTimeout(hold, HELD_MS), x, y, isDone: false } : null;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { current } = press;
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > SLIDE) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      end();
      if (!press.current?.isDone) hold();
    },
    onClickCapture: (event: MouseEvent) => {
      if (press.current?.isDone) event.stopPropagation();
      press.current = null;
    },
  };
}
