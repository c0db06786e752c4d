/** The cards of one kind that do not lie on the table: pile and hands, and what everybody knows of them. */
import type { Seat } from '../../../core/game.ts';
import type { Stream } from '../../../core/random.ts';
import { type BaseCard, type FullCard, without } from './cards.ts';

/** SH-2.2 Cards of each kind in a full hand. */
export const HAND = 3;

/** One kind of card, base or full, off the table. */
export interface Stock<C> {
  /** The draw pile, its top first. */
  readonly pile: readonly C[];
  /** How many of the pile's lowest cards lie where everybody saw them put. */
  readonly seen: number;
  readonly hands: readonly (readonly C[])[];
  /** The cards of each hand that were drawn from those: everybody can name them. */
  readonly known: readonly (readonly C[])[];
}

/** What everybody may see of a stock, and what they could remember. */
export interface OpenStock<C> {
  /** How many cards the pile has. */
  readonly pile: number;
  /** The lowest cards of the pile that everybody saw put there, from top to bottom. */
  readonly bottom: readonly C[];
  /** How many cards each hand has. */
  readonly hands: readonly number[];
  readonly known: readonly (readonly C[])[];
}

type Card = BaseCard | FullCard;

/** SH-2.1, SH-2.2 A shuffled deck as a pile, and empty hands. */
export function stockOf<C extends Card>(
  deck: readonly C[],
  seats: number,
  stream: Stream,
): Stock<C> {
  const hands = Array.from({ length: seats }, () => []);
  return { pile: stream.shuffle(deck), seen: 0, hands, known: hands };
}

/** The hand of a seat. */
export function handOf<C extends Card>(stock: Stock<C>, seat: Seat): readonly C[] {
  return stock.hands[seat] ?? [];
}

/** Takes the card at a place out of a hand. */
export function play<C extends Card>(stock: Stock<C>, seat: Seat, slot: number): Stock<C> {
  const hand = handOf(stock, seat);
  const played = hand.slice(slot, slot + 1);
  // equal cards are one to those who watch, so it is the known one that goes
  const known = without(stock.known[seat] ?? [], played);
  return {
    ...stock,
    hands: stock.hands.with(seat, hand.toSpliced(slot, 1)),
    known: stock.known.with(seat, known),
  };
}

/** Puts cards under the pile before everybody's eyes, one after the other. */
export function putUnder<C extends Card>(stock: Stock<C>, cards: readonly C[]): Stock<C> {
  return { ...stock, pile: [...stock.pile, ...cards], seen: stock.seen + cards.length };
}

/** Adds cards to the pile and shuffles all of it: nobody knows any place. */
export function shuffleIn<C extends Card>(
  stock: Stock<C>,
  cards: readonly C[],
  stream: Stream,
): Stock<C> {
  return { ...stock, pile: stream.shuffle([...stock.pile, ...cards]), seen: 0 };
}

/** SH-6.5 Fills a hand up from the top of the pile; new cards come last. */
export function refill<C extends Card>(stock: Stock<C>, seat: Seat): Stock<C> {
  const { pile, seen, hands, known } = stock;
  const hand = handOf(stock, seat);
  const drawn = pile.slice(0, HAND - hand.length);
  const nameable = drawn.slice(pile.length - seen);
  return {
    pile: pile.slice(drawn.length),
    seen: Math.min(seen, pile.length - drawn.length),
    hands: hands.with(seat, [...hand, ...drawn]),
    known: known.with(seat, [...(known[seat] ?? []), ...nameable]),
  };
}

/** How many cards all hands lack. */
export function lacking<C>({ hands }: Stock<C>): number {
  return hands.reduce((sum, hand) => sum + HAND - hand.length, 0);
}

/** SH-8.2 What everybody sees of a stock. */
export function openly<C>({ pile, seen, hands, known }: Stock<C>): OpenStock<C> {
  return {
    pile: pile.length,
    bottom: pile.slice(pile.length - seen),
    hands: hands.map((hand) => hand.length),
    known,
  };
}
