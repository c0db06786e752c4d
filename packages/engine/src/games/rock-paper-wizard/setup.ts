/** RW-1: the start of a match. */
import type { Game } from '../../core/game.ts';
import { Desk } from '../../core/ruling.ts';
import { learn } from './chapters/cards.ts';
import { cardsOf } from './options.ts';
import type { Wizard, WizardState, WizardTypes } from './state.ts';

const WIZARD: Wizard = { space: 5, gold: 3, ready: false, hand: null };
/** RW-1.4 */
const LARGEST_BOOK = 5;

/** RW-1.2 Everybody in the middle with 3 gold, the deck shuffled, the book laid card by card. */
export const setup: Game<WizardTypes>['setup'] = ({ seats, options, random }) => {
  const deck = random('deck').shuffle(cardsOf(options));
  const state: WizardState = {
    open: {
      options,
      round: 1,
      first: 0,
      wizards: Array.from({ length: seats }, () => WIZARD),
      book: [],
      bounced: [],
      discard: [],
      buried: 0,
      deck: deck.length,
      reshuffles: 0,
      agenda: [{ do: 'choose' }],
      ended: null,
    },
    secret: {
      choices: Array.from({ length: seats }, () => null),
      deck,
      surges: Array.from({ length: seats }, () => null),
      buried: [],
    },
  };
  const d = new Desk<WizardTypes>(state, random);
  while (d.state.open.book.length < Math.min(seats, LARGEST_BOOK)) learn(d);
  d.tell({ type: 'round', round: 1, first: 0 });
  return { state: d.state, told: d.told };
};
