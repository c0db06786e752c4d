/** Going on from a place of a match with other people. */
import type { Game } from '../../core/game.ts';
import { imagine } from './imagine.ts';
import type { ShapesTypes } from './state.ts';

/** Every card that nobody could name lies anywhere in its kind, and everybody picks anew. */
export const redeal: Game<ShapesTypes>['redeal'] = (view, _own, random) =>
  imagine({ ...view, picked: view.picked.map(() => false) }, random);
