/** How this game is tried: what may teach, and what lies hidden. */
import { onState, onView, openTable } from '../../../core/table.ts';
import type { GameTrial } from '../../../core/testing/conformance.ts';
import { rockPaperWizard } from '../game.ts';
import { draw } from './fixtures.ts';
import { greedy } from './greedy.ts';

export const trial: GameTrial = {
  says: { seats: { min: 3, max: 6, best: 4 }, series: 'wins', listing: 'all' },
  seats: [4, 5],
  teaches: ['choose', 'charm'],
  hidden: onState(rockPaperWizard, ({ secret: { deck, surges, buried } }) => [
    ...deck,
    ...surges.filter((card) => card !== null),
    ...buried,
  ]),
  pieces: onView(rockPaperWizard, ({ deck, buried, book, discard, wizards }) => {
    const held = wizards.filter(({ hand }) => hand?.surge && /armed|acting/.test(hand.state));
    return deck + buried + book.length + discard.length + held.length;
  }),
  runs: 3,
  draw: onState(rockPaperWizard, draw),
  newcomer: { plays: openTable(rockPaperWizard, greedy).bot, wins: 0.65 },
  uncovered: { 'ends: rounds': 'a file of thirty rounds; [RW-5.7] has tests of its own' },
};
