/** Eclipse: the chapter list. */
import type { Game } from '../../core/game.ts';
import { apply } from './apply.ts';
import { asksOf } from './asks.ts';
import { BRIEF } from './brief.ts';
import { follow, RESIDUE } from './follow.ts';
import { imagine } from './imagine.ts';
import { MOVE } from './move.ts';
import { movesOf } from './moves.ts';
import { OPTIONS } from './options.ts';
import { hands, outcomeOf } from './outcome.ts';
import { OWN } from './own.ts';
import { redeal } from './redeal.ts';
import { setup } from './setup.ts';
import type { EclipseTypes } from './state.ts';
import { timersOf } from './timers.ts';
import { viewOf } from './view.ts';

export const eclipse: Game<EclipseTypes> = {
  id: 'eclipse',
  version: 3,
  seats: { min: 2, max: 2 },
  series: 'wins',
  options: OPTIONS,
  family: null,
  own: OWN,
  move: MOVE,
  listing: 'some',
  setup,
  apply,
  view: viewOf,
  follow,
  residue: RESIDUE,
  brief: BRIEF,
  show: null,
  round: null,
  hands,
  takeBack: null,
  moves: movesOf,
  asks: asksOf,
  timers: timersOf,
  outcome: outcomeOf,
  kept: () => null,
  imagine,
  redeal,
};
