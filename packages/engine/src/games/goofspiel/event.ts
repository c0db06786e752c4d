/** What is told of a match: log, speech, sound and motion need nothing else. */
import type { Seat } from '../../core/game.ts';

/** A card is its number, from 1; a prize is worth it. */
export type Card = number;

export type Reason = 'cards';

export type GoofspielEvent =
  | { readonly type: 'turned'; readonly prize: Card }
  | { readonly type: 'picked'; readonly seat: Seat }
  /** Both picks turned over; by seat. */
  | { readonly type: 'revealed'; readonly cards: readonly Card[] }
  | { readonly type: 'won'; readonly seat: Seat; readonly prizes: readonly Card[] }
  /** Equal cards: the prizes stay. */
  | { readonly type: 'stayed'; readonly prizes: readonly Card[] }
  | { readonly type: 'ended'; readonly reason: Reason; readonly scores: readonly number[] };
