/** Going on from a place of a match with other people. */
import type { Game } from '../../core/game.ts';
import { imagine } from './imagine.ts';
import type { GoofspielTypes } from './state.ts';

/** The prizes to come are shuffled, and everybody picks anew. */
export const redeal: Game<GoofspielTypes>['redeal'] = (view, _own, random) =>
  imagine({ ...view, picked: view.picked.map(() => false) }, random);
