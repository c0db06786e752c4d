/** How this game is tried: what may teach, and decks in which every question comes up. */

import { onState, onView, openTable } from '../../../core/table.ts';
import type { GameTrial } from '../../../core/testing/conformance.ts';
import { MODES, SMART } from '../chapters/preferences.ts';
import { READY_DECKS, READY_IDS } from '../decks/decks.ts';
import { completed } from '../decks/fill.ts';
import { eclipse } from '../game.ts';
import { draw } from './fixtures.ts';
import { greedy } from './greedy.ts';

// many that draw when summoned, and dark revivers
const DECK = completed([
  { card: 'lampKeeper', count: 4 },
  { card: 'twilightFox', count: 4 },
  { card: 'coronaOwl', count: 4 },
  { card: 'vampire', count: 4 },
]);

export const trial: GameTrial = {
  says: { seats: { min: 2, max: 2 }, series: 'wins', listing: 'some' },
  seats: [2],
  teaches: [
    'keep',
    'redraw',
    'drop',
    'cast',
    'use',
    'answer',
    'discard',
    'pass',
    'passAll',
    'prefs',
    'choice',
    'beat',
    'window',
  ],
  // each card with its owner: no card changes the deck it belongs to
  hidden: onState(eclipse, ({ secret }) =>
    secret.flatMap(({ hand, deck }, player) => [...hand, ...deck].map((card) => [player, card])),
  ),
  pieces: onView(eclipse, ({ stones, creatures, enchantments, discards, hands, decks }) => {
    const open = [...stones, ...creatures, ...enchantments, ...discards.flat()];
    return [...hands, ...decks].reduce((sum, cards) => sum + cards, open.length);
  }),
  runs: 4,
  own: (stream) => ({
    deck: DECK.map(({ card, count }) => ({ card, count })),
    prefs: { mode: stream.pick(MODES), stops: [], yields: [], wait: stream.int(2) === 0 },
  }),
  draw: onState(eclipse, draw),
  newcomer: { plays: openTable(eclipse, greedy).bot, wins: 0.65 },
  uncovered: {
    'ends: exhausted': 'a file of two empty decks; [EC-1.5] has tests of its own',
    'ends: longest': 'a file of 200 turns; [EC-1.5] has tests of its own',
  },
  ready: READY_IDS.map((id) => ({ deck: READY_DECKS[id], prefs: SMART })),
  // a match is long, and so is each of its steps
  spoken: { matches: 1, every: 60 },
};
