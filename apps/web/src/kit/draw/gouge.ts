// The one tool of the house: a tapered cut. Rays, waves, rings, wood grain and shadows are all made of it,
// which is what makes drawings of different origin look like one hand.

import { between, type Point, polar } from './geometry.ts';
import { closed, type Warp } from './path.ts';
import { seeded } from './random.ts';

/** One cut: pointed at both ends, swelling between two control points. */
export interface Mark {
  readonly from: Point;
  readonly to: Point;
  readonly over: Point;
  readonly under: Point;
}

/** A straight cut; `width` is the distance of its control points from the middle line. */
export const lens = (from: Point, to: Point, width: number): Mark => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return { from, to, over: [mx + nx, my + ny], under: [mx - nx, my - ny] };
};

/** A burst of rays around a centre, in `rings` rows from r0 to r1, angles in degrees. */
export interface Burst {
  readonly centre: Point;
  readonly r0: number;
  readonly r1: number;
  readonly rays: number;
  readonly rows?: number;
  readonly width: number;
  readonly seed: number;
}

/** Rays cut outward from a centre. */
export const radial = ({ centre, r0, r1, rays, rows = 1, width, seed }: Burst): readonly Mark[] => {
  const random = seeded(seed);
  const depth = (r1 - r0) / rows;
  return Array.from({ length: rows * rays }, (_, index) => {
    const [row, i] = [Math.floor(index / rays), index % rays];
    const angle = (360 * (i + (row % 2) * 0.5 + (random() - 0.5) * 0.5)) / rays;
    const near = r0 + depth * (row + random() * 0.25);
    const far = r0 + depth * (row + 0.8 + random() * 0.5);
    const swell = width * (0.7 + random() * 0.7) * (1 + row * 0.25);
    return lens(polar(centre, near, angle), polar(centre, far, angle), swell);
  });
};

/** Rows of short strokes filling a box; `wave` bends the rows. */
export interface Field {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly rows: number;
  readonly perRow: number;
  readonly width: number;
  readonly wave?: number;
  readonly seed: number;
}

/** Strokes in rows: water, earth, wood grain. */
export const strokes = (field: Field): readonly Mark[] => {
  const { x, y, w, h, rows, perRow, width, wave = 0, seed } = field;
  const random = seeded(seed);
  return Array.from({ length: rows * perRow }, (_, index) => {
    const [row, i] = [Math.floor(index / perRow), index % perRow];
    const height = (at: number): number =>
      y + (h * (row + 0.5 + (random() - 0.5) * 0.35)) / rows + Math.sin(at / 40 + row) * wave;
    const start = x + (w * (i + random() * 0.35)) / perRow;
    const end = start + (w / perRow) * (0.45 + random() * 0.5);
    return lens([start, height(start)], [end, height(end)], width * (0.6 + random() * 0.8));
  });
};

/** Broken rings around a centre; `per` is how many cuts make the whole arc from a0 to a1 (degrees). */
export interface Ripple {
  readonly centre: Point;
  readonly r0: number;
  readonly r1: number;
  readonly count: number;
  readonly per: number;
  readonly width: number;
  readonly a0?: number;
  readonly a1?: number;
  readonly seed: number;
}

const arc = (centre: Point, r: number, [a, b]: readonly [number, number], swell: number): Mark => {
  const bulge = 1 / Math.cos(((b - a) * Math.PI) / 360);
  return {
    from: polar(centre, r, a),
    to: polar(centre, r, b),
    over: polar(centre, (r + swell) * bulge, (a + b) / 2),
    under: polar(centre, (r - swell) * bulge, (a + b) / 2),
  };
};

const ringSpans = (
  ripple: Ripple,
  random: () => number,
): readonly (readonly [number, number])[] => {
  const { a0 = 0, a1 = 360, per } = ripple;
  const spans: (readonly [number, number])[] = [];
  let at = a0 + random() * 20;
  while (at < a1) {
    const end = Math.min(a1, at + ((a1 - a0) / per) * (0.6 + random() * 0.8));
    spans.push([at, end]);
    at = end + 4 + random() * 6;
  }
  return spans;
};

/** Concentric broken arcs: ripples, halos, engraving on a ball. */
export const rings = (ripple: Ripple): readonly Mark[] => {
  const { centre, r0, r1, count, width, seed } = ripple;
  const random = seeded(seed);
  return Array.from({ length: count }, (_, k) => r0 + ((r1 - r0) * k) / (count - 1 || 1)).flatMap(
    (r) =>
      ringSpans(ripple, random).map((span) => arc(centre, r, span, width * (0.6 + random() * 0.8))),
  );
};

/** Little flecks where the ink did not take, scattered over a box. */
export const speckle = (
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  { count, size, seed }: { readonly count: number; readonly size: number; readonly seed: number },
): string => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const centre: Point = [box.x + random() * box.w, box.y + random() * box.h];
    const r = size * (0.35 + random() ** 3);
    const turn = random() * 360;
    return closed([0, 95, 170, 265].map((a) => polar(centre, r * (0.6 + random()), turn + a)));
  }).join('');
};

const fix = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The cuts as one path with clean edges: for small things. */
export const clean = (marks: readonly Mark[]): string =>
  marks
    .map((m) => `M${fix(m.from)}Q${fix(m.over)} ${fix(m.to)}Q${fix(m.under)} ${fix(m.from)}z`)
    .join('');

/** The points on one side of a cut, which is a quadratic Bézier curve, but for the last. */
const side = (from: Point, over: Point, to: Point, steps: number): readonly Point[] =>
  Array.from({ length: steps }, (_, i) => {
    const t = i / steps;
    return between(between(from, over, t), between(over, to, t), t);
  });

const sides = ({ from, to, over, under }: Mark): readonly Point[] => {
  const steps = Math.max(3, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 8));
  return [...side(from, over, to, steps), ...side(to, under, from, steps)];
};

/** The cuts as one path with edges as rough as lino: for covers. */
export const carved = (marks: readonly Mark[], warp: Warp): string =>
  marks.map((mark) => closed(sides(mark).map(warp))).join('');
