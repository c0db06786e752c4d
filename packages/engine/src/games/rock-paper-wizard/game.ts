/** Rock Paper Wizard: the chapter list. */
import * as z from 'zod/mini';
import type { Game } from '../../core/game.ts';
import { apply } from './apply.ts';
import { asksOf } from './asks.ts';
import { BRIEF } from './brief.ts';
import { follow, RESIDUE } from './follow.ts';
import { imagine } from './imagine.ts';
import { MOVE } from './move.ts';
import { movesOf } from './moves.ts';
import { OPTIONS } from './options.ts';
import { outcomeOf, round } from './outcome.ts';
import { redeal } from './redeal.ts';
import { setup } from './setup.ts';
import { show } from './show.ts';
import type { WizardTypes } from './state.ts';
import { timersOf } from './timers.ts';
import { viewOf } from './view.ts';

export const rockPaperWizard: Game<WizardTypes> = {
  id: 'rock-paper-wizard',
  version: 3,
  seats: { min: 3, max: 6, best: 4 },
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
  brief: BRIEF,
  show,
  round,
  hands: null,
  takeBack: null,
  moves: movesOf,
  asks: asksOf,
  timers: timersOf,
  outcome: outcomeOf,
  kept: () => null,
  imagine,
  redeal,
};
