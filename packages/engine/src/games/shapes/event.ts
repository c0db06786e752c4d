/** What is told of a match: log, speech, sound and motion need nothing else. */
import type { Seat } from '../../core/game.ts';
import type { BaseCard, FullCard } from './chapters/cards.ts';

/** A base card in the row. */
export interface Laid {
  readonly seat: Seat;
  readonly card: BaseCard;
  /** The pick it was revealed with: 1, or the number of a tie-break's pick. */
  readonly pick: number;
}

/** A full card in front of its player. */
export interface Shown {
  readonly seat: Seat;
  readonly card: FullCard;
}

/** "3 of 4": how many cards of the row a full card matches. */
export interface Count {
  readonly match: number;
  readonly of: number;
}

/** What went back to the piles after a round, each kind in the order in which it was put there. */
export interface Returned {
  readonly base: readonly BaseCard[];
  readonly full: readonly FullCard[];
  /** Jokers shuffled into the base pile; with any, the whole pile was shuffled. */
  readonly jokers: number;
}

export type Reason = 'pile';

export type ShapesEvent =
  | { readonly type: 'round'; readonly round: number; readonly last: boolean }
  /** Cards drawn by a seat; null is a card that the listener may not see. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly base: readonly (BaseCard | null)[];
      readonly full: readonly (FullCard | null)[];
    }
  | { readonly type: 'picked'; readonly seat: Seat }
  /** Whose pick was drawn at random. */
  | { readonly type: 'timedOut'; readonly seats: readonly Seat[] }
  /** Base cards turned over together, in the first part or in a tie-break. */
  | { readonly type: 'laid'; readonly part: 'base' | 'tie'; readonly cards: readonly Laid[] }
  | { readonly type: 'shown'; readonly cards: readonly Shown[] }
  | {
      readonly type: 'counted';
      readonly counts: readonly (Count & { readonly seat: Seat })[];
      readonly leaders: readonly Seat[];
    }
  /** A tie-break begins or goes on among these, who share a match. */
  | { readonly type: 'tied'; readonly seats: readonly Seat[]; readonly count: Count }
  /** SH-5.4, SH-5.5 Jokers as last base cards: one wins, two are worth nothing. */
  | { readonly type: 'lastJokers'; readonly seats: readonly Seat[] }
  | {
      readonly type: 'won';
      readonly seat: Seat;
      readonly by: 'match' | 'joker';
      readonly prizes: readonly BaseCard[];
    }
  | { readonly type: 'nobodyWon'; readonly seats: readonly Seat[] }
  | ({ readonly type: 'returned' } & Returned)
  /** SH-7.3 Jokers in hands became prizes; by seat. */
  | {
      readonly type: 'ended';
      readonly reason: Reason;
      readonly jokers: readonly number[];
      readonly scores: readonly number[];
    };
