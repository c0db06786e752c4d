/**
 * How each game is tried, by its conformance tests and by the secrecy tool: one line a game. Nothing
 * that is shipped needs it.
 */

import { onState } from './core/table.ts';
import type { Trial } from './core/testing/conformance.ts';
import { ECLIPSE_TRIAL } from './games/eclipse/trial.ts';
import { rockPaperWizard } from './games/rock-paper-wizard/game.ts';
import { shapes } from './games/shapes/game.ts';
import { spell } from './games/spell-a-spell/game.ts';
import { HEBREW } from './games/spell-a-spell/lexicon/hebrew.ts';

export const TRIALS: Readonly<Record<string, Trial>> = {
  abalone: { seats: [2], teaches: null, hidden: null, runs: 8 },
  shapes: {
    seats: [2, 3, 4],
    teaches: ['pick'],
    hidden: onState(shapes, ({ base, full }) => [
      ...base.pile,
      ...base.hands.flat(),
      ...full.pile,
      ...full.hands.flat(),
    ]),
    runs: 4,
  },
  'rock-paper-wizard': {
    seats: [4, 5],
    teaches: ['choose', 'charm'],
    hidden: onState(rockPaperWizard, ({ secret: { deck, surges, buried } }) => [
      ...deck,
      ...surges.filter((card) => card !== null),
      ...buried,
    ]),
    runs: 3,
  },
  'spell-a-spell': {
    seats: [2, 3],
    teaches: ['cast', 'fail', 'play', 'answer', 'turn'],
    reveals: ['cast'],
    hidden: onState(spell(HEBREW), ({ secret: { hands, pile } }) => [...hands.flat(), ...pile]),
    runs: 3,
  },
  eclipse: ECLIPSE_TRIAL,
};
