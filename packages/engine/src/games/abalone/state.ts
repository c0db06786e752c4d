/** What a match of Abalone is made of. Everything is public. */
import type { Ask, Ruling, Seat, Viewer } from '../../core/game.ts';
import type { Refusal } from './chapters/explain.ts';
import type { Cell } from './chapters/geometry.ts';
import type { Board, Position, Side } from './chapters/position.ts';
import { lostBy, SIDES } from './chapters/position.ts';
import type { Kind, Step } from './chapters/step.ts';
import type { AbaloneMove } from './move.ts';
import type { AbaloneOptions } from './options.ts';

/** AB-1.3 The two seats: 0 is Black and moves first, 1 is White. */
export type Player = 0 | 1;
export type Both<X> = readonly [X, X];

export type Reason =
  | 'marbles'
  | 'resigned'
  | 'agreed'
  | 'repetition'
  | 'stalled'
  | 'noMove'
  | 'time'
  | 'idle';

/** How a match ended; nobody wins a draw. */
export interface Ended {
  readonly reason: Reason;
  readonly winner: Player | null;
}

/** A move that was made, with what log, speech and animation want to know of it. */
export interface Made extends Step {
  readonly seat: Player;
  readonly notation: string;
  readonly kind: Kind;
  readonly pushed: readonly Cell[];
  readonly lost: Cell | null;
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

export type AbaloneEvent =
  | ({ readonly type: 'moved'; readonly score: Both<number> } & Made)
  | { readonly type: 'offered' | 'declined' | 'lapsed'; readonly seat: Player }
  | { readonly type: 'timedOut'; readonly seat: Player; readonly run: number; readonly all: number }
  | { readonly type: 'ended'; readonly reason: Reason; readonly winner: Player | null };

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

/** The player of a seat. */
export function playerAt(seat: Seat): Player {
  return seat === 0 ? 0 : 1;
}

/** The other player. */
export function rival(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** AB-3.1 Whose turn it is. */
export function turnOf({ ply }: AbaloneState): Player {
  return ply % 2 === 0 ? 0 : 1;
}

/** The colour of a player. */
export function sideOf(player: Player): Side {
  return SIDES[player];
}

/** The board and who is to move. */
export function positionOf(state: AbaloneState): Position {
  return { board: state.board, side: sideOf(turnOf(state)) };
}

/** How many opposing marbles each seat has pushed off. */
export function scoreOf(board: Board): Both<number> {
  return [lostBy(board, 'w'), lostBy(board, 'b')];
}

/** How many moves a player has made. */
export function movesMade({ ply }: AbaloneState, player: Player): number {
  return player === 0 ? Math.ceil(ply / 2) : Math.floor(ply / 2);
}

/** The same pair with one player's part replaced. */
export function withPlayer<X>(pair: Both<X>, player: Player, part: X): Both<X> {
  return player === 0 ? [part, pair[1]] : [pair[0], part];
}
