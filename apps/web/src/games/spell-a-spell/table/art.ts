/** The printed sheet on which a word stands: the burst, the ripples around it, and the inks of its moods. */

import { type Point, star } from '../../../kit/draw/geometry.ts';
import { carved, clean, radial, rings, strokes } from '../../../kit/draw/gouge.ts';
import { carvedShape, closed, disc, rough } from '../../../kit/draw/path.ts';

const warp = rough(3);

/** Ripples on 400×200 units. */
export const RIPPLES = carved(
  rings({ centre: [200, 100], r0: 96, r1: 330, count: 12, width: 3.4, per: 12, seed: 31 }),
  warp,
);
/** A burst that fills 200×200 units, to be stretched. */
export const BURST = carvedShape(star(21, [100, 100], [97, 86]), rough(5, 1.4));
/** The burst that a thing is printed on, and its sheen, around the middle of 400×352 units. */
export const STAR = closed(star(19, [0, 0], [190, 156]).map(([x, y]): Point => [x, y * 0.86]));
export const SHEEN = clean(
  radial({ centre: [0, 0], r0: 60, r1: 146, rays: 40, rows: 2, width: 2.6, seed: 6 }),
);

/** A piece of a plate that breaks: clockwise around the middle of the plate, and where it comes to rest. */
export interface Shard {
  readonly outline: readonly Point[];
  readonly flies: Point;
  readonly turns: number;
}
export const SHARDS: readonly Shard[] = [
  {
    outline: [
      [-36, -36],
      [0, -7],
      [-36, 9],
    ],
    flies: [-170, -92],
    turns: -24,
  },
  {
    outline: [
      [-36, -36],
      [9, -36],
      [0, -7],
    ],
    flies: [-60, -158],
    turns: 14,
  },
  {
    outline: [
      [9, -36],
      [36, -36],
      [36, 4],
      [0, -7],
    ],
    flies: [178, -106],
    turns: 28,
  },
  {
    outline: [
      [36, 4],
      [36, 36],
      [-5, 36],
      [0, -7],
    ],
    flies: [172, 128],
    turns: -18,
  },
  {
    outline: [
      [-36, 9],
      [0, -7],
      [-5, 36],
      [-36, 36],
    ],
    flies: [-176, 118],
    turns: 20,
  },
];
/** A snowball on 512×512 units, and the cuts of its shadow. */
export const BALL = disc([256, 256], 196);
export const BALL_CUTS = clean(
  rings({
    centre: [236, 236],
    r0: 70,
    r1: 172,
    count: 4,
    width: 9,
    per: 3,
    a0: 0,
    a1: 110,
    seed: 7,
  }),
);
/** Grain of the wood that the rack is cut from, on 400×60 units. */
export const GRAIN = clean(
  strokes({ x: -10, y: 0, w: 420, h: 60, rows: 7, perRow: 5, width: 1, wave: 1.5, seed: 12 }),
);

/** The two inks of a sheet. */
export interface Mood {
  readonly ground: string;
  readonly light: string;
}

export const MOODS = {
  spell: { ground: '#1B6F5A', light: '#8FCFA8' },
  vote: { ground: '#1F5673', light: '#7DBBDA' },
  calm: { ground: '#5F4229', light: '#A67C52' },
  fire: { ground: '#9C2F1B', light: '#F0A24A' },
  sand: { ground: '#8A5F1E', light: '#F0D08A' },
  snow: { ground: '#2F6FB5', light: '#CFE6F5' },
  fog: { ground: '#5A6B73', light: '#C9D3D6' },
} as const satisfies Readonly<Record<string, Mood>>;
export type MoodName = keyof typeof MOODS;
