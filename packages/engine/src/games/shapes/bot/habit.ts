/** How a sensible player picks without looking far. */
import type { Seat } from '../../../core/game.ts';
import type { Stream } from '../../../core/random.ts';
import { type BaseCard, type FullCard, matchOf } from '../chapters/cards.ts';
import { handOf } from '../chapters/stock.ts';
import type { ShapesState } from '../state.ts';

/** The place of the card that a seat would pick by habit; equals are drawn. */
export function habit(state: ShapesState, seat: Seat, stream: Stream): number {
  return bestOf(worthsOf(state, seat), stream);
}

/** What each card that a seat may pick is worth by habit, by its place. */
export function worthsOf(state: ShapesState, seat: Seat): readonly number[] {
  const { pub } = state;
  const base = handOf(state.base, seat);
  const full = handOf(state.full, seat);
  const row = pub.row.map(({ card }) => card);
  const shown = pub.shown.find((one) => one.seat === seat)?.card ?? [];
  if (pub.part === 'full') return full.map((card) => fitOf(card, row, base));
  return base.map((card) => useOf(card, pub.part === 'base' ? full : [shown]));
}

/** A match now counts before cards for a tie-break. */
function fitOf(card: FullCard, row: readonly BaseCard[], hand: readonly BaseCard[]): number {
  return matchOf(card, row) * 4 + matchOf(card, hand);
}

/** On how many full cards a base card counts; jokers are kept. */
function useOf(card: BaseCard, full: readonly FullCard[]): number {
  return card === 'joker' ? -1 : full.filter((one) => matchOf(one, [card]) > 0).length;
}

function bestOf(worths: readonly number[], stream: Stream): number {
  const most = Math.max(...worths);
  return stream.pick(worths.flatMap((worth, slot) => (worth === most ? [slot] : [])));
}
