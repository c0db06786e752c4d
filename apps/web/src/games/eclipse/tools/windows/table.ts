/** Duels of Eclipse in which somebody is skipped in every window, for tests and measurements of how long one lasts. */
import { openTable, type Table } from '@kesem/engine/core/table';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import { match } from '@kesem/engine/games/eclipse/testing/fixtures';

/** Whether who is skipped could have answered. */
export type Held = 'answer' | 'none';

/** Turns of a duel until a hand is full; then somebody would be asked to discard. */
export const TURNS = 12;

/**
 * Both are in smart mode. The second player has a card that either fits every end of a turn, is paid
 * for and has something to aim at, but could kill nobody, or one that never fits: it is passed alike.
 */
export function skippedTable(held: Held): Table {
  const deck = Array.from({ length: 30 }, () => 'crystal' as const);
  const state = match({
    creatures: [{ life: 5 }, { side: 1, life: 5 }],
    stones: ['lll', 'lll'],
    hands: [[], [held === 'answer' ? 'sunSpear' : 'crystal']],
    decks: [deck, deck],
    prefs: [{ mode: 'smart' }, { mode: 'smart' }],
    options: { time: 0 },
  });
  return openTable({ ...eclipse, setup: () => ({ state, told: [] }) });
}
