import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curve, densify, type Point, polygon } from './geometry.ts';
import { carved, clean, lens, radial, rings, speckle, strokes } from './gouge.ts';
import { carvedShape, closed, rough } from './path.ts';

/** The points that a closed path visits. */
const trace = (d: string): readonly Point[] => {
  let at: Point = [0, 0];
  return [...d.matchAll(/[Ml](-?[\d.]+) (-?[\d.]+)/g)].map(([, dx, dy]) => {
    at = [at[0] + Number(dx), at[1] + Number(dy)];
    return at;
  });
};

const point = fc.tuple(
  fc.double({ min: -500, max: 500, noNaN: true }),
  fc.double({ min: -500, max: 500, noNaN: true }),
);

describe('closed', () => {
  it('does not drift: rounding errors never add up', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 200, maxLength: 200 }), (points) => {
        const drift = trace(closed(points)).map(([x, y], i) =>
          Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)),
        );
        expect(Math.max(...drift)).toBeLessThan(0.15);
      }),
    );
  });

  it('is empty for nothing', () => {
    expect(closed([])).toBe('');
  });
});

describe('rough', () => {
  it('strays no further than its reach', () => {
    const warp = rough(3, 2.6);
    fc.assert(
      fc.property(point, (p) => {
        const [x, y] = warp(p);
        expect(Math.max(Math.abs(x - p[0]), Math.abs(y - p[1]))).toBeLessThanOrEqual(2.6);
      }),
    );
  });

  it('moves a long edge', () => {
    const square = polygon(4, [100, 100], 90);
    expect(carvedShape(square, rough(3))).not.toBe(carvedShape(square, rough(4)));
  });
});

describe('outlines', () => {
  it('a curve begins and ends at its ends', () => {
    const points = curve(
      [
        [0, 0],
        [50, 90],
        [100, 0],
      ],
      10,
    );
    expect([points.at(0), points.at(-1)]).toEqual([
      [0, 0],
      [100, 0],
    ]);
  });

  it('densify leaves no gap wider than its step', () => {
    const points = densify(polygon(5, [0, 0], 100), 6);
    const gaps = points.map(([x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
      return Math.hypot(nx - x, ny - y);
    });
    expect(Math.max(...gaps)).toBeLessThanOrEqual(6.0001);
  });
});

describe('marks', () => {
  const burst = { centre: [0, 0], r0: 20, r1: 100, rays: 12, rows: 2, width: 3, seed: 5 } as const;

  it('cuts the same block from the same seed, and another from another', () => {
    expect(clean(radial(burst))).toBe(clean(radial(burst)));
    expect(clean(radial(burst))).not.toBe(clean(radial({ ...burst, seed: 6 })));
  });

  it('cuts as many rays as asked', () => {
    expect(radial(burst)).toHaveLength(24);
  });

  it('fills a field row by row', () => {
    const field = { x: 0, y: 0, w: 100, h: 50, rows: 5, perRow: 4, width: 1, seed: 2 };
    expect(strokes(field)).toHaveLength(20);
  });

  it('keeps rings at their distance', () => {
    const ripple = {
      centre: [10, 10],
      r0: 30,
      r1: 60,
      count: 3,
      per: 6,
      width: 2,
      seed: 4,
    } as const;
    const radii = rings(ripple).map(({ from }) =>
      Math.round(Math.hypot(from[0] - 10, from[1] - 10)),
    );
    expect(new Set(radii)).toEqual(new Set([30, 45, 60]));
  });

  it('carves one closed outline for each mark', () => {
    const marks = [lens([0, 0], [80, 0], 4), lens([0, 20], [80, 30], 4)];
    expect(carved(marks, rough(1)).match(/z/g)).toHaveLength(2);
  });

  it('scatters flecks', () => {
    const flecks = speckle({ x: 0, y: 0, w: 10, h: 10 }, { count: 30, size: 1, seed: 1 });
    expect(flecks.match(/z/g)).toHaveLength(30);
  });
});
