/** EC-10: what a deck is, what makes it legal, and the ready ones. */
import { type CardId, cardOf } from '../cards/set.ts';

export interface DeckEntry {
  readonly card: CardId;
  readonly count: number;
}
export type DeckList = readonly DeckEntry[];

/** EC-10.1 How many cards a deck has, and how many copies of one that is no stone. */
export const DECK_MIN = 40;
export const DECK_MAX = 200;
export const COPIES_MAX = 4;

export type DeckFault = 'tooFew' | 'tooMany' | 'tooManyCopies';

/** How many cards a deck has. */
export function sizeOf(deck: DeckList): number {
  return deck.reduce((sum, { count }) => sum + count, 0);
}

/** How many copies of a card a deck may have; of stones any number. */
export function copiesOf(card: CardId): number {
  return cardOf(card).kind === 'stone' ? Infinity : COPIES_MAX;
}

/** How often each card stands in a deck, in the order in which they first come. */
export function countsOf(deck: DeckList): ReadonlyMap<CardId, number> {
  const counts = new Map<CardId, number>();
  for (const { card, count } of deck) counts.set(card, (counts.get(card) ?? 0) + count);
  return counts;
}

/** EC-10.1 What makes a deck illegal; empty when it is legal. */
export function deckFaults(deck: DeckList): readonly DeckFault[] {
  const size = sizeOf(deck);
  const copied = [...countsOf(deck)].some(([card, count]) => count > copiesOf(card));
  return [
    ...(size < DECK_MIN ? (['tooFew'] as const) : []),
    ...(size > DECK_MAX ? (['tooMany'] as const) : []),
    ...(copied ? (['tooManyCopies'] as const) : []),
  ];
}

const deck = (...rows: readonly (readonly [number, CardId])[]): DeckList =>
  rows.map(([count, card]) => ({ card, count }));

export const READY_IDS = ['original', 'light', 'dark'] as const;
export type ReadyId = (typeof READY_IDS)[number];

/** EC-10.2 The ready decks. Nobody needs another one to play. */
export const READY_DECKS: Readonly<Record<ReadyId, DeckList>> = {
  original: deck(
    [10, 'crystal'],
    [9, 'darkStone'],
    [1, 'goblin'],
    [2, 'duskWolf'],
    [2, 'zombie'],
    [2, 'dawnStag'],
    [2, 'twilightFox'],
    [2, 'orc'],
    [1, 'coronaOwl'],
    [1, 'springHealer'],
    [1, 'dawnAcolyte'],
    [1, 'ashScorpion'],
    [1, 'graveCaller'],
    [1, 'shadowBlade'],
    [1, 'sunSpear'],
    [1, 'shadowBolt'],
    [1, 'halo'],
    [2, 'insight'],
    [1, 'unbinding'],
    [1, 'surge'],
    [1, 'twistOfFate'],
  ),
  light: deck(
    [19, 'crystal'],
    [2, 'morningDove'],
    [2, 'dawnAcolyte'],
    [2, 'lampKeeper'],
    [2, 'dawnStag'],
    [2, 'coronaOwl'],
    [2, 'sunLancer'],
    [1, 'springHealer'],
    [1, 'whiteUnicorn'],
    [1, 'goldenGriffin'],
    [1, 'trollBlood'],
    [3, 'sunSpear'],
    [1, 'halo'],
    [2, 'goblin'],
    [1, 'secondDawn'],
    [2, 'insight'],
  ),
  dark: deck(
    [19, 'darkStone'],
    [2, 'hollowSoldier'],
    [3, 'zombie'],
    [2, 'sootImp'],
    [2, 'pitSpider'],
    [2, 'lostGhost'],
    [3, 'ashScorpion'],
    [2, 'graveCaller'],
    [1, 'headsman'],
    [1, 'shadowBlade'],
    [1, 'curseOfAsh'],
    [3, 'shadowBolt'],
    [1, 'callBack'],
    [1, 'nightmare'],
  ),
};
