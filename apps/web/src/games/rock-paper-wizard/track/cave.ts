// Eleven steps up to the hoard, as wide as a table and as wide as a phone: two plans, one way of standing in them.
import type { Point } from '../../../kit/draw/geometry.ts';

/** 0 is the last space before the way out, 10 lies on the hoard. */
export const SPACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const START = 5;

/** The two ends of the cave, and what lies between. */
export type Zone = 'exit' | 'middle' | 'treasure';

/** Where a space lies. */
export const zoneOf = (space: number): Zone => {
  if (space <= 2) return 'exit';
  return space >= 8 ? 'treasure' : 'middle';
};

/** How much room the cave has. In both the way out is at the left and the hoard at the right, in every language. */
export type Breadth = 'wide' | 'narrow';

/** A plan in px. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Where the first step begins, how wide each is, and how much higher than the one before. */
  readonly x0: number;
  readonly step: number;
  readonly rise: number;
  /** Where figures stand on the first step. */
  readonly floor: number;
  /** How large a figure is that stands alone. */
  readonly figure: number;
  /** Size of the numbers. */
  readonly type: number;
  /** How large the dragon is, to the height. */
  readonly dragon: number;
}

export const PLANS: Readonly<Record<Breadth, Plan>> = {
  wide: {
    width: 1000,
    height: 206,
    x0: 100,
    step: 70,
    rise: 6.5,
    floor: 166,
    figure: 0.92,
    type: 17,
    dragon: 0.8,
  },
  narrow: {
    width: 390,
    height: 146,
    x0: 40,
    step: 28,
    rise: 3.6,
    floor: 108,
    figure: 0.52,
    type: 13,
    dragon: 0.68,
  },
};

/** Where somebody alone stands on a space. */
export const feetOn = ({ x0, step, floor, rise }: Plan, space: number): Point => [
  x0 + step * (space + 0.5),
  floor - rise * space,
];

/** Where figure `i` of `count` on a space stands from its middle, in steps across and figures down. The first stand behind. */
const shift = (i: number, count: number): Point => {
  if (count === 1) return [0, 0];
  const side = i % 2 === 0 ? -1 : 1;
  if (count === 2) return [side * 0.24, i * 4];
  if (count === 3) return i < 2 ? [side * 0.27, -18] : [0, 4];
  return [side * 0.26, -36 + 24 * Math.floor(i / 2)];
};

const SIZES = [1, 1, 0.88] as const;
const CROWD = 0.8;

/** A figure's feet and size in px. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where everybody stands, in the order of `spaces`; on a space that is shared nobody hides an emblem. */
export const standing = (spaces: readonly number[], plan: Plan): readonly Stand[] =>
  spaces.map((space, who) => {
    const count = spaces.filter((other) => other === space).length;
    const before = spaces.slice(0, who).filter((other) => other === space).length;
    const [x, y] = feetOn(plan, space);
    const [across, down] = shift(before, count);
    return {
      x: x + across * plan.step,
      y: y + down * plan.figure,
      scale: plan.figure * (SIZES[count - 1] ?? CROWD),
    };
  });
