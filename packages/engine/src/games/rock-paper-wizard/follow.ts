/** A match as a viewer follows it: what each event changes in a view. */
import { following } from '../../core/follow.ts';
import type { Seat } from '../../core/game.ts';
import { clockwise } from './chapters/circle.ts';
import type { Hand, Task, Wizard, WizardTypes, WizardView } from './state.ts';

export const RESIDUE = ['everything'] as const satisfies readonly (keyof WizardView)[];

export const follow = following<WizardTypes>({
  round: (_, { round, first }) => ({
    round,
    first,
    agenda: [{ do: 'choose' }],
  }),
  chose: ({ me }, { seat, spell, target }) => (me === seat ? { mine: { spell, target } } : {}),
  ready: (view, { seat }) => withWizard(view, seat, { ready: true }),
  timedOut: () => ({}),
  cast: ({ wizards, first }, { choices }) => {
    const turns = clockwise(first, wizards.length).map((seat): Task => ({ do: 'turn', seat }));
    return {
      wizards: choices.reduce(
        (all, { seat, ...chosen }) => changed(all, seat, { ready: false, hand: gesture(chosen) }),
        wizards,
      ),
      mine: null,
      agenda: [...turns, { do: 'score' }, { do: 'refresh' }],
    };
  },
  clashed: ({ wizards, deck }, { seats }) => ({
    wizards: seats.reduce((all, seat) => held(all, seat, SURGE), wizards),
    deck: deck - seats.length,
  }),
  turn: (view, { seat, spell, surge, target }) => {
    const { wizards, discard } = lowered(view);
    return {
      wizards: held(wizards, seat, { spell, surge, target, state: 'acting' }),
      discard,
      agenda: [{ do: 'lower', seat }, ...behindTurn(view, seat)],
    };
  },
  skipped: (view, { seat }) => ({
    ...lowered(view),
    agenda: behindTurn(view, seat),
  }),
  moved: (view, { seat, to }) => withWizard(view, seat, { space: to }),
  gold: (view, { from, to, gold }) => ({
    wizards: purses(view.wizards, gold),
    ...(to === null ? {} : given(view, from, to, gold)),
  }),
  aimed: ({ wizards }, { seat, to }) => ({ wizards: held(wizards, seat, { target: to }) }),
  surged: ({ wizards, deck }, { seat }) => ({
    wizards: held(wizards, seat, SURGE),
    deck: deck - 1,
  }),
  cancelled: ({ wizards, buried }, { seat, surge }) => ({
    wizards: held(wizards, seat, { state: 'cancelled' }),
    buried: buried + (surge ? 1 : 0),
  }),
  nothing: () => ({}),
  charmed: ({ agenda }, { seat, among, by }) => ({
    agenda: [{ do: 'charm', seat, caster: by, among }, ...agenda],
  }),
  scored: (view, { gold }) => {
    const { wizards, discard } = lowered(view);
    return {
      wizards: purses(wizards, gold),
      discard,
      agenda: behind(view, ({ do: what }) => what === 'score'),
    };
  },
  tied: () => ({}),
  retired: ({ book, discard }, { spell }) => ({
    book: book.slice(0, -1),
    discard: [...discard, spell],
    bounced: [],
  }),
  bounced: ({ bounced, discard, deck }, { spell }) => ({
    bounced: [...bounced, spell],
    discard: [...discard, spell],
    deck: deck - 1,
  }),
  learned: ({ book, deck }, { spell }) => ({ book: [spell, ...book], deck: deck - 1 }),
  reshuffled: ({ deck, reshuffles }, { cards }) => ({
    deck: deck + cards,
    discard: [],
    buried: 0,
    reshuffles: reshuffles + 1,
  }),
  ended: (_, { reason }) => ({ ended: reason, agenda: [] }),
});

/** A drawn card, face down, in place of the gesture. */
const SURGE: Partial<Hand> = { surge: true, spell: null };

function gesture(chosen: Hand['chosen']): Hand {
  return { chosen, surge: false, ...chosen, gift: null, state: 'armed' };
}

function withWizard(view: WizardView, seat: Seat, parts: Partial<Wizard>) {
  return { wizards: changed(view.wizards, seat, parts) };
}

function changed(
  wizards: readonly Wizard[],
  seat: Seat,
  parts: Partial<Wizard>,
): readonly Wizard[] {
  return wizards.map((one, at) => (at === seat ? { ...one, ...parts } : one));
}

function held(wizards: readonly Wizard[], seat: Seat, parts: Partial<Hand>): readonly Wizard[] {
  const hand = wizards[seat]?.hand;
  return hand ? changed(wizards, seat, { hand: { ...hand, ...parts } }) : wizards;
}

function purses(wizards: readonly Wizard[], gold: readonly number[]): readonly Wizard[] {
  return wizards.map((one, seat) => ({ ...one, gold: gold[seat] ?? one.gold }));
}

/** RW-6.19 Gold that answers an open charm: its caster sees to whom it went. */
function given(
  { agenda, wizards }: WizardView,
  from: Seat,
  to: Seat,
  gold: readonly number[],
): Partial<WizardView> {
  const [charm, ...rest] = agenda;
  if (charm?.do !== 'charm' || charm.seat !== from) return {};
  return {
    wizards: held(purses(wizards, gold), charm.caster, { gift: to }),
    agenda: rest,
  };
}

/** RW-4.3 The hand of whoever was casting is down, and a card that was held lies with the used ones. */
function lowered({ wizards, discard }: WizardView): Pick<WizardView, 'wizards' | 'discard'> {
  const seat = wizards.findIndex(({ hand }) => hand?.state === 'acting');
  const hand = wizards[seat]?.hand;
  const card = hand?.surge ? hand.spell : null;
  return {
    wizards: held(wizards, seat, { state: 'acted' }),
    discard: card === null ? discard : [...discard, card],
  };
}

function behindTurn(view: WizardView, seat: Seat): readonly Task[] {
  return behind(view, (task) => task.do === 'turn' && task.seat === seat);
}

/** What is left to do behind a task. */
function behind({ agenda }: WizardView, task: (one: Task) => boolean): readonly Task[] {
  return agenda.slice(agenda.findIndex(task) + 1);
}
