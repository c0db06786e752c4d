/** EC-10.4: the figures by which a deck is judged. Shown, never enforced. */
import type { Card, Cost } from '../cards/card.ts';
import { cardOf } from '../cards/set.ts';
import { type DeckList, sizeOf } from './decks.ts';

/** A third of a deck or more should be stones, and as much creatures. */
export const GOOD_SHARE = 1 / 3;
/** The cost from which all dearer cards are counted together. */
export const CURVE_TOP = 7;

/** The figures of a deck, in cards. */
export interface DeckFigures {
  readonly cards: number;
  readonly stones: number;
  readonly creatures: number;
  /** How many cards cost 0, 1 and so on, the last `CURVE_TOP` or more; stones are left out. */
  readonly curve: readonly number[];
}

const NOTHING: Cost = { light: 0, dark: 0, any: 0 };

/** What a card costs; a stone nothing. */
export function costOf(card: Card): Cost {
  return card.kind === 'stone' ? NOTHING : card.cost;
}

/** How many stones a cost takes. */
export function totalOf({ light, dark, any }: Cost): number {
  return light + dark + any;
}

/** What all cards of a deck weigh together. */
export function weighed(deck: DeckList, weigh: (card: Card) => number): number {
  return deck.reduce((all, { card, count }) => all + count * weigh(cardOf(card)), 0);
}

/** The size, the stones, the creatures and the curve of a deck. */
export function figuresOf(deck: DeckList): DeckFigures {
  const counted = (is: (card: Card) => boolean): number => weighed(deck, (c) => (is(c) ? 1 : 0));
  const costs = (price: number) => (card: Card) =>
    card.kind !== 'stone' && Math.min(totalOf(card.cost), CURVE_TOP) === price;
  return {
    cards: sizeOf(deck),
    stones: counted(({ kind }) => kind === 'stone'),
    creatures: counted(({ kind }) => kind === 'creature'),
    curve: Array.from({ length: CURVE_TOP + 1 }, (_, price) => counted(costs(price))),
  };
}

/** In how many ways k can be chosen of n. */
const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);

/** The chance, 0 to 1, that the first seven cards hold at least two stones. */
export function oddsOfTwoStones(deck: DeckList): number {
  const { cards, stones } = figuresOf(deck);
  const hand = Math.min(7, cards);
  const exactly = (k: number): number =>
    hand < k ? 0 : (choose(stones, k) * choose(cards - stones, hand - k)) / choose(cards, hand);
  return 1 - exactly(0) - exactly(1);
}
