/** What a viewer sees, is asked and may do; and a whole match that fits what a viewer sees. */
import type { Ask, Game, Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { anyChoice, choicesOf } from './chapters/choose.ts';
import type { SpellId } from './chapters/spells.ts';
import type { WizardMove } from './move.ts';
import { cardsOf } from './options.ts';
import type { Open, Secret, WizardState, WizardTypes, WizardView } from './state.ts';
import { charmKey, chooseKey } from './timers.ts';

/** What everybody sees, and a seat its own choice. */
export const viewOf: Game<WizardTypes>['view'] = ({ open, secret }, me) => ({
  ...open,
  me,
  mine: typeof me === 'number' ? (secret.choices[me] ?? null) : null,
  everything: me === 'all' ? secret : null,
});

/** All open questions: choosing is asked of everybody, a charm of one. */
export function asksOf({ open }: WizardState): readonly Ask<WizardTypes>[] {
  const [task] = open.agenda;
  if (task?.do === 'charm') {
    const key = charmKey(open.round, task);
    return [{ seat: task.seat, key, must: true, answers: ['charm'] }];
  }
  if (task?.do !== 'choose') return [];
  return open.wizards.map(({ ready }, seat) => ({
    seat,
    key: chooseKey(open.round),
    must: !ready,
    answers: ['choose'],
  }));
}

/** Every move of the viewer. */
export function movesOf(view: WizardView): readonly WizardMove[] {
  const { me, agenda } = view;
  const [task] = agenda;
  if (typeof me !== 'number' || !(me in view.wizards)) return [];
  if (task?.do === 'choose') {
    return choicesOf(view, me).map((choice) => ({ do: 'choose', ...choice }));
  }
  if (task?.do !== 'charm' || task.seat !== me) return [];
  return task.among.map((to) => ({ do: 'charm', to }));
}

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
