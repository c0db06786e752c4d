/** Going on from a place of a match with other people. */
import type { Game } from '../../core/game.ts';
import { imagine } from './imagine.ts';
import type { WizardTypes } from './state.ts';

/** Deck, face-down cards and used cards that nobody saw are mixed, and everybody chooses anew. */
export const redeal: Game<WizardTypes>['redeal'] = (view, _own, random) =>
  imagine({ ...view, wizards: view.wizards.map((one) => ({ ...one, ready: false })) }, random);
