// What the gouge does on a hand: a shadow along each finger, creases, nails, the lines of the palm.

import type { Point } from '../draw/geometry.ts';
import { lens, type Mark } from '../draw/gouge.ts';
import type { Point3 } from './bones.ts';
import { type Spot, seen, type Turn } from './picture.ts';

interface Side {
  readonly normal: Point3;
  readonly lines: readonly (readonly [from: Point3, to: Point3, width: number])[];
}

/** Cuts on the palm, on the back, and on the thumb's side. */
const PALM_SIDE: Side = {
  normal: [0, 0, 1],
  lines: [
    [[30, 50, 10], [-2, 40, 10], 2.2],
    [[-28, 46, 10], [12, 58, 10], 2.2],
    [[-6, 34, 10], [-2, 6, 10], 2.2],
    [[-22, 34, 10], [-18, 12, 10], 1.6],
    [[-15, 30, 10], [-12, 10, 10], 1.4],
  ],
};
const OTHER_SIDES: readonly Side[] = [
  {
    normal: [0, 0, -1],
    lines: [
      [[23, 62, -10], [12, 22, -10], 1.6],
      [[8, 66, -10], [4, 18, -10], 1.6],
      [[-8, 63, -10], [-4, 20, -10], 1.6],
      [[-22, 54, -10], [-12, 20, -10], 1.6],
    ],
  },
  {
    normal: [1, 0, 0],
    lines: [
      [[30, 62, -4], [22, 18, -3], 1.7],
      [[30, 54, 3], [24, 28, 3], 1.5],
    ],
  },
];

const project = ({ normal, lines }: Side, turn: Turn): readonly Mark[] => {
  if (seen(normal, turn)[2] < 0.5) return [];
  return lines.map(([from, to, width]) => {
    const [[x1, y1], [x2, y2]] = [seen(from, turn), seen(to, turn)];
    return lens([x1, y1], [x2, y2], width);
  });
};

/** The cuts on the middle of the hand; the palm has lines only when no finger lies over it. */
export const middleCuts = (turn: Turn, palm: 'open' | 'covered'): readonly Mark[] =>
  [...(palm === 'open' ? [PALM_SIDE] : []), ...OTHER_SIDES].flatMap((s) => project(s, turn));

interface Bone {
  readonly a: Spot;
  readonly b: Spot;
  readonly along: Point;
  readonly length: number;
}

const bones = (spots: readonly Spot[]): readonly Bone[] =>
  spots.slice(1).map((b, i) => {
    const a = spots[i] ?? b;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { a, b, length, along: [(b.x - a.x) / length, (b.y - a.y) / length] };
  });

/** Light falls from above on the left, so that the shadow lies below and to the right. */
const shadow = ({ a, b, along: [x, y], length }: Bone): readonly Mark[] => {
  if (length < 11) return [];
  const [nx, ny] = x - y < 0 ? [y, -x] : [-y, x];
  const beside = (s: Spot, k: number): Point => [s.x + nx * s.r * k, s.y + ny * s.r * k];
  return [lens(beside(a, 0.5), beside(b, 0.42), 1.5)];
};

const across = ({ x, y, r }: Spot, [dx, dy]: Point, reach: number): Mark =>
  lens([x - dy * r * reach, y + dx * r * reach], [x + dy * r * reach, y - dx * r * reach], 1.5);

/** Creases where the joints of a stretched finger bend. */
const creases = (all: readonly Bone[]): readonly Mark[] =>
  all
    .slice(0, -1)
    .filter(({ length }) => length > 11)
    .map(({ b, along }) => across(b, along, 0.55));

/** A nail: a crescent near the tip. */
const nail = ({ b: { x, y, r }, along: [dx, dy] }: Bone): Mark => {
  const at = (ahead: number, aside: number): Point => [
    x + (dx * ahead - dy * aside) * r,
    y + (dy * ahead + dx * aside) * r,
  ];
  return { from: at(0.5, 0.7), to: at(0.5, -0.7), over: at(-2, 0), under: at(-0.9, 0) };
};

/** The cuts on a finger or thumb; its nail shows when the back does. */
export const limbCuts = (spots: readonly Spot[], face: 'palm' | 'back'): readonly Mark[] => {
  const all = bones(spots);
  const last = all.at(-1);
  const tip = face === 'back' && last !== undefined && last.length > 11 ? [nail(last)] : [];
  return [...all.flatMap(shadow), ...(face === 'palm' ? creases(all) : []), ...tip];
};

/** Two long cuts where a thumb rises out of the palm, in place of an outline. */
export const rootCuts = (root: Spot, [ball]: readonly Spot[]): readonly Mark[] =>
  bones(ball ? [root, ball] : []).flatMap(({ a, b, along: [x, y] }) =>
    [1, -1].map((side) => {
      const on = (s: Spot, k: number, ahead: number): Point => [
        s.x - y * side * k * s.r + x * ahead,
        s.y + x * side * k * s.r + y * ahead,
      ];
      return lens(on(b, 1.2, 10), on(a, 0.9, -4), 4.6);
    }),
  );
