/** Abalone: the chapter list. */
import * as z from 'zod/mini';
import type { Game } from '../../core/game.ts';
import { apply } from './apply.ts';
import { asksOf } from './asks.ts';
import { BRIEF } from './brief.ts';
import { follow, OPEN, RESIDUE } from './follow.ts';
import { imagine } from './imagine.ts';
import { isMove, MOVE } from './move.ts';
import { movesOf } from './moves.ts';
import { OPTIONS } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { setup } from './setup.ts';
import type { AbaloneTypes } from './state.ts';
import { timersOf } from './timers.ts';
import { viewOf } from './view.ts';

/** The version rises also with the bot's search and weights: a time-out plays its move (AB-9.2). */
export const abalone: Game<AbaloneTypes> = {
  id: 'abalone',
  version: 2,
  seats: { min: 2, max: 2 },
  series: 'wins',
  options: OPTIONS,
  family: null,
  own: z.prefault(z.null(), null),
  move: MOVE,
  isMove,
  listing: 'all',
  setup,
  apply,
  view: viewOf,
  follow,
  residue: RESIDUE,
  brief: BRIEF,
  open: OPEN,
  show: null,
  round: null,
  hands: null,
  takeBack: { moves: ['move'], teaches: [] },
  moves: movesOf,
  asks: asksOf,
  timers: timersOf,
  outcome: outcomeOf,
  kept: () => null,
  imagine,
  redeal: null,
};
