import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Point, polygon } from './geometry.ts';
import { hatch } from './hatch.ts';
import { INKS } from './inks.ts';

const ends = (d: string): readonly Point[] =>
  [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('hatch', () => {
  it('leaves the first ink solid and gives every other one lines', () => {
    const square = polygon(4, [32, 32], 40, 45);
    expect(hatch(1, square).d).toBe('');
    for (const ink of INKS.slice(1)) expect(ends(hatch(ink, square).d).length).toBeGreaterThan(10);
  });

  it('draws a hatch of its own for each ink', () => {
    const square = polygon(4, [32, 32], 40, 45);
    expect(new Set(INKS.map((ink) => hatch(ink, square).d)).size).toBe(INKS.length);
  });

  it('stays inside its outline, whatever its shape and place', () => {
    const outline = fc.record({
      corners: fc.integer({ min: 3, max: 9 }),
      x: fc.integer({ min: -200, max: 200 }),
      y: fc.integer({ min: -200, max: 200 }),
      r: fc.integer({ min: 5, max: 80 }),
      turn: fc.integer({ min: 0, max: 359 }),
    });
    fc.assert(
      fc.property(outline, fc.constantFrom(...INKS), ({ corners, x, y, r, turn }, ink) => {
        const inner = r * Math.cos(Math.PI / corners);
        const shape = polygon(corners, [x, y], r, turn);
        const deepest = ends(hatch(ink, shape).d).map((end) =>
          Math.max(
            ...shape.map((_, i) => {
              const normal = ((turn + ((i + 0.5) * 360) / corners) * Math.PI) / 180;
              return (end[0] - x) * Math.cos(normal) + (end[1] - y) * Math.sin(normal);
            }),
          ),
        );
        expect(Math.max(...deepest, 0)).toBeLessThanOrEqual(inner + 0.02);
      }),
    );
  });
});
