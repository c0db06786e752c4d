import { type PointerEvent, useRef } from 'react';

/** How far a press may stray and still be a tap, in px of the screen. */
const SLACK = { mouse: 4, other: 8 } as const;

interface Held {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly moved: boolean;
}

/** Where a tile was let go: at a place of the word, on the rack, or anywhere else. */
export type Drop = { readonly on: 'word'; readonly at: number } | { readonly on: 'rack' } | null;

/** Lets a tile be dragged: it follows the finger, and falls where it is let go. */
export function useTileDrag(onDrop: (drop: Drop) => void) {
  const held = useRef<Held | null>(null);
  // a drag ends in a click, which is not one
  const spent = useRef(false);
  const letGo = (event: PointerEvent<HTMLElement>): boolean => {
    const now = held.current;
    held.current = null;
    put(event.currentTarget, null);
    return now?.pointer === event.pointerId && now.moved;
  };
  return {
    isSpent: () => spent.current,
    on: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        spent.current = false;
        if (!event.isPrimary || event.button !== 0) return;
        held.current = heldBy(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const now = held.current;
        if (now?.pointer !== event.pointerId) return;
        const by = { x: event.clientX - now.x, y: event.clientY - now.y };
        const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.other;
        if (!now.moved && Math.hypot(by.x, by.y) <= slack) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { ...now, moved: true };
        put(event.currentTarget, by);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (!letGo(event)) return;
        spent.current = true;
        onDrop(dropAt(event));
      },
      onPointerCancel: letGo,
    },
  };
}

function heldBy({ pointerId, clientX, clientY }: PointerEvent): Held {
  return { pointer: pointerId, x: clientX, y: clientY, moved: false };
}

function put(tile: HTMLElement, by: { readonly x: number; readonly y: number } | null): void {
  tile.style.translate = by ? `${by.x}px ${by.y}px` : '';
  tile.style.zIndex = by ? '20' : '';
}

/** What lies under the finger; in the word, how many of the other tiles come before it. */
function dropAt({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>): Drop {
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')];
  const zone = zones.find((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  if (!zone) return null;
  if (zone.dataset['zone'] === 'rack') return { on: 'rack' };
  const others = [...zone.querySelectorAll<HTMLElement>('[data-tile]')].filter(
    (tile) => tile.dataset['tile'] !== currentTarget.dataset['tile'],
  );
  const before = others.filter((tile) => {
    const { left, right } = tile.getBoundingClientRect();
    return (left + right) / 2 > x;
  });
  return { on: 'word', at: before.length };
}
