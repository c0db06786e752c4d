import { densify, type Point } from './geometry.ts';

/** Moves a point a little, the way a knife strays. */
export type Warp = (point: Point) => Point;

const round = (n: number): number => Math.round(n * 10) / 10;

/** A closed path through the points, written with relative steps because they are shorter. */
export const closed = (points: readonly Point[]): string => {
  let [atX, atY] = [0, 0];
  const steps = points.map(([x, y], i) => {
    const [dx, dy] = [round(x - atX), round(y - atY)];
    [atX, atY] = [round(atX + dx), round(atY + dy)];
    return `${i === 0 ? 'M' : 'l'}${dx} ${dy}`;
  });
  return points.length === 0 ? '' : `${steps.join('')}z`;
};

/** A full disc as a path, for drawings that hold everything in one `d`. */
export const disc = ([x, y]: Point, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const lattice = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return (((h ^ (h >>> 16)) >>> 0) / 4294967296) * 2 - 1;
};

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise in [-1, 1] at a place on a grid of unit cells. */
const noise = (x: number, y: number, seed: number): number => {
  const [cellX, cellY] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [ease(x - cellX), ease(y - cellY)];
  const row = (dy: number): number => {
    const a = lattice(cellX, cellY + dy, seed);
    return a + (lattice(cellX + 1, cellY + dy, seed) - a) * fx;
  };
  const top = row(0);
  return top + (row(1) - top) * fy;
};

const stray = (x: number, y: number, seed: number): number =>
  noise(x / 15, y / 15, seed) * 0.65 + noise(x / 6, y / 6, seed + 7) * 0.35;

/** A rough edge: two octaves of noise, straying at most `reach` units; the same seed strays the same way. */
export const rough =
  (seed: number, reach = 2.6): Warp =>
  ([x, y]) => [x + stray(x, y, seed) * reach, y + stray(x, y, seed + 31) * reach];

/** A closed outline cut by hand: points every few units, each astray. */
export const carvedShape = (outline: readonly Point[], warp: Warp): string =>
  closed(densify(outline, 6).map(warp));
