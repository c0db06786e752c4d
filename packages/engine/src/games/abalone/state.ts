/** What a match of Abalone is made of. Everything is public. */
import type { Ask, Ruling, Viewer } from '../../core/game.ts';
import { marblesIn, pack } from './chapters/packed.ts';
import { type Both, type Player, sideOf } from './chapters/players.ts';
import { type Board, MARBLES, type Position, type Side } from './chapters/position.ts';
import type { AbaloneEvent, Made, Reason } from './event.ts';
import type { AbaloneMove } from './move.ts';
import type { AbaloneOptions } from './options.ts';
import type { Refusal } from './refusal.ts';

/** How a match ended; nobody wins a draw. */
export interface Ended {
  readonly reason: Reason;
  readonly winner: Player | null;
}

/** Draw offers: whose stands, how often that has changed, and who offered when. */
export interface Offers {
  readonly by: Player | null;
  /** Rises when an offer is made and when one ends; the `k` of the questions. */
  readonly count: number;
  /** How many own moves each had made when they last offered; null before the first time. */
  readonly made: Both<number | null>;
}

/** How often a player's time for a move ran out: lately without a pause, and in all. */
export interface Expiries {
  readonly run: number;
  readonly all: number;
}

export interface AbaloneState {
  readonly options: AbaloneOptions;
  readonly board: Board;
  /** How many moves have been made. */
  readonly ply: number;
  /** The positions since a marble was last pushed off, packed: earlier ones cannot return. */
  readonly seen: readonly string[];
  readonly last: Made | null;
  readonly offers: Offers;
  readonly expiries: Both<Expiries>;
  readonly ended: Ended | null;
}

/**
 * The state as it is, for nothing is hidden, and two figures everybody wants. `seen` is carried so
 * that a board, a bot or a replay can tell a repetition by itself: 19 bytes a ply since the last
 * push-off, some 4 KB at the very most.
 */
export interface AbaloneView extends AbaloneState {
  readonly me: Viewer;
  /** Whose turn it is, or null when the match has ended. */
  readonly turn: Player | null;
  /** How many opposing marbles each seat has pushed off. */
  readonly score: Both<number>;
}

export interface AbaloneTypes {
  readonly state: AbaloneState;
  readonly move: AbaloneMove;
  readonly event: AbaloneEvent;
  readonly refusal: Refusal;
  readonly view: AbaloneView;
  readonly options: AbaloneOptions;
  readonly reason: Reason;
  readonly own: null;
  readonly kept: null;
}
export type AbaloneAsk = Ask<AbaloneTypes>;
export type AbaloneRuling = Ruling<AbaloneTypes>;

/** AB-3.1 Whose turn it is. */
export function turnOf({ ply }: AbaloneState): Player {
  return ply % 2 === 0 ? 0 : 1;
}

/** The board and who is to move. */
export function positionOf(state: AbaloneState): Position {
  return { board: state.board, side: sideOf(turnOf(state)) };
}

/** How many opposing marbles each seat has pushed off. */
export function scoreOf(board: Board): Both<number> {
  return scoreIn(pack({ board, side: 'b' }), 'b');
}

/** The same where the position is packed already. */
export function scoreIn(packed: string, side: Side): Both<number> {
  const [black, white] = marblesIn(packed, side);
  return [MARBLES - white, MARBLES - black];
}

/** How many moves a player has made. */
export function movesMade({ ply }: AbaloneState, player: Player): number {
  return player === 0 ? Math.ceil(ply / 2) : Math.floor(ply / 2);
}
