/** All cards by id. */
import type { Card } from './card.ts';
import { CREATURES } from './creatures.ts';
import { ENCHANTMENTS } from './enchantments.ts';
import { SPELLS } from './spells.ts';
import { STONES } from './stones.ts';

export type CardId =
  | keyof typeof STONES
  | keyof typeof CREATURES
  | keyof typeof ENCHANTMENTS
  | keyof typeof SPELLS;

export const CARDS: Readonly<Record<CardId, Card>> = {
  ...STONES,
  ...CREATURES,
  ...ENCHANTMENTS,
  ...SPELLS,
};

const listed = (id: string): id is CardId => id in CARDS;

/** Every id, in the order of the set. */
export const CARD_IDS: readonly CardId[] = Object.keys(CARDS).filter(listed);

/** The data of a card. */
export function cardOf(id: CardId): Card {
  return CARDS[id];
}
