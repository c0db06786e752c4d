import { type PointerEvent, useRef } from 'react';

/** How far a press may stray and still be a tap, in px of the screen. */
const SLACK = { mouse: 4, other: 8 } as const;
/** How far up a card is dragged to be played, in px. */
const FAR = 44;

interface Held {
  readonly pointer: number;
  readonly from: number;
  readonly moved: boolean;
}

/**
 * Lets a card be dragged up onto the table. It follows the finger; let go far enough up it is played,
 * anywhere else it falls back.
 */
export function useThrow(onThrow: () => void) {
  const held = useRef<Held | null>(null);
  // a drag ends in a click, which is not one
  const spent = useRef(false);
  const letGo = (event: PointerEvent<HTMLElement>): Held | null => {
    const now = held.current;
    held.current = null;
    lift(event, 0);
    return now?.pointer === event.pointerId && now.moved ? now : null;
  };
  return {
    isSpent: () => spent.current,
    on: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        spent.current = false;
        if (event.isPrimary && event.button === 0)
          held.current = { pointer: event.pointerId, from: event.clientY, moved: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const now = held.current;
        if (now?.pointer !== event.pointerId) return;
        const by = event.clientY - now.from;
        const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.other;
        if (!now.moved && Math.abs(by) <= slack) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { ...now, moved: true };
        lift(event, Math.min(0, by));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const now = letGo(event);
        if (!now) return;
        spent.current = true;
        if (now.from - event.clientY >= FAR) onThrow();
      },
      onPointerCancel: letGo,
    },
  };
}

function lift(event: PointerEvent<HTMLElement>, by: number): void {
  event.currentTarget.style.translate = by === 0 ? '' : `0 ${by}px`;
}
