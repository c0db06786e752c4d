/** What moves on the table, and when. */
import { MOVES, type MoveName } from './moves.ts';

/** Something of the table does one move. */
export interface Act {
  readonly move: MoveName;
  /** Its name on the table: `creature:4`, `slip:4`, `hand:0`. */
  readonly of: string;
  /** When it begins, in ms after the frame does. */
  readonly at: number;
  /** Where it comes from, goes to or strikes; of several the first that is there. */
  readonly towards?: readonly string[];
  /** The parts of it that move, as a selector; absent: the whole. */
  readonly part?: string;
}

/** An act; what is left out begins at once. */
export const act = (
  of: string,
  move: MoveName,
  more: Omit<Partial<Act>, 'of' | 'move'> = {},
): Act => ({
  of,
  move,
  at: 0,
  ...more,
});

/** When the last of some acts is over, in ms. */
export function lengthOf(acts: readonly Act[]): number {
  return Math.max(0, ...acts.map(({ at, move }) => at + MOVES[move].ms));
}

/** The same acts, so many ms later. */
export function later(acts: readonly Act[], ms: number): readonly Act[] {
  return ms === 0 ? acts : acts.map((one) => ({ ...one, at: one.at + ms }));
}
