import { type RefObject, useLayoutEffect, useState } from 'react';

/** How the table is laid out in the room it has; widths of cards in px. */
export interface Room {
  readonly shape: 'wide' | 'tall';
  readonly field: number;
  readonly hand: number;
}

const WIDE = { width: 760, height: 480 };
/** What stands on a table besides creatures and hand, and how wide cards may be, in px. */
const PLANS = {
  wide: { fixed: 275, field: [58, 116], hand: [92, 132] },
  tall: { fixed: 224, field: [48, 92], hand: [72, 118] },
  low: { fixed: 165, field: [40, 56], hand: [64, 72] },
} as const;
/** Under this height in px a tall table is drawn in less; its styles ask for the same. */
const LOW = 430;
/** The height of a card of width 1. */
const HIGH = 1.4;
/** The part of what is left that the hand gets. */
const SHARE = 0.38;
/** How high a combat lies between the sides, and what is seen of a hand on a small table meanwhile, in px. */
const LANE = 96;
const PEEK = 43;

type Fight = 'none' | 'over a hand' | 'without a hand';

/** Whether a combat lies on the table, and a hand is under it. */
export function fightOver(isFight: boolean, hasHand: boolean): Fight {
  if (!isFight) return 'none';
  return hasHand ? 'over a hand' : 'without a hand';
}

const FIRST: Room = { shape: 'tall', field: 68, hand: 84 };

/** The layout that fits the room an element has; a combat takes some of it. */
export function useRoom(element: RefObject<HTMLElement | null>, fight: Fight): Room {
  const [room, setRoom] = useState(FIRST);
  useLayoutEffect(() => {
    const table = element.current;
    if (!table || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void =>
      setRoom((now) => {
        const next = roomOf(table.clientWidth, table.clientHeight, fight);
        return JSON.stringify(next) === JSON.stringify(now) ? now : next;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    return () => observer.disconnect();
  }, [element, fight]);
  return room;
}

function roomOf(width: number, height: number, fight: Fight): Room {
  const shape = width >= WIDE.width && height >= WIDE.height ? 'wide' : 'tall';
  const plan = PLANS[shape === 'tall' && height < LOW ? 'low' : shape];
  const free = Math.max(0, height - plan.fixed);
  const hand = within((free * SHARE) / HIGH, plan.hand);
  const whole = hand * HIGH;
  const under = { none: whole, 'over a hand': PEEK, 'without a hand': 0 };
  const rows = free - (shape === 'tall' ? under[fight] : whole) - (fight === 'none' ? 0 : LANE);
  return { shape, hand, field: within(rows / 2 / HIGH, plan.field) };
}

function within(px: number, [least, most]: readonly [number, number]): number {
  return Math.round(Math.min(most, Math.max(least, px)));
}
