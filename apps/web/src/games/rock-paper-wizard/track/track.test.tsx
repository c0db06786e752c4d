// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { CaveTrack } from './CaveTrack.tsx';
import { type Breadth, feetOn, PLANS, SPACES, standing, zoneOf } from './cave.ts';
import { GLYPHS } from './glyphs.data.ts';

afterEach(cleanup);

const BREADTHS = ['wide', 'narrow'] as const satisfies readonly Breadth[];
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

  it('rises to the hoard, which lies at the right', () => {
    for (const breadth of BREADTHS) {
      const [from, to] = [feetOn(PLANS[breadth], 0), feetOn(PLANS[breadth], 10)];
      expect(to[0]).toBeGreaterThan(from[0]);
      expect(to[1]).toBeLessThan(from[1]);
    }
  });
});

describe.each(BREADTHS)('figures in a %s cave', (breadth) => {
  const plan = PLANS[breadth];

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

  it('R12: names both ends, and shows who watches over the hoard', () => {
    const names = { exit: 'היציאה', treasure: 'האוצר' };
    const { container } = render(<CaveTrack figures={[]} names={names} />);
    const said = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(said).toEqual(expect.arrayContaining(['היציאה', 'האוצר']));
    expect(container.querySelectorAll(`path[d="${GLYPHS['spiked-dragon-head']}"]`)).toHaveLength(3);
  });

  it('draws the way of whoever moves, from a figure that stays as a ghost', () => {
    const figures = [
      { ink: 3, space: 3 },
      { ink: 1, space: 5 },
    ] as const;
    const walks = [{ who: 0, from: 8, burst: '−5' }];
    const { container } = render(<CaveTrack figures={figures} walks={walks} />);
    expect(container.querySelectorAll('[data-walks]')).toHaveLength(1);
    expect(container.textContent).toContain('−5');
  });
});
