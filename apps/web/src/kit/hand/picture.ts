// A hand thrown on the picture: joints become discs, and flesh is the hull around them.
import { type Point, polar } from '../draw/geometry.ts';
import type { Joint, Point3 } from './bones.ts';

/** A joint as it is seen; `z` grows towards whoever looks. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly r: number;
}

/** How a hand is turned, in degrees. */
export interface Turn {
  /** Around the arm: 0 shows the palm, 90 turns it down, 180 shows the back. */
  readonly roll: number;
  /** Clockwise in the picture from pointing to the left: 90 points up, -90 down. */
  readonly turn?: number;
}

const rotated = (a: number, b: number, degrees: number): readonly [number, number] => {
  const t = (degrees * Math.PI) / 180;
  return [a * Math.cos(t) - b * Math.sin(t), a * Math.sin(t) + b * Math.cos(t)];
};

/** Where a place of the hand is seen. */
export const seen = ([x, y, z]: Point3, { roll, turn = 0 }: Turn): Point3 => {
  const [near, across] = rotated(z, x, -roll);
  const [right, up] = rotated(across, y, 90 - turn);
  return [right, -up, near];
};

/** A joint as a disc in the picture. */
export const spot = ({ at, r }: Joint, turn: Turn): Spot => {
  const [x, y, z] = seen(at, turn);
  return { x, y, z, r };
};

const fix = (n: number): number => Math.round(n * 10) / 10;
const place = (p: Point): string => p.map(fix).join(' ');

const disc = ({ x, y, r }: Spot): string => {
  const half = `a${fix(r)} ${fix(r)} 0 1 1 `;
  return `M${place([x - r, y])}${half}${fix(2 * r)} 0${half}${fix(-2 * r)} 0z`;
};

/** The hull of two discs, as a path. */
const capsule = (one: Spot, other: Spot): string => {
  const [a, b] = one.r < other.r ? [other, one] : [one, other];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy);
  if (far <= a.r - b.r + 0.1) return disc(a);
  const along = (Math.atan2(dy, dx) * 180) / Math.PI;
  const open = (Math.acos((a.r - b.r) / far) * 180) / Math.PI;
  const on = ({ x, y, r }: Spot, angle: number): string => place(polar([x, y], r, along + angle));
  const round = ({ r }: Spot, large: 0 | 1): string => `A${fix(r)} ${fix(r)} 0 ${large} 1 `;
  return `M${on(b, -open)}${round(b, 0)}${on(b, open)}L${on(a, open)}${round(a, 1)}${on(a, -open)}z`;
};

/** The flesh along a chain of joints, as a path. */
export const limb = (spots: readonly Spot[]): string =>
  spots
    .slice(1)
    .map((b, i) => capsule(spots[i] ?? b, b))
    .join('');

const side = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

const chain = (sorted: readonly Point[]): readonly Point[] => {
  const kept: Point[] = [];
  for (const p of sorted) {
    while (kept.length > 1 && side(kept.at(-2) ?? p, kept.at(-1) ?? p, p) <= 0) kept.pop();
    kept.push(p);
  }
  return kept.slice(0, -1);
};

/** The convex outline around discs. */
export const hull = (spots: readonly Spot[]): readonly Point[] => {
  const rim = spots
    .flatMap(({ x, y, r }) => Array.from({ length: 20 }, (_, i) => polar([x, y], r, i * 18)))
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(rim), ...chain(rim.toReversed())];
};
