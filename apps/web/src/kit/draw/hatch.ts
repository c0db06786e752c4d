// The hatching alphabet: printers told inks apart in black and white long before screens.
// A hatch is computed inside its outline, so that no pattern or clip has to be looked up by id.

import { between, type Point } from './geometry.ts';
import type { Ink } from './inks.ts';

/** Lines to be stroked with `width` in ink; dots are lines of no length with round ends. */
export interface Hatch {
  readonly d: string;
  readonly width: number;
  readonly cap: 'butt' | 'round';
}

type Segment = readonly [Point, Point];

/** How far a point lies to the right of the way from p to q, by the length of that way; negative: to the left. */
const depth = (p: Point, q: Point, at: Point): number =>
  (q[0] - p[0]) * (at[1] - p[1]) - (q[1] - p[1]) * (at[0] - p[0]);

/** The part of a segment inside a convex outline that runs clockwise on the screen, or null. */
const inside = (segment: Segment, outline: readonly Point[]): Segment | null => {
  const a = segment[0];
  const b = segment[1];
  let low = 0;
  let high = 1;
  let p = outline.at(-1);
  for (const q of outline) {
    const da = p ? depth(p, q, a) : 0;
    const db = p ? depth(p, q, b) : 0;
    if (da < 0 && db < 0) return null;
    if (da < 0) low = Math.max(low, da / (da - db));
    else if (db < 0) high = Math.min(high, da / (da - db));
    p = q;
  }
  return low < high ? [between(a, b, low), between(a, b, high)] : null;
};

const extent = (outline: readonly Point[]): { centre: Point; reach: number } => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { centre: [(x0 + x1) / 2, (y0 + y1) / 2], reach: Math.hypot(x1 - x0, y1 - y0) / 2 };
};

/** Numbers from -reach to reach in steps, symmetric about 0. */
const steps = (reach: number, pitch: number): readonly number[] => {
  const half = Math.ceil(reach / pitch);
  return Array.from({ length: half * 2 + 1 }, (_, i) => (i - half) * pitch);
};

type Lines = (outline: readonly Point[]) => readonly Segment[];

const parallels =
  (angle: number, pitch: number): Lines =>
  (outline) => {
    const { centre, reach } = extent(outline);
    const a = (angle * Math.PI) / 180;
    const [ux, uy] = [Math.cos(a), Math.sin(a)];
    return steps(reach, pitch).map((off): Segment => {
      const [x, y] = [centre[0] - uy * off, centre[1] + ux * off];
      return [
        [x - ux * reach, y - uy * reach],
        [x + ux * reach, y + uy * reach],
      ];
    });
  };

const chevrons: Lines = (outline) => {
  const { centre, reach } = extent(outline);
  return steps(reach, 8).flatMap((dy) =>
    steps(reach, 6).map((dx, i): Segment => {
      const [x, y] = [centre[0] + dx, centre[1] + dy];
      return [
        [x, y + (i % 2) * 5],
        [x + 6, y + ((i + 1) % 2) * 5],
      ];
    }),
  );
};

const dots: Lines = (outline) => {
  const { centre, reach } = extent(outline);
  return steps(reach, 4).flatMap((dy, row) =>
    steps(reach, 8).map((dx): Segment => {
      const [x, y] = [centre[0] + dx + (row % 2) * 4, centre[1] + dy];
      return [
        [x, y],
        [x + 0.01, y],
      ];
    }),
  );
};

const ALPHABET: Record<Ink, { lines: readonly Lines[]; width: number; cap: Hatch['cap'] }> = {
  1: { lines: [], width: 0, cap: 'butt' },
  2: { lines: [parallels(-45, 7)], width: 2.4, cap: 'butt' },
  3: { lines: [dots], width: 3.2, cap: 'round' },
  4: { lines: [parallels(0, 6)], width: 2, cap: 'butt' },
  5: { lines: [parallels(45, 8), parallels(-45, 8)], width: 1.7, cap: 'butt' },
  6: { lines: [chevrons], width: 1.8, cap: 'butt' },
  7: { lines: [parallels(45, 7)], width: 2.4, cap: 'butt' },
  8: { lines: [parallels(90, 6)], width: 2, cap: 'butt' },
  9: { lines: [parallels(0, 9), parallels(90, 9)], width: 1.6, cap: 'butt' },
  10: { lines: [parallels(22, 9), parallels(-22, 9)], width: 1.7, cap: 'butt' },
};

const fix = ([x, y]: Point): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** What is drawn in an outline again and again, each time that it is shown, is computed once. */
const KNOWN = new WeakMap<readonly Point[], Map<Ink, Hatch>>();

/** The hatch of an ink inside a convex outline whose points run clockwise, and never change; empty for the solid ink. */
export const hatch = (ink: Ink, outline: readonly Point[]): Hatch => {
  const inks = KNOWN.get(outline) ?? new Map<Ink, Hatch>();
  const drawn = inks.get(ink) ?? draw(ink, outline);
  KNOWN.set(outline, inks.set(ink, drawn));
  return drawn;
};

const draw = (ink: Ink, outline: readonly Point[]): Hatch => {
  const { lines, width, cap } = ALPHABET[ink];
  const parts = lines
    .flatMap((make) => make(outline))
    .map((segment) => inside(segment, outline))
    .filter((segment) => segment !== null);
  return { d: parts.map(([a, b]) => `M${fix(a)}L${fix(b)}`).join(''), width, cap };
};
