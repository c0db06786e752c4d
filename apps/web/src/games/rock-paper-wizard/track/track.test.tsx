// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { CaveTrack } from './CaveTrack.tsx';
import { type Direction, PLANS, SPACES, standing, zoneOf } from './cave.ts';

afterEach(cleanup);

const DIRECTIONS = ['row', 'column'] as const satisfies readonly Direction[];
const space = fc.integer({ min: 0, max: 10 });
/** Up to six people anywhere, or in a crowd with somebody beside it. */
const spaces = fc.oneof(
  fc.array(space, { minLength: 1, maxLength: 6 }),
  fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.array(fc.constantFrom(0, 0, 0, 1), { maxLength: 6 }))
    .map(([from, steps]) => steps.map((step) => from + step)),
);

describe('the cave', () => {
  it('has three spaces at the way out and three at the hoard', () => {
    const zones = SPACES.map(zoneOf);
    expect(zones.slice(0, 3)).toEqual(['exit', 'exit', 'exit']);
    expect(new Set(zones.slice(3, 8))).toEqual(new Set(['middle']));
    expect(zones.slice(8)).toEqual(['treasure', 'treasure', 'treasure']);
  });

  it('lies with the hoard at the right and stands with the hoard above', () => {
    expect(PLANS.row.feet(10)[0]).toBeGreaterThan(PLANS.row.feet(0)[0]);
    expect(PLANS.column.feet(10)[1]).toBeLessThan(PLANS.column.feet(0)[1]);
  });
});

describe.each(DIRECTIONS)('figures in a %s', (direction) => {
  const plan = PLANS[direction];

  it('stay on the drawing, wherever they are', () => {
    fc.assert(
      fc.property(spaces, (where) => {
        for (const { x, y, scale } of standing(where, plan)) {
          expect(x - 26 * scale).toBeGreaterThanOrEqual(0);
          expect(x + 26 * scale).toBeLessThanOrEqual(plan.width);
          expect(y - 92 * scale).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(plan.height);
        }
      }),
    );
  });

  it('leave each other most of their emblem, on one space and on neighbouring ones', () => {
    fc.assert(
      fc.property(spaces, (where) => {
        const stands = standing(where, plan);
        for (const [i, a] of stands.entries()) {
          for (const b of stands.slice(i + 1)) {
            const apart = Math.hypot(a.x - b.x, a.y - b.y);
            expect(apart).toBeGreaterThan(24 * Math.max(a.scale, b.scale));
          }
        }
      }),
    );
  });
});

describe('the drawing', () => {
  it('is silent, and keeps each figure while it walks', () => {
    const { container, rerender } = render(
      <CaveTrack
        figures={[
          { ink: 3, space: 5 },
          { ink: 1, space: 5 },
        ]}
      />,
    );
    const figures = (): readonly Element[] => [...container.querySelectorAll('svg > g[style]')];
    const before = figures();
    rerender(
      <CaveTrack
        figures={[
          { ink: 3, space: 8 },
          { ink: 1, space: 5 },
        ]}
      />,
    );
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(figures()).toEqual(before);
    expect(before).toHaveLength(2);
  });
});
