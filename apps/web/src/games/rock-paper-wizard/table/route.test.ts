import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, type Plan, routeOf } from './route.ts';

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** Six mats around five cards and a deck, as they lie on a wide table. */
const RING: Plan = {
  shape: 'row',
  side: 'right',
  mats: [
    box(340, 380, 300, 70),
    box(0, 380, 300, 70),
    box(0, 0, 300, 70),
    box(340, 0, 300, 70),
    box(680, 0, 300, 70),
    box(680, 380, 300, 70),
  ],
  cards: Array.from({ length: 6 }, (_, i) => box(60 + i * 150, 110, 120, 230)),
};
const COLUMN: Plan = {
  ...RING,
  shape: 'column',
  mats: Array.from({ length: 6 }, (_, i) => box(0, i * 44, 270, 40)),
};

const seat = fc.integer({ min: 0, max: 5 });
const corners = (d: string): readonly (readonly [number, number])[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('the way of an arrow', () => {
  it('leads around a ring and never over a card', () => {
    fc.assert(
      fc.property(seat, seat, (from, to) => {
        const points = corners(routeOf(RING, from, to)?.d ?? '');
        expect(points.length).toBeGreaterThan(2);
        for (const [x, y] of points) {
          const over = RING.cards.some(
            (card) => x > card.x && x < card.x + card.w && y > card.y && y < card.y + card.h,
          );
          expect(over).toBe(false);
        }
      }),
    );
  });

  it.each([
    ['ring', RING],
    ['column', COLUMN],
  ])('differs for each pair in a %s, there and back too', (_, plan) => {
    const ways = plan.mats.flatMap((__, from) =>
      plan.mats.map((___, to) => routeOf(plan, from, to)?.d),
    );
    expect(new Set(ways).size).toBe(36);
  });

  it('is none before anything is laid out', () => {
    expect(routeOf({ ...RING, mats: RING.mats.map(() => box(0, 0, 0, 0)) }, 0, 1)).toBeNull();
  });
});
