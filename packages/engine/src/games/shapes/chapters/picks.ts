/** SH-3: who picks, and what a pick and a time-out do. */
import type { Seat } from '../../../core/game.ts';
import { refuse } from '../../../core/ruling.ts';
import {
  kindOf,
  open,
  type Part,
  type ShapesDesk,
  type ShapesPub,
  type ShapesState,
  seatsOf,
} from '../state.ts';
import type { BaseCard, FullCard } from './cards.ts';
import { handOf } from './stock.ts';

/** Who reveals a card next: everybody, or those who are tied. */
export function playersOf(pub: ShapesPub): readonly Seat[] {
  return pub.part === 'tie' ? pub.tied : seatsOf(pub);
}

/**
 * SH-3.3 Whose pick is asked for: nobody's who has a single card to choose.
 * @param hands how many cards of the asked kind each seat has.
 */
export function askedOf(pub: ShapesPub, hands: readonly number[]): readonly Seat[] {
  return pub.ended ? [] : playersOf(pub).filter((seat) => (hands[seat] ?? 0) > 1);
}

/** Whose pick is still missing. */
export function missing(state: ShapesState): readonly Seat[] {
  return askedOf(state.pub, sizesAsked(state)).filter((seat) => state.pub.picked[seat] !== true);
}

/** By seat: how many cards of the kind that is asked for are in hand. */
export function sizesAsked(state: ShapesState): readonly number[] {
  return state[kindOf(state.pub.part)].hands.map((hand) => hand.length);
}

/** Opens the next question. */
export function ask(d: ShapesDesk, part: Part, pick: number): void {
  const { picked } = d.state.pub;
  open(d, { part, pick, picked: picked.map(() => false) });
  d.set({ picks: picked.map(() => null) });
}

/** SH-3.1, SH-3.2 A pick, or another one in its place. */
export function pickCard(d: ShapesDesk, seat: Seat, slot: number): void {
  const { pub, picks } = d.state;
  if (slot >= handAsked(d.state, seat).length) refuse(d, { code: 'noSuchCard' });
  d.set({ picks: picks.with(seat, slot) });
  if (pub.picked[seat] === true) return;
  open(d, { picked: pub.picked.with(seat, true) });
  d.tell({ type: 'picked', seat });
}

/** SH-9.2 Draws the picks that are missing. */
export function drawMissing(d: ShapesDesk): void {
  const seats = missing(d.state);
  d.tell({ type: 'timedOut', seats });
  for (const seat of seats) {
    const hand = handAsked(d.state, seat);
    const slots = [...hand.keys()];
    const plain = slots.filter((slot) => hand[slot] !== 'joker');
    const from = plain.length > 0 ? plain : slots;
    d.set({ picks: d.state.picks.with(seat, d.random(`pick ${seat}`).pick(from)) });
  }
  open(d, { picked: d.state.pub.picked.map((has, seat) => has || seats.includes(seat)) });
}

/** The cards that a seat picks from. */
export function handAsked(
  { base, full, pub }: ShapesState,
  seat: Seat,
): readonly (BaseCard | FullCard)[] {
  return pub.part === 'full' ? handOf(full, seat) : handOf(base, seat);
}
