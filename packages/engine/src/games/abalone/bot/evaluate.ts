/**
 * What a marble is worth where it stands, in hundredths of a marble: being on the board, near the
 * centre, and beside its own. Danger is not guessed at: the search plays every push-off out.
 */

import { PLACES } from '../chapters/geometry.ts';
import type { Colour, Grid } from './compact.ts';
import { GRID_SIZE, OFFSETS, SPOTS } from './compact.ts';

const MARBLE = 100;
/** For each step nearer to the centre than the edge is. */
const NEARER = 4;
/** For each two marbles of one colour that touch. */
const TOGETHER = 2;

const EDGE = 4;
const PLACED = new Int32Array(GRID_SIZE);
for (const [cell, { row, digit }] of PLACES.entries()) {
  const [up, along] = [row - 4, digit - 5];
  const ring = Math.max(Math.abs(up), Math.abs(along), Math.abs(up - along));
  PLACED[SPOTS[cell] ?? 0] = MARBLE + NEARER * (EDGE - ring);
}

/** What a marble of a colour adds on a spot, among the marbles that stand there now. */
export function standing(grid: Grid, spot: number, colour: Colour): number {
  let worth = PLACED[spot] ?? 0;
  for (const by of OFFSETS) if (grid[spot + by] === colour) worth += TOGETHER;
  return worth;
}
