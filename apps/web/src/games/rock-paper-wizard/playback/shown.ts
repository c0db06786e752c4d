/** What an event changes on the table: intermediate states are drawn from these, and never sent or judged. */
import type { Seat } from '@kesem/engine/core/game';
import type { WizardEvent } from '@kesem/engine/games/rock-paper-wizard/events';
import type { Hand, Wizard, WizardView } from '@kesem/engine/games/rock-paper-wizard/state';

type Of<K extends WizardEvent['type']> = Extract<WizardEvent, { readonly type: K }>;
type Change<K extends WizardEvent['type']> = (view: WizardView, event: Of<K>) => WizardView;

/** The table after an event. What only the rules know stays as it was. */
export function after(view: WizardView, event: WizardEvent): WizardView {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has each type's own change under its name
  return (CHANGES[event.type] as Change<WizardEvent['type']>)(view, event);
}

const same = (view: WizardView): WizardView => view;

const CHANGES: { readonly [K in WizardEvent['type']]: Change<K> } = {
  round: (view, { round, first }) => ({
    ...lowered(view),
    round,
    first,
    agenda: [{ do: 'choose' }],
  }),
  chose: (view, { spell, target }) => ({ ...view, mine: { spell, target } }),
  ready: (view, { seat }) => withWizard(view, seat, { ready: true }),
  timedOut: same,
  cast: (view, { choices }) =>
    choices.reduce<WizardView>(
      (now, { seat, spell, target }) =>
        withWizard(now, seat, {
          ready: false,
          hand: {
            chosen: { spell, target },
            surge: false,
            spell,
            target,
            gift: null,
            state: 'armed',
          },
        }),
      { ...view, mine: null, agenda: [] },
    ),
  clashed: (view, { seats }) =>
    seats.reduce((now, seat) => withHand(now, seat, { surge: true, spell: null }), view),
  turn: (view, { seat, spell, surge, target }) =>
    withHand(lowered(view), seat, { spell, surge, target, state: 'acting' }),
  skipped: lowered,
  moved: (view, { seat, to }) => withWizard(view, seat, { space: to }),
  gold: withGold,
  aimed: (view, { seat, to }) => withHand(view, seat, { target: to }),
  surged: (view, { seat }) => withHand(view, seat, { surge: true, spell: null }),
  cancelled: (view, { seat }) => withHand(view, seat, { state: 'cancelled' }),
  nothing: same,
  charmed: (view, { seat, among, by }) => ({
    ...view,
    agenda: [{ do: 'charm', seat, caster: by, among }],
  }),
  scored: (view, event) => withGold(lowered(view), event),
  tied: same,
  retired: (view, { spell }) => ({ ...view, book: view.book.filter((one) => one !== spell) }),
  bounced: (view, { spell }) => ({ ...view, bounced: [...view.bounced, spell] }),
  learned: (view, { spell }) => ({ ...view, book: [spell, ...view.book] }),
  reshuffled: same,
  ended: (view, { reason }) => ({ ...view, ended: reason, agenda: [] }),
};

/** Gold changes hands: whatever was asked about it has been answered. */
function withGold(view: WizardView, { gold }: { readonly gold: readonly number[] }): WizardView {
  const wizards = view.wizards.map((one, seat) => ({ ...one, gold: gold[seat] ?? one.gold }));
  return { ...view, wizards, agenda: [] };
}

function withWizard(view: WizardView, seat: Seat, parts: Partial<Wizard>): WizardView {
  const wizard = view.wizards[seat];
  if (!wizard) return view;
  return { ...view, wizards: view.wizards.with(seat, { ...wizard, ...parts }) };
}

function withHand(view: WizardView, seat: Seat, parts: Partial<Hand>): WizardView {
  const hand = view.wizards[seat]?.hand;
  return hand ? withWizard(view, seat, { hand: { ...hand, ...parts } }) : view;
}

/** The hand of whoever was casting is down. */
function lowered(view: WizardView): WizardView {
  const wizards = view.wizards.map((one) =>
    one.hand?.state === 'acting' ? { ...one, hand: { ...one.hand, state: 'acted' as const } } : one,
  );
  return { ...view, wizards };
}
