// What is cut into the rock: its grain, the teeth of its roof, the way out, the steps, the hoard and who watches over it.

import { type Point, star } from '../../../kit/draw/geometry.ts';
import { clean, radial, rings, strokes } from '../../../kit/draw/gouge.ts';
import { closed, disc } from '../../../kit/draw/path.ts';
import { seeded } from '../../../kit/draw/random.ts';
import { type Breadth, feetOn, PLANS, type Plan, SPACES } from './cave.ts';

interface Coin {
  readonly x: number;
  readonly y: number;
  readonly bright: boolean;
}

/** A scene around the steps. Paths in px of its plan. */
export interface Scenery {
  readonly grain: string;
  readonly roof: string;
  readonly mouth: string;
  readonly moon: string;
  readonly night: string;
  readonly glow: string;
  /** Where the dragon's head lies: a transform for 512×512 units. */
  readonly dragon: string;
  readonly mound: string;
  readonly coins: readonly Coin[];
  readonly coin: number;
  /** The grain of the steps between the zones. */
  readonly cuts: string;
}

/** Where the hoard begins, and how high its top lies. */
const hoardOf = (plan: Plan): Point => [plan.x0 + plan.step * 11, feetOn(plan, 10)[1]];

/** Stone teeth hanging from the roof. */
function roofOf({ width, height, x0 }: Plan): string {
  const random = seeded(4);
  const unit = height / 190;
  const points: Point[] = [[x0 - 6, -4]];
  let x = x0 - 6;
  while (x < width * 0.9) {
    const across = (16 + random() * 30) * Math.max(0.6, unit);
    const down = (8 + random() * 26) * unit;
    points.push(
      [x + across * 0.45, down],
      [x + across * 0.6, down * 0.9],
      [x + across, 3 * unit + random() * 4],
    );
    x += across;
  }
  return closed([...points, [x, -4]]);
}

/** The way out: an arch, with the night behind it. */
function mouthOf({ x0, height }: Plan): Pick<Scenery, 'mouth' | 'moon' | 'night'> {
  const [w, h] = [x0 - 2, height * 0.78];
  const at = (x: number, y: number): string =>
    `${(w * x).toFixed(1)} ${(height - h * y).toFixed(1)}`;
  const stars = [
    star(4, [w * 0.24, height - h * 0.38], [w * 0.08, w * 0.02]),
    star(4, [w * 0.72, height - h * 0.44], [w * 0.06, w * 0.016]),
  ];
  return {
    mouth: `M-4 ${height + 2}V${height - h * 0.7}Q${at(0.1, 1)} ${at(0.5, 1)}Q${at(0.96, 0.94)} ${at(0.98, 0.6)}Q${at(1, 0.26)} ${at(0.9, -0.02)}z`,
    moon: disc([w * 0.5, height - h * 0.66], w * 0.24) + stars.map(closed).join(''),
    night: disc([w * 0.58, height - h * 0.7], w * 0.2),
  };
}

/** A mound with coins, the farthest first. */
function heapOf(plan: Plan): Pick<Scenery, 'mound' | 'coins' | 'coin'> {
  const { width, height } = plan;
  const [x, y] = hoardOf(plan);
  const unit = Math.max(0.5, height / 190);
  const random = seeded(9);
  const coins = Array.from({ length: 70 }, (): Coin => {
    const across = random();
    const top = y + 18 * unit - Math.sin(across * Math.PI * 0.75 + 0.3) * 26 * unit;
    return {
      x: x + 6 * unit + across * (width - x - 2),
      y: top + random() * (height - top),
      bright: random() > 0.5,
    };
  });
  return {
    mound: `M${x} ${height + 2}V${y + 14 * unit}Q${x + (width - x) * 0.4} ${y - 20 * unit} ${width + 4} ${y - 6 * unit}V${height + 2}z`,
    coins: coins.toSorted((a, b) => a.y - b.y),
    coin: 10 * unit,
  };
}

const grainOf = ({ width, height }: Plan): string =>
  clean(
    rings({
      centre: [width * 0.5, height * 2.5],
      r0: height * 1.6,
      r1: height * 3.35,
      count: 10,
      width: height * 0.011,
      per: 22,
      a0: 200,
      a1: 340,
      seed: 19,
    }),
  );

/** Light behind the hoard, and who lies on it. */
function watchOf({ width, height, dragon }: Plan, [x, y]: Point): Pick<Scenery, 'glow' | 'dragon'> {
  const size = dragon * height * 0.0019;
  const top = Math.max(height * 0.05, y - size * 430).toFixed(1);
  const glow = radial({
    centre: [x + (width - x) * 0.5, y - 4],
    r0: height * 0.16,
    r1: height * 1.05,
    rays: 44,
    rows: 2,
    width: height * 0.014,
    seed: 5,
  });
  const scale = size.toFixed(4);
  return {
    glow: clean(glow),
    dragon: `translate(${width + 6} ${top}) scale(-${scale} ${scale})`,
  };
}

/** The grain of one step between the zones. */
function cutsOf(plan: Plan, space: number) {
  const { height, step, type } = plan;
  const [middle, top] = feetOn(plan, space);
  const y = top + type * 1.6;
  const h = height - y;
  const rows = Math.max(2, Math.round(h / 9));
  return strokes({
    x: middle - step * 0.44,
    y,
    w: step * 0.85,
    h,
    rows,
    perRow: 2,
    width: 1.1,
    seed: space,
  });
}

const sceneryOf = (plan: Plan): Scenery => ({
  grain: grainOf(plan),
  roof: roofOf(plan),
  ...mouthOf(plan),
  ...watchOf(plan, hoardOf(plan)),
  ...heapOf(plan),
  cuts: clean(SPACES.slice(3, 8).flatMap((space) => cutsOf(plan, space))),
});

const cut = new Map<Breadth, Scenery>();

/** The scene of a plan, cut when it is first drawn. */
export function sceneryIn(breadth: Breadth): Scenery {
  const kept = cut.get(breadth) ?? sceneryOf(PLANS[breadth]);
  cut.set(breadth, kept);
  return kept;
}
