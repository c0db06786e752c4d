// What is cut into the rock: its grain, the teeth of its roof, the way out, the hoard and who watches over it.

import { type Point, star } from '../../../kit/draw/geometry.ts';
import { carved, clean, lens, type Mark, radial, rings, strokes } from '../../../kit/draw/gouge.ts';
import { carvedShape, closed, disc, rough } from '../../../kit/draw/path.ts';
import { seeded } from '../../../kit/draw/random.ts';

const warp = rough(5, 2);

interface Coin {
  readonly x: number;
  readonly y: number;
  readonly bright: boolean;
}

interface Heap {
  readonly from: number;
  readonly width: number;
  readonly floor: number;
  readonly height: number;
  readonly count: number;
}

/** Coins in a heap that is highest in its middle, the farthest first. */
const heap = ({ from, width, floor, height, count }: Heap): readonly Coin[] => {
  const random = seeded(9);
  return Array.from({ length: count }, (): Coin => {
    const across = random();
    const top = height * (1 - (2 * across - 1) ** 2);
    return { x: from + across * width, y: floor - random() * top, bright: random() > 0.45 };
  }).toSorted((a, b) => a.y - b.y);
};

/** Stone teeth hanging from the roof between two x. */
const roof = (from: number, to: number, longest: number): string => {
  const random = seeded(4);
  const points: Point[] = [[from, -6]];
  for (let x = from; x < to; ) {
    const width = longest * (0.55 + random() * 0.7);
    const tip = longest * (0.25 + random() * 0.75);
    points.push(
      [x + width * 0.45, tip],
      [x + width * 0.6, tip * 0.9],
      [x + width, 3 + random() * 4],
    );
    x += width;
  }
  return carvedShape([...points, [to + longest, -6]], warp);
};

const sky = ([x, y]: Point, r: number): { moon: string; dark: string; stars: string } => ({
  moon: disc([x, y], r),
  dark: disc([x + r * 0.34, y - r * 0.22], r * 0.82),
  stars:
    closed(star(4, [x - r, y + r * 1.9], [r * 0.34, r * 0.09])) +
    closed(star(4, [x + r, y + r * 1.7], [r * 0.26, r * 0.07])),
});

/** Two eyes half closed, and their slits. */
const eyes = ([x, y]: Point, size: number): { lids: string; slits: string } => {
  const both = [-1, 1] as const;
  return {
    lids: clean(
      both.map((side): Mark => {
        const [inner, outer]: readonly Point[] = [
          [x + side * size * 0.5, y + size * 0.18],
          [x + side * size * 1.9, y - size * 0.35],
        ];
        const middle = x + side * size * 1.15;
        return {
          from: inner ?? [x, y],
          to: outer ?? [x, y],
          over: [middle, y - size * 0.7],
          under: [middle, y + size * 0.9],
        };
      }),
    ),
    slits: clean(
      both.map((side) => {
        const at = x + side * size * 1.15;
        return lens([at, y - size * 0.42], [at, y + size * 0.44], size * 0.2);
      }),
    ),
  };
};

/** A scene behind the spaces. Paths in px of its plan. */
export interface Scenery {
  readonly grain: string;
  readonly roof: string;
  readonly mouth: string;
  readonly sky: ReturnType<typeof sky>;
  readonly glow: string;
  readonly eyes: ReturnType<typeof eyes>;
  readonly coins: readonly Coin[];
  readonly coin: number;
}

/** The cave as it lies, on 1000×210. */
export const rowScenery = (): Scenery => ({
  grain: carved(
    rings({
      centre: [500, 520],
      r0: 330,
      r1: 690,
      count: 9,
      width: 2.4,
      per: 22,
      a0: 200,
      a1: 340,
      seed: 19,
    }),
    warp,
  ),
  roof: roof(104, 912, 44),
  mouth: carvedShape(
    [
      [-8, 216],
      [-8, 40],
      [10, 18],
      [46, 8],
      [80, 20],
      [100, 58],
      [106, 110],
      [98, 216],
    ],
    warp,
  ),
  sky: sky([48, 66], 22),
  glow: carved(
    radial({ centre: [946, 150], r0: 44, r1: 190, rays: 30, rows: 2, width: 3, seed: 5 }),
    warp,
  ),
  eyes: eyes([948, 78], 19),
  coins: heap({ from: 884, width: 130, floor: 204, height: 78, count: 92 }),
  coin: 11,
});

/** The cave as it stands, on 72×540. */
export const columnScenery = (): Scenery => ({
  grain: clean(
    strokes({ x: 0, y: 40, w: 72, h: 450, rows: 44, perRow: 2, width: 1.1, wave: 3, seed: 19 }),
  ),
  roof: roof(-6, 78, 12),
  mouth: carvedShape(
    [
      [4, 546],
      [6, 520],
      [20, 504],
      [36, 500],
      [52, 504],
      [66, 520],
      [68, 546],
    ],
    warp,
  ),
  sky: sky([30, 520], 7),
  glow: clean(radial({ centre: [36, 52], r0: 16, r1: 74, rays: 18, rows: 2, width: 1.4, seed: 5 })),
  eyes: eyes([36, 22], 9),
  coins: heap({ from: 0, width: 72, floor: 60, height: 26, count: 46 }),
  coin: 6,
});
