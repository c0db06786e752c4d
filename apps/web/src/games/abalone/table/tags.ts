/** Where the paper tags of a preview lie, so that they hide as little as possible. */
import { endsOf } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Point } from '../../../kit/draw/geometry.ts';
import type { Bottom } from './layout.ts';
import { BOX, PITCH, pointOf, ROW, stepOf } from './layout.ts';
import type { Trial } from './steps.ts';

/** Half the size of the tag with the strengths, in units of the drawing. */
const HALF: Point = [130, 26];

/** Where the tag with the strengths lies: behind the line, else wherever it hides the fewest marbles. */
export function strengthSpot(trial: Trial, bottom: Bottom): Point {
  const { marbles, dir } = trial.step;
  const [rx, ry] = pointOf(endsOf(marbles, dir).rear, bottom);
  const [dx, dy] = stepOf(dir, bottom);
  const spots: readonly Point[] = [
    [rx - dx * 2.5, ry - dy * 2.5],
    [rx - dx * 1.6, ry - dy * 1.6],
    [rx, ry - ROW * 1.5],
    [rx, ry + ROW * 1.5],
    [rx - PITCH * 2, ry],
    [rx + PITCH * 2, ry],
  ];
  const inside = spots.map(clamped);
  return inside.reduce((best, spot) =>
    hidden(spot, trial, bottom) < hidden(best, trial, bottom) ? spot : best,
  );
}

/** Where the word of a fall stands: over the fallen marble, or beside it at the top of the board. */
export function fallSpot([x, y]: Point): Point {
  const atTop = y < -3.5 * PITCH;
  const spot: Point = atTop ? [x + Math.sign(x || 1) * 140, y] : [x, y - 80];
  return [Math.max(-415, Math.min(415, spot[0])), spot[1]];
}

/** A point of the drawing as shares of its box, for elements laid over it. */
export function placed([x, y]: Point): { readonly left: string; readonly top: string } {
  return {
    left: `${((x - BOX.x) / BOX.w) * 100}%`,
    top: `${((y - BOX.y) / BOX.h) * 100}%`,
  };
}

function clamped([x, y]: Point): Point {
  const reach = BOX.w / 2 - HALF[0] - 10;
  return [Math.max(-reach, Math.min(reach, x)), Math.max(-400, Math.min(400, y))];
}

/** How many marbles a tag at this spot would hide. */
function hidden([x, y]: Point, { effect }: Trial, bottom: Bottom): number {
  return effect.board.filter((square, cell) => {
    if (square === '.') return false;
    const [cx, cy] = pointOf(cell, bottom);
    return Math.abs(cx - x) < HALF[0] + 35 && Math.abs(cy - y) < HALF[1] + 35;
  }).length;
}
