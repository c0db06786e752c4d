/** How this game is tried: nothing of it is hidden. */
import { onState, onView, openTable } from '../../../core/table.ts';
import type { GameTrial } from '../../../core/testing/conformance.ts';
import { writePosition } from '../chapters/position.ts';
import { abalone } from '../game.ts';
import { positionOf } from '../state.ts';
import { greedy } from './greedy.ts';

export const trial: GameTrial = {
  says: { seats: { min: 2, max: 2 }, series: 'wins', listing: 'all' },
  seats: [2],
  teaches: null,
  hidden: null,
  pieces: onView(
    abalone,
    ({ board, score: [black, white] }) =>
      board.filter((square) => square !== '.').length + black + white,
  ),
  runs: 8,
  draw: onState(abalone, (state) =>
    [state.last?.notation ?? 'start', writePosition(positionOf(state))].join('  '),
  ),
  newcomer: { plays: openTable(abalone, greedy).bot, wins: 0.8 },
  uncovered: {
    'ends: stalled': 'a file of 200 moves; [AB-7.2] has tests of its own',
    'ends: noMove': 'no start leads there in few moves; [AB-6.3] has tests of its own',
  },
};
