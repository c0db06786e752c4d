/** Abalone: the chapter list. */
import * as z from 'zod/mini';
import type { Game } from '../../core/game.ts';
import { answered, timedOut } from './apply.ts';
import { follow, RESIDUE } from './follow.ts';
import { MOVE } from './move.ts';
import { OPTIONS } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { opening } from './setup.ts';
import type { AbaloneTypes } from './state.ts';
import { timersOf } from './timers.ts';
import { asksOf, movesOf, stateOf, viewOf } from './view.ts';

/** The version rises also with the bot's search and weights: a time-out plays its move (AB-9.2). */
export const abalone: Game<AbaloneTypes> = {
  id: 'abalone',
  version: 2,
  seats: { min: 2, max: 2 },
  series: 'wins',
  options: OPTIONS,
  own: z.prefault(z.null(), null),
  move: MOVE,
  listing: 'all',
  setup: ({ options }) => ({ state: opening(options), told: [] }),
  apply: (state, input) =>
    input.kind === 'timeout' ? timedOut(state) : answered(state, input.seat, input.move),
  view: viewOf,
  follow,
  residue: RESIDUE,
  moves: movesOf,
  asks: asksOf,
  timers: timersOf,
  outcome: outcomeOf,
  kept: () => null,
  imagine: stateOf,
  redeal: null,
};
