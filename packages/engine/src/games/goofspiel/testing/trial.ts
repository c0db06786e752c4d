/** How this game is tried: what may teach, and what lies hidden. */
import { onState, onView } from '../../../core/table.ts';
import type { GameTrial } from '../../../core/testing/conformance.ts';
import { goofspiel } from '../game.ts';
import { draw } from './fixtures.ts';

export const trial: GameTrial = {
  says: { seats: { min: 2, max: 2 }, series: 'wins', listing: 'all' },
  seats: [2],
  teaches: ['pick'],
  hidden: onState(goofspiel, ({ pile }) => pile),
  pieces: onView(goofspiel, ({ hands, played, won, stake, pile }) =>
    [...hands, ...played, ...won, stake].reduce((sum, cards) => sum + cards.length, pile),
  ),
  runs: 4,
  draw: onState(goofspiel, draw),
  uncovered: {},
};
