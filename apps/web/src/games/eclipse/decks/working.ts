/** A deck while it is built: cards come and go one at a time, and it need not be legal. */
import type { Kind } from '@kesem/engine/games/eclipse/cards/card';
import { CARD_IDS, type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { costOf, totalOf } from '@kesem/engine/games/eclipse/decks/advice';
import {
  copiesOf,
  countsOf,
  DECK_MAX,
  type DeckEntry,
  type DeckList,
  sizeOf,
} from '@kesem/engine/games/eclipse/decks/decks';

/** A deck of one's own, under an id that stays while its name and its cards change. */
export interface NamedDeck {
  readonly id: string;
  readonly name: string;
  readonly deck: DeckList;
}

/** The kinds in the order in which they are listed. */
export const KINDS = ['stone', 'creature', 'enchantment', 'spell'] as const satisfies Kind[];

/** The cards of one kind in a deck, cheap ones first. */
export interface DeckGroup {
  readonly kind: Kind;
  readonly count: number;
  readonly entries: DeckList;
}

/** How many stones a card takes. */
export function priceOf(card: CardId): number {
  return totalOf(costOf(cardOf(card)));
}

const RANKED = CARD_IDS.toSorted(
  (a, b) =>
    KINDS.indexOf(cardOf(a).kind) - KINDS.indexOf(cardOf(b).kind) || priceOf(a) - priceOf(b),
);
const RANK: ReadonlyMap<CardId, number> = new Map(RANKED.map((card, rank) => [card, rank]));

/** The whole collection as it is looked through: by kind, cheap cards first. */
export function collection(): readonly CardId[] {
  return RANKED;
}

/** How many of a card a deck has. */
export function countIn(deck: DeckList, card: CardId): number {
  return countsOf(deck).get(card) ?? 0;
}

/** Whether one more of a card may be in a deck. */
export function hasRoomFor(deck: DeckList, card: CardId): boolean {
  return sizeOf(deck) < DECK_MAX && countIn(deck, card) < copiesOf(card);
}

/** The deck with one more of a card; the same deck when there is no room for it. */
export function withOne(deck: DeckList, card: CardId): DeckList {
  return hasRoomFor(deck, card) ? counted(deck, card, countIn(deck, card) + 1) : deck;
}

/** The deck with one less of a card; the same deck when it has none. */
export function withoutOne(deck: DeckList, card: CardId): DeckList {
  const count = countIn(deck, card);
  return count === 0 ? deck : counted(deck, card, count - 1);
}

/** Whether two decks hold the same cards, in whatever order. */
export function isSameDeck(a: DeckList, b: DeckList): boolean {
  const [counts, others] = [countsOf(a), countsOf(b)];
  return counts.size === others.size && [...counts].every(([card, n]) => others.get(card) === n);
}

/** A deck as it is listed, without kinds it has no card of. */
export function grouped(deck: DeckList): readonly DeckGroup[] {
  return KINDS.map((kind) => {
    const entries = inOrder(deck).filter(({ card }) => cardOf(card).kind === kind);
    return { kind, count: sizeOf(entries), entries };
  }).filter(({ count }) => count > 0);
}

function counted(deck: DeckList, card: CardId, count: number): DeckList {
  const counts = new Map(countsOf(deck)).set(card, count);
  return inOrder([...counts].map(([one, n]) => ({ card: one, count: n })));
}

function inOrder(deck: DeckList): DeckList {
  return deck.filter(({ count }) => count > 0).toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ card }: DeckEntry): number {
  return RANK.get(card) ?? 0;
}
