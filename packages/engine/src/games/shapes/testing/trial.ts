/** How this game is tried: what may teach, and what lies hidden. */
import { onState, onView, openTable } from '../../../core/table.ts';
import type { GameTrial } from '../../../core/testing/conformance.ts';
import { shapes } from '../game.ts';
import { draw } from './fixtures.ts';
import { greedy } from './greedy.ts';

export const trial: GameTrial = {
  says: { seats: { min: 2, max: 4, best: 3 }, series: 'wins', listing: 'all' },
  seats: [2, 3, 4],
  teaches: ['pick'],
  hidden: onState(shapes, ({ base, full }) => [
    ...base.pile,
    ...base.hands.flat(),
    ...full.pile,
    ...full.hands.flat(),
  ]),
  pieces: onView(shapes, ({ base, full, row, shown, prizes }) => {
    const open = [...row, ...shown, ...prizes.flat()];
    const backs = [base, full].flatMap(({ pile, hands }) => [pile, ...hands]);
    return backs.reduce((sum, cards) => sum + cards, open.length);
  }),
  runs: 4,
  draw: onState(shapes, draw),
  newcomer: { plays: openTable(shapes, greedy).bot, wins: 0.65 },
  uncovered: {},
};
