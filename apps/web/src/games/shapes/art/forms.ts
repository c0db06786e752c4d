// The five shapes and the joker. The form is what tells them apart; ink and hatch only say it again.

import { type Point, polar, polygon, star } from '../../../kit/draw/geometry.ts';
import { clean, lens } from '../../../kit/draw/gouge.ts';
import { type Hatch, hatch } from '../../../kit/draw/hatch.ts';
import type { Ink } from '../../../kit/draw/inks.ts';
import { closed, disc } from '../../../kit/draw/path.ts';

/** The shapes in the order of their places on a card. */
export const FORMS = ['circle', 'triangle', 'square', 'star', 'hexagon'] as const;
export type Form = (typeof FORMS)[number];

/** A shape on 64×64 units around 0. */
export interface Cut {
  readonly outline: string;
  readonly ink: Ink;
  readonly hatch: Hatch;
}

const CORNERS: Readonly<Record<Exclude<Form, 'star'>, readonly Point[]>> = {
  circle: polygon(40, [0, 0], 28),
  triangle: polygon(3, [0, 5], 33, -90),
  square: polygon(4, [0, 0], 35, -135),
  hexagon: polygon(6, [0, 0], 30, 0),
};

const INK_OF: Readonly<Record<Form, Ink>> = {
  circle: 2,
  triangle: 1,
  square: 4,
  star: 3,
  hexagon: 5,
};

/** A star is no convex outline, so that its dots are set by hand: one in the middle, one in each ray, one in each bay. */
const starDots = (): Hatch => {
  const places: readonly Point[] = [
    [0, 2],
    ...Array.from({ length: 5 }, (_, i) => polar([0, 2], 18, i * 72 - 90)),
    ...Array.from({ length: 5 }, (_, i) => polar([0, 2], 8.5, i * 72 - 54)),
  ];
  const d = places.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h.01`).join('');
  return { d, width: 4, cap: 'round' };
};

const solid = (form: Exclude<Form, 'star'>): Cut => ({
  outline: closed(CORNERS[form]),
  ink: INK_OF[form],
  hatch: hatch(INK_OF[form], CORNERS[form]),
});

/** How each shape is cut. */
export const CUT: Readonly<Record<Form, Cut>> = {
  circle: solid('circle'),
  triangle: solid('triangle'),
  square: solid('square'),
  star: { outline: closed(star(5, [0, 2], [33, 13.5])), ink: INK_OF.star, hatch: starDots() },
  hexagon: solid('hexagon'),
};

/** A fool's cap, on the same 64×64 units: the cap, its band and bells, and the cuts over them. */
export const JOKER = {
  cap: 'M-18 19C-19 -4 -26 -7 -30 6C-35 -14 -22 -25 -9 -12C-8 -20 -4 -25 0 -28C4 -25 8 -20 9 -12C22 -25 35 -14 30 6C26 -7 19 -4 18 19Z',
  band: 'M-23 18H23L20 28H-20Z',
  bells: disc([-30, 9], 5) + disc([0, -28], 5) + disc([30, 9], 5),
  cuts: clean([
    lens([-24, -12], [-13, 15], 3.2),
    lens([0, -20], [0, 14], 3.4),
    lens([24, -12], [13, 15], 3.2),
  ]),
} as const;
