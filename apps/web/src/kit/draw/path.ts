import { densify, type Point } from './geometry.ts';

/** Moves a point a little, the way a knife strays. */
export type Warp = (point: Point) => Point;

const round = (n: number): number => Math.round(n * 10) / 10;

/** A closed path through the points, written with relative steps because they are shorter. */
export const closed = (points: readonly Point[]): string => {
  let path = '';
  let [atX, atY] = [0, 0];
  for (const point of points) {
    const dx = round(point[0] - atX);
    const dy = round(point[1] - atY);
    path += `${path === '' ? 'M' : 'l'}${dx} ${dy}`;
    atX = round(atX + dx);
    atY = round(atY + dy);
  }
  return path === '' ? '' : `${path}z`;
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
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const across = ease(x - cellX);
  const down = ease(y - cellY);
  const topLeft = lattice(cellX, cellY, seed);
  const top = topLeft + (lattice(cellX + 1, cellY, seed) - topLeft) * across;
  const lowLeft = lattice(cellX, cellY + 1, seed);
  const low = lowLeft + (lattice(cellX + 1, cellY + 1, seed) - lowLeft) * across;
  return top + (low - top) * down;
};

const stray = (x: number, y: number, seed: number): number =>
  noise(x / 15, y / 15, seed) * 0.65 + noise(x / 6, y / 6, seed + 7) * 0.35;

/** A rough edge: two octaves of noise, straying at most `reach` units; the same seed strays the same way. */
export const rough =
  (seed: number, reach = 2.6): Warp =>
  (point) => {
    const x = point[0];
    const y = point[1];
    return [x + stray(x, y, seed) * reach, y + stray(x, y, seed + 31) * reach];
  };

/** A closed outline cut by hand: points every few units, each astray. */
export const carvedShape = (outline: readonly Point[], warp: Warp): string =>
  closed(densify(outline, 6).map(warp));
