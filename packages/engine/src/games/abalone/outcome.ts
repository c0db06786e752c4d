/** AB-6 and AB-7: how a match ends by itself. */
import type { Outcome } from '../../core/game.ts';
import { rival } from './chapters/players.ts';
import { canMove } from './chapters/step.ts';
import type { AbaloneState, AbaloneTypes, Ended } from './state.ts';
import { positionOf, scoreOf, turnOf } from './state.ts';

/** AB-7.1 */
export const REPETITIONS = 3;
/** AB-7.2 */
export const STALL = 200;

/** How often the position on the board, the last seen, has stood there since a marble was last pushed off. */
export function occurrences({ seen }: Pick<AbaloneState, 'seen'>): number {
  const now = seen.at(-1);
  let count = 0;
  // between two positions with the same side to move lies one of the other side's
  for (let at = seen.length - 1; at >= 0; at -= 2) if (seen[at] === now) count += 1;
  return count;
}

/** How the move just made ends the match, or null; `state` is after the move. */
export function endOf(state: AbaloneState, score = scoreOf(state.board)): Ended | null {
  const next = turnOf(state);
  const mover = rival(next);
  // AB-7.3 a winning push comes before any draw
  if (score[mover] >= state.options.target) return { reason: 'marbles', winner: mover };
  if (occurrences(state) >= REPETITIONS) return { reason: 'repetition', winner: null };
  if (state.seen.length > STALL) return { reason: 'stalled', winner: null };
  return canMove(positionOf(state)) ? null : { reason: 'noMove', winner: mover };
}

/** The end as the contract wants it: the winner first, or both together. */
export function outcomeOf({ ended }: AbaloneState): Outcome<AbaloneTypes> | null {
  if (!ended) return null;
  const { reason, winner } = ended;
  return { ranking: winner === null ? [[0, 1]] : [[winner], [rival(winner)]], reason };
}
