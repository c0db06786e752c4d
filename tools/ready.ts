/** What a seat may bring to a game that lets it bring something, ready made: one line a game. */
import { READY_DECKS, READY_IDS } from '@kesem/engine/games/eclipse/decks';
import { SMART } from '@kesem/engine/games/eclipse/preferences';

export const READY: Readonly<Record<string, readonly unknown[]>> = {
  eclipse: READY_IDS.map((id) => ({ deck: READY_DECKS[id], prefs: SMART })),
};
