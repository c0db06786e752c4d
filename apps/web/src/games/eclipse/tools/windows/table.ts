/** Duels of Eclipse in which somebody is skipped in every window, for tests and measurements of how long one lasts. */
import { openTable, type Table } from '@kesem/engine/core/table';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import { match } from '@kesem/engine/games/eclipse/testing/fixtures';

/** Whether who is skipped could have answered. */
export type Held = 'answer' | 'none';

/** Turns of a duel until a hand is full; then somebody would be asked to discard. */
export const TURNS = 12;

/**
 * The second player wants to be asked for nothing, and has a card that either fits every end of a
 * turn or never does; it is paid for, and there is something to aim it at.
 */
export function skippedTable(held: Held): Table {
  const deck = Array.from({ length: 30 }, () => 'crystal' as const);
  const state = match({
    creatures: [{}, { side: 1 }],
    stones: ['lll', 'lll'],
    hands: [[], [held === 'answer' ? 'sunSpear' : 'crystal']],
    decks: [deck, deck],
    prefs: [{ mode: 'quiet' }, { mode: 'quiet' }],
    options: { time: 0 },
  });
  return openTable({ ...eclipse, setup: () => ({ state, told: [] }) });
}
