/**
 * How each game is tried, by its conformance tests and by the secrecy tool: one line a game. Nothing
 * that is shipped needs it.
 */
import type { Trial } from './core/testing/conformance.ts';
import { ECLIPSE_TRIAL } from './games/eclipse/trial.ts';

export const TRIALS: Readonly<Record<string, Trial>> = {
  abalone: { seats: [2], teaches: null, runs: 8 },
  shapes: { seats: [2, 3, 4], teaches: ['pick'], runs: 4 },
  'rock-paper-wizard': { seats: [4, 5], teaches: ['choose', 'charm'], runs: 3 },
  'spell-a-spell': {
    seats: [2, 3],
    teaches: ['cast', 'fail', 'play', 'answer', 'turn'],
    reveals: ['cast'],
    runs: 3,
  },
  eclipse: ECLIPSE_TRIAL,
};
