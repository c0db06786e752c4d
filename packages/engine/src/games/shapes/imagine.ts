/** SH-8: a world as a viewer may think it to be. */
import type { Random, Stream } from '../../core/random.ts';
import { BASE_DECK, type BaseCard, FULL_DECK, type FullCard, without } from './chapters/cards.ts';
import type { OpenStock, Stock } from './chapters/stock.ts';
import { kindOf, type ShapesState, type ShapesView } from './state.ts';

/** A whole state with exactly this view: every card that is not seen lies anywhere with equal chance. */
export function imagine(view: ShapesView, random: Random): ShapesState {
  const { me, mine, everything, scores: _scores, base, full, ...pub } = view;
  if (everything !== null) return { pub, ...everything };
  const own = typeof me === 'number' ? me : null;
  const hands = view[kindOf(pub.part)].hands;
  const guess = random('picks');
  const picks = pub.picked.map((has, seat) => {
    if (seat === own) return mine?.pick ?? null;
    return has ? guess.int(hands[seat] ?? 1) : null;
  });
  const row = pub.row.map(({ card }) => card);
  const shown = pub.shown.map(({ card }) => card);
  return {
    pub,
    base: deal(
      base,
      { own, hand: mine?.base ?? [], deck: without(BASE_DECK, [...row, ...pub.prizes.flat()]) },
      random('base'),
    ),
    full: deal(
      full,
      { own, hand: mine?.full ?? [], deck: without(FULL_DECK, shown) },
      random('full'),
    ),
    picks,
  };
}

interface Dealt<C> {
  readonly own: number | null;
  readonly hand: readonly C[];
  /** The cards that do not lie open. */
  readonly deck: readonly C[];
}

function deal<C extends BaseCard | FullCard>(
  { bottom, hands: sizes, known }: OpenStock<C>,
  { own, hand, deck }: Dealt<C>,
  stream: Stream,
): Stock<C> {
  const sure = known.map((cards, seat) => (seat === own ? hand : cards));
  const pile = [...stream.shuffle(without(deck, [...sure.flat(), ...bottom]))];
  const hands = sizes.map((size, seat) => {
    const cards = sure[seat] ?? [];
    const all = [...cards, ...pile.splice(0, size - cards.length)];
    return seat === own ? all : stream.shuffle(all);
  });
  return { pile: [...pile, ...bottom], seen: bottom.length, hands, known };
}
