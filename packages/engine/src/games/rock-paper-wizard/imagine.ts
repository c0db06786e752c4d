/** A whole match that fits what a viewer sees. */
import type { Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { anyChoice } from './chapters/choose.ts';
import type { SpellId } from './chapters/spells.ts';
import { cardsOf } from './options.ts';
import type { Open, Secret, WizardState, WizardView } from './state.ts';

/** Every card that the view does not show lies somewhere at random; others have chosen anything. */
export function imagine(view: WizardView, random: Random): WizardState {
  const { me: _me, mine: _mine, everything, ...open } = view;
  return { open, secret: everything ?? guess(view, random) };
}

function guess(view: WizardView, random: Random): Secret {
  const cards = [...random('unseen').shuffle(unseen(view))];
  return {
    choices: view.wizards.map(({ ready }, seat) => {
      if (!ready) return null;
      return seat === view.me ? view.mine : anyChoice(view, seat, random(`choice of ${seat}`));
    }),
    deck: cards.splice(0, view.deck),
    surges: view.wizards.map((_, seat) => (isFaceDown(view, seat) ? (cards.pop() ?? null) : null)),
    buried: cards,
  };
}

function unseen({ options, book, discard, wizards }: Open): readonly SpellId[] {
  const held = wizards.map(({ hand }) =>
    hand?.surge && hand.state === 'acting' ? hand.spell : null,
  );
  const seen = new Set<SpellId | null>([...book, ...discard, ...held]);
  return cardsOf(options).filter((card) => !seen.has(card));
}

function isFaceDown({ wizards }: Open, seat: Seat): boolean {
  const hand = wizards[seat]?.hand;
  return hand?.spell === null && hand.state === 'armed';
}
