/** How this game is tried: what may teach, and what lies hidden. */
import { onState } from '../../../core/table.ts';
import type { GameTrial } from '../../../core/testing/conformance.ts';
import { draw } from '../fixtures.ts';
import { spell } from '../game.ts';
import { HEBREW } from '../lexicon/hebrew.ts';

const game = spell(HEBREW);

export const trial: GameTrial = {
  seats: [2, 3],
  teaches: ['cast', 'fail', 'play', 'answer', 'turn'],
  reveals: ['cast'],
  hidden: onState(game, ({ secret: { hands, pile } }) => [...hands.flat(), ...pile]),
  runs: 3,
  draw: onState(game, draw),
  uncovered: {},
};
