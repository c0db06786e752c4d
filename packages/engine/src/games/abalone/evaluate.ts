/** What a position is worth to a search: marbles, the centre, staying together. */
import type { Colour, Grid } from './compact.ts';
import { AXIS_OFFSETS, SPOTS } from './compact.ts';
import { PLACES } from './geometry.ts';

const MARBLE = 120;
const TOGETHER = 2;
/** By distance from the centre; the edge is where marbles fall. */
const RINGS = [16, 14, 10, 4, -6] as const;

const CENTRE: readonly number[] = PLACES.map(({ row, digit }) => {
  const [up, along] = [row - 4, digit - 5];
  const ring = Math.max(Math.abs(up), Math.abs(along), Math.abs(up - along));
  return RINGS[ring] ?? 0;
});

/** The worth to `me` of what stands on the grid, in hundredths of a marble and a little. */
export function evaluate(grid: Grid, me: Colour): number {
  let worth = 0;
  for (let cell = 0; cell < SPOTS.length; cell += 1) {
    const spot = SPOTS[cell] ?? 0;
    const colour = grid[spot];
    if (colour === 0) continue;
    const value = MARBLE + (CENTRE[cell] ?? 0) + TOGETHER * friends(grid, spot);
    worth += colour === me ? value : -value;
  }
  return worth;
}

function friends(grid: Grid, spot: number): number {
  const colour = grid[spot];
  let count = 0;
  for (const along of AXIS_OFFSETS) if (grid[spot + along] === colour) count += 1;
  return count;
}
