/** The board as paths: walnut frame, grain, grooves and holes. Drawn once, the same for everybody. */

import type { Cell, Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import { AXES, next, PLACES, ray } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Side } from '@kesem/engine/games/abalone/chapters/position';
import { polygon } from '../../../kit/draw/geometry.ts';
import { clean, strokes } from '../../../kit/draw/gouge.ts';
import { closed, disc } from '../../../kit/draw/path.ts';
import type { MarbleColour } from '../../../kit/Marble.tsx';
import { opposite, PITCH, pointOf } from './layout.ts';

/** What the kit calls the marbles of a side. */
export const COLOURS: Readonly<Record<Side, MarbleColour>> = { b: 'black', w: 'bone' };

const hexagon = (r: number): string => closed(polygon(6, [0, 0], r * PITCH));

/** The frame from its outer edge inwards; the last is the field. */
export const FRAME = {
  edge: hexagon(5.02),
  light: hexagon(4.86),
  dark: hexagon(4.79),
  groove: hexagon(4.69),
  field: hexagon(4.62),
} as const;

const SHEET = { x: -5 * PITCH, y: -4.35 * PITCH, w: 10 * PITCH, h: 8.7 * PITCH, wave: 10 };

/** The grain of the wood in two tones; to be clipped to the field. */
export const GRAIN = {
  dark: clean(strokes({ ...SHEET, rows: 46, perRow: 6, width: 2.6, seed: 77 })),
  light: clean(strokes({ ...SHEET, rows: 30, perRow: 5, width: 1.8, seed: 12 })),
} as const;

const CELLS: readonly Cell[] = PLACES.map((_, cell) => cell);

const at = (cell: Cell): string => pointOf(cell, 0).map(Math.round).join(' ');

/** Every line of the board from edge to edge along one axis. */
function grooves(axis: Dir): string {
  const starts = CELLS.filter((cell) => next(cell, opposite(axis)) === null);
  return starts.map((cell) => `M${at(cell)}L${at(ray(cell, axis).at(-1) ?? cell)}`).join('');
}

/** The lines between the holes. */
export const GROOVES = AXES.map(grooves).join('');

const discs = (dx: number, dy: number, r: number): string =>
  CELLS.map((cell) => {
    const [x, y] = pointOf(cell, 0);
    return disc([x + dx, y + dy], r);
  }).join('');

/** The holes: lit rim, shadow, bottom. */
export const HOLES = {
  rim: discs(0, 0, 40),
  shade: discs(-1.2, -1.8, 38.5),
  floor: discs(3, 4.5, 34.5),
} as const;

/** A block arrow around the origin, pointing to the right. */
export const ARROW = 'M-27 -12H4V-29L35 0L4 29V12H-27L-16 0Z';
