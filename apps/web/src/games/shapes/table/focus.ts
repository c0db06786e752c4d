/** What a frame draws the eyes to. */
import type { Seat } from '@kesem/engine/core/game';
import { matchOf } from '@kesem/engine/games/shapes/chapters/cards';
import type { Laid } from '@kesem/engine/games/shapes/event';
import type { ShapesFrame } from '../timeline.ts';
import { fullOf, type TableTop } from './tableTop.ts';

export interface Focus {
  /** Whose match is being counted. */
  readonly counting: Seat | null;
  /** Who takes the row. */
  readonly winner: Seat | null;
  /** How many prizes that brings. */
  readonly gained: number;
  /** Who is in front at this moment. */
  readonly leaders: readonly Seat[];
}

const NOTHING: Focus = { counting: null, winner: null, gained: 0, leaders: [] };

/** Returns what a frame draws the eye to; without a frame, the seats that are tied. */
export function focusOf(frame: ShapesFrame | null, tied: readonly Seat[]): Focus {
  const shows = frame?.shows;
  if (shows?.type === 'counting') {
    return { ...NOTHING, counting: shows.seat, leaders: shows.leaders ?? [] };
  }
  if (shows?.type === 'won') {
    return { ...NOTHING, winner: shows.seat, gained: shows.prizes.length, leaders: [shows.seat] };
  }
  return { ...NOTHING, leaders: tied };
}

/** How a card of the row stands in the count: it counts, it does not, or nobody counts. */
export function partOf(laid: Laid, table: TableTop, { counting }: Focus): 'hit' | 'miss' | null {
  const full = counting === null ? null : fullOf(table, counting);
  if (full === null) return null;
  return matchOf(full, [laid.card]) > 0 ? 'hit' : 'miss';
}
