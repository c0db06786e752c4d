/** How this game is tried: what may teach, and what lies hidden. */
import { onState, onView, openTable } from '../../../core/table.ts';
import type { GameTrial } from '../../../core/testing/conformance.ts';
import { spell } from '../game.ts';
import { HEBREW } from '../lexicon/hebrew.ts';
import { draw } from './fixtures.ts';
import { greedy } from './greedy.ts';

const game = spell(HEBREW);

export const trial: GameTrial = {
  says: { seats: { min: 2, max: 5, best: 3 }, series: 'scores', listing: 'some' },
  keeps: true,
  seats: [2, 3],
  teaches: ['cast', 'fail', 'play', 'answer', 'turn'],
  // the last vote shows what the others have voted, and whose word stands draws, also who insists on it
  seldom: ['vote', 'insist'],
  reveals: ['cast'],
  hidden: onState(game, ({ secret: { hands, pile } }) => [...hands.flat(), ...pile]),
  pieces: onView(game, ({ counts, pile, effects, spells, question }) => {
    const laid = question !== null && 'formed' in question ? [question.formed] : [];
    const words = [...spells, ...laid].map(({ word }) => word.length);
    return [...counts, ...words].reduce((sum, cards) => sum + cards, pile + effects.length);
  }),
  runs: 3,
  draw: onState(game, draw),
  newcomer: { plays: openTable(game, greedy(HEBREW)).bot, wins: 0.65 },
  uncovered: {},
};
