/** AB-6 and AB-7: how a match ends by itself. */
import type { Outcome } from '../../core/game.ts';
import { rival } from './chapters/players.ts';
import { pack } from './chapters/position.ts';
import { canMove } from './chapters/step.ts';
import type { AbaloneState, AbaloneTypes, Ended } from './state.ts';
import { positionOf, scoreOf, turnOf } from './state.ts';

/** AB-7.1 */
export const REPETITIONS = 3;
/** AB-7.2 */
export const STALL = 200;

/** How often the position on the board has stood there since a marble was last pushed off. */
export function occurrences(state: AbaloneState): number {
  const now = pack(positionOf(state));
  return state.seen.filter((position) => position === now).length;
}

/** How the move just made ends the match, or null; `state` is after the move. */
export function endOf(state: AbaloneState): Ended | null {
  const next = turnOf(state);
  const mover = rival(next);
  // AB-7.3 a winning push comes before any draw
  if (scoreOf(state.board)[mover] >= state.options.target) {
    return { reason: 'marbles', winner: mover };
  }
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
