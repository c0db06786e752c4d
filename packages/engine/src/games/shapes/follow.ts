/** SH-8.2: a match as a viewer follows it; what each event changes in a view. */
import { following } from '../../core/follow.ts';
import type { Seat } from '../../core/game.ts';
import { type BaseCard, type FullCard, isPlain, without } from './chapters/cards.ts';
import type { OpenStock } from './chapters/stock.ts';
import type { Returned } from './event.ts';
import { scoresOf } from './outcome.ts';
import type { Part, PastRound, ShapesPub, ShapesTypes, ShapesView } from './state.ts';

/** A pick may be taken back, and nobody is told which card of a hand it is. */
export const RESIDUE = ['mine', 'everything'] as const satisfies readonly (keyof ShapesView)[];
/** What a followed view tells truly. */
export type Followed = Omit<ShapesView, (typeof RESIDUE)[number]>;

const NOTHING: Returned = { base: [], full: [], jokers: 0 };

const nobody = ({ picked }: ShapesPub): readonly boolean[] => picked.map(() => false);

/** The question for a pick is open, and nobody has answered it. */
const asked = (view: ShapesPub, part: Part, pick: number) => ({ part, pick, picked: nobody(view) });

export const follow = following<ShapesTypes>({
  round: (view, { round, last }) => ({ round, lastRound: last, ...asked(view, 'base', 1) }),
  drew: (view, { seat, base, full }) => ({
    base: drawn(view.base, seat, base.length),
    full: drawn(view.full, seat, full.length),
  }),
  picked: ({ picked }, { seat }) => ({ picked: picked.with(seat, true) }),
  timedOut: ({ picked }, { seats }) => ({
    picked: picked.map((has, seat) => has || seats.includes(seat)),
  }),
  laid: (view, { part, cards }) => ({
    row: [...view.row, ...cards],
    base: cards.reduce((stock, { seat, card }) => played(stock, seat, card), view.base),
    ...(part === 'base' ? asked(view, 'full', 2) : { picked: nobody(view) }),
  }),
  shown: (view, { cards }) => ({
    shown: cards,
    full: cards.reduce((stock, { seat, card }) => played(stock, seat, card), view.full),
    picked: nobody(view),
  }),
  counted: (view, { counts }) => ({
    counts: counts.reduce((all, { seat, ...count }) => all.with(seat, count), view.counts),
  }),
  tied: (view, { seats }) => ({ tied: seats, ...asked(view, 'tie', view.pick + 1) }),
  lastJokers: () => ({}),
  won: (view, { seat, by, prizes: cards }) => {
    const prizes = view.prizes.with(seat, [...(view.prizes[seat] ?? []), ...cards]);
    const row = view.row.filter(({ card }) => !isPlain(card));
    return { prizes, scores: scoresOf(prizes), row, past: past(view, { winner: seat, by }) };
  },
  nobodyWon: (view) => ({ past: past(view, { winner: null, by: null }) }),
  returned: (view, { type: _type, ...returned }) => ({
    row: [],
    shown: [],
    counts: view.counts.map(() => null),
    tied: [],
    past: view.past && { ...view.past, returned },
    base: shuffled(under(view.base, returned.base), returned.jokers),
    full: under(view.full, returned.full),
  }),
  ended: (view, { jokers, scores }) => ({
    prizes: view.prizes.map((won, seat) => [
      ...won,
      ...Array.from({ length: jokers[seat] ?? 0 }, () => 'joker' as const),
    ]),
    scores,
    base: { ...view.base, hands: view.base.hands.map((n, seat) => n - (jokers[seat] ?? 0)) },
    picked: nobody(view),
    ended: true,
  }),
});

/** The round as it lies on the table; what goes back is told next. */
function past(
  { round, row, shown, counts }: ShapesView,
  won: Pick<PastRound, 'winner' | 'by'>,
): PastRound {
  return { round, row, shown, counts, ...won, returned: NOTHING };
}

type Card = BaseCard | FullCard;

/** Cards come from the top of the pile; those that lay where all saw them put can be named. */
function drawn<C>(
  { pile, bottom, hands, known }: OpenStock<C>,
  seat: Seat,
  count: number,
): OpenStock<C> {
  const left = pile - count;
  const nameable = bottom.slice(0, Math.max(0, bottom.length - left));
  return {
    pile: left,
    bottom: bottom.slice(nameable.length),
    hands: hands.with(seat, (hands[seat] ?? 0) + count),
    known: known.with(seat, [...(known[seat] ?? []), ...nameable]),
  };
}

/** A card leaves a hand; of equal ones it is the one that can be named. */
function played<C extends Card>(stock: OpenStock<C>, seat: Seat, card: C): OpenStock<C> {
  const { hands, known } = stock;
  return {
    ...stock,
    hands: hands.with(seat, (hands[seat] ?? 0) - 1),
    known: known.with(seat, without(known[seat] ?? [], [card])),
  };
}

function under<C>(stock: OpenStock<C>, cards: readonly C[]): OpenStock<C> {
  return { ...stock, pile: stock.pile + cards.length, bottom: [...stock.bottom, ...cards] };
}

/** With jokers the whole pile is shuffled, and nobody knows any place in it. */
function shuffled<C>(stock: OpenStock<C>, jokers: number): OpenStock<C> {
  return jokers === 0 ? stock : { ...stock, pile: stock.pile + jokers, bottom: [] };
}
