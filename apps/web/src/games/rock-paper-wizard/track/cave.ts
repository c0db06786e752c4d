// A cave of eleven spaces as it lies and as it stands: two plans, one way of standing in them.
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

/** `row`: way out at the left and hoard at the right, in every language. `column`: hoard above. */
export type Direction = 'row' | 'column';

/** A plan in px: its size, where figures stand on a space, the stone under it, and how figures share it. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly feet: (space: number) => Point;
  /** Half the stone's width above and below, and its height. */
  readonly stone: readonly [above: number, below: number, height: number];
  /** How far the number on a stone is from its middle. */
  readonly number: number;
  /** How large one, two, three and more figures on a space are. */
  readonly scale: readonly [number, number, number];
  /** How far two, three and more figures of a space stand apart: of six people only one group is so large. */
  readonly apart: readonly [number, number, number];
  /** How much higher the rear rank stands. */
  readonly rear: number;
}

export const PLANS: Readonly<Record<Direction, Plan>> = {
  row: {
    width: 1000,
    height: 210,
    feet: (space) => [153 + space * 70, 166],
    stone: [30, 34, 36],
    number: 0,
    scale: [1.08, 0.9, 0.75],
    apart: [28, 24, 34],
    rear: 44,
  },
  column: {
    width: 72,
    height: 540,
    feet: (space) => [36, 478 - space * 40],
    stone: [30, 33, 18],
    number: -21,
    scale: [0.47, 0.43, 0.37],
    apart: [23, 20, 17],
    rear: 18,
  },
};

/** Where figure `i` of `count` on a space stands from its middle, in px. From four on the first stand behind. */
const shift = (i: number, count: number, { apart: [two, three, more], rear }: Plan): Point => {
  if (count < 4) return [(i - (count - 1) / 2) * (count === 2 ? two : three), 0];
  const behind = Math.floor(count / 2);
  if (i < behind) return [(i - behind / 2) * more, -rear];
  return [(i - behind - (count - behind - 1) / 2) * more, 0];
};

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
    const [x, y] = plan.feet(space);
    const [dx, dy] = shift(before, count, plan);
    const [one, two, more] = plan.scale;
    return { x: x + dx, y: y + dy, scale: count === 1 ? one : count === 2 ? two : more };
  });
