/** Where the cells lie on the drawing, and which way is which for whoever looks. */
import type { Cell, Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import { DIRS, next, PLACES, ROWS } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Player } from '@kesem/engine/games/abalone/chapters/players';
import type { Point } from '../../../kit/draw/geometry.ts';

/** The distance between two neighbouring cells, in units of the drawing. */
export const PITCH = 100;
/** The distance between two rows. */
const ROW = PITCH * 0.866;
/** The radius of a marble. */
export const MARBLE = PITCH * 0.425;

/** The drawing's box around its centre, the corners of the frame and its shadow included. */
export const BOX = { x: -512, y: -445, w: 1034, h: 902 } as const;

/** How far a fallen marble lies beyond its last cell, in steps: on the rim, where a phone still shows it. */
export const FALLEN = 0.72;

/** The colour at the bottom of the picture: 0 for Black, 1 for White. */
export type Bottom = Player;

const VECTORS: Readonly<Record<Dir, Point>> = {
  NE: [0.5, -0.866],
  E: [1, 0],
  SE: [0.5, 0.866],
  SW: [-0.5, 0.866],
  W: [-1, 0],
  NW: [-0.5, -0.866],
};

/** Degrees clockwise from the right, for something drawn pointing to the right. */
const ANGLES: Readonly<Record<Dir, number>> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 };

/** Where a cell's centre lies, in units from the centre of the board. */
export function pointOf(cell: Cell, bottom: Bottom): Point {
  const { row, digit } = PLACES[cell] ?? { row: 4, digit: 5 };
  const [x, y] = [(digit - 5 - (row - 4) / 2) * PITCH, (4 - row) * ROW];
  return bottom === 0 ? [x, y] : [-x, -y];
}

/** The opposite direction. */
export function opposite(dir: Dir): Dir {
  return DIRS[(DIRS.indexOf(dir) + 3) % DIRS.length] ?? dir;
}

/** A direction of the board as it is seen, and one that is seen as it is on the board. */
export function seen(dir: Dir, bottom: Bottom): Dir {
  return bottom === 0 ? dir : opposite(dir);
}

/** One step in a direction of the board, on the drawing. */
function stepOf(dir: Dir, bottom: Bottom): Point {
  const [x, y] = VECTORS[seen(dir, bottom)];
  return [x * PITCH, y * PITCH];
}

/** The cell whose centre lies nearest to a point of the drawing, and no farther than `reach`; else null. */
export function cellAt([x, y]: Point, bottom: Bottom, reach: number): Cell | null {
  const far = (cell: Cell): number => {
    const [cx, cy] = pointOf(cell, bottom);
    return Math.hypot(cx - x, cy - y);
  };
  const nearest = PLACES.map((_, cell) => cell).reduce((a, b) => (far(b) < far(a) ? b : a));
  return far(nearest) <= reach ? nearest : null;
}

/** How far it is from one point to another along a direction of the board, in steps. */
export function stepsAlong(from: Point, to: Point, dir: Dir, bottom: Bottom): number {
  const [dx, dy] = stepOf(dir, bottom);
  return ((to[0] - from[0]) * dx + (to[1] - from[1]) * dy) / PITCH ** 2;
}

/** The direction of the board that comes nearest to the way from one point to another. */
export function dirOf(from: Point, to: Point, bottom: Bottom): Dir {
  const along = (dir: Dir): number => stepsAlong(from, to, dir, bottom);
  return DIRS.reduce((a, b) => (along(b) > along(a) ? b : a));
}

/** Degrees clockwise that turn an arrow to the right into this direction of the board. */
export function angleOf(dir: Dir, bottom: Bottom): number {
  return ANGLES[seen(dir, bottom)];
}

/** A point moved by so many steps in a direction of the board. */
export function moved(
  from: Point,
  along: { readonly dir: Dir; readonly steps: number },
  bottom: Bottom,
): Point {
  const [dx, dy] = stepOf(along.dir, bottom);
  return [from[0] + dx * along.steps, from[1] + dy * along.steps];
}

/** The rows of cells as they are seen, from the top, each from left to right. */
export function rowsOf(bottom: Bottom): readonly (readonly Cell[])[] {
  return bottom === 0 ? ROWS : ROWS.toReversed().map((row) => row.toReversed());
}

/** A way the focus can go, as seen. */
export type Way = 'left' | 'right' | 'up' | 'down' | 'rowStart' | 'rowEnd' | 'first' | 'last';

/** Rows are shifted by half a cell: up goes to the right and down to the left, so that each undoes the other. */
const STEPS: Readonly<Partial<Record<Way, readonly Dir[]>>> = {
  left: ['W'],
  right: ['E'],
  up: ['NE', 'NW'],
  down: ['SW', 'SE'],
};

const LEAPS: Readonly<
  Partial<Record<Way, (row: readonly Cell[], all: readonly Cell[]) => Cell | undefined>>
> = {
  rowStart: (row) => row[0],
  rowEnd: (row) => row.at(-1),
  first: (_, all) => all[0],
  last: (_, all) => all.at(-1),
};

/** The cell that the focus comes to; the same cell at the edge. */
export function wander(from: Cell, way: Way, bottom: Bottom): Cell {
  const steps = (STEPS[way] ?? []).flatMap((dir) => next(from, seen(dir, bottom)) ?? []);
  const rows = rowsOf(bottom);
  const row = rows.find((cells) => cells.includes(from)) ?? [];
  return steps[0] ?? LEAPS[way]?.(row, rows.flat()) ?? from;
}
