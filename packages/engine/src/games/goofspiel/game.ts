/** Goofspiel: the chapter list. */
import * as z from 'zod/mini';
import type { Game } from '../../core/game.ts';
import { apply } from './apply.ts';
import { asksOf } from './asks.ts';
import { follow, RESIDUE } from './follow.ts';
import { imagine } from './imagine.ts';
import { MOVE } from './move.ts';
import { movesOf } from './moves.ts';
import { OPTIONS } from './options.ts';
import { outcomeOf, round } from './outcome.ts';
import { redeal } from './redeal.ts';
import { setup } from './setup.ts';
import type { GoofspielTypes } from './state.ts';
import { viewOf } from './view.ts';

export const goofspiel: Game<GoofspielTypes> = {
  id: 'goofspiel',
  version: 1,
  seats: { min: 2, max: 2 },
  series: 'wins',
  options: OPTIONS,
  family: null,
  own: z.prefault(z.null(), null),
  move: MOVE,
  listing: 'all',
  setup,
  apply,
  view: viewOf,
  follow,
  residue: RESIDUE,
  show: null,
  round,
  hands: null,
  takeBack: null,
  moves: movesOf,
  asks: asksOf,
  timers: () => [],
  outcome: outcomeOf,
  kept: () => null,
  imagine,
  redeal,
};
