/** SP-1: the 90 cards. */
import type { Category } from './categories.ts';
import { LETTERS, type Letter, lettersOf } from './letters.ts';

/** A word on the table, in plain letters. */
export interface Formed {
  readonly word: string;
  /** The places in the word where a fog lies, from 0. */
  readonly fogs: readonly number[];
  /** SP-5.12 What its caster says it is, of a word that went to the vote. */
  readonly claimed?: Category;
}

export const EFFECTS = ['sandstorm', 'firewall', 'snowball'] as const;
export type Effect = (typeof EFFECTS)[number];
/** What words are made of: a letter, or the fog that stands for any. */
export type Rune = Letter | 'fog';
export type Card = Rune | Effect;

/** SP-1.2 How often each letter lies in the deck: 76 in all. */
const SHARES: Readonly<Record<Letter, number>> = {
  א: 3,
  ב: 4,
  ג: 2,
  ד: 3,
  ה: 5,
  ו: 6,
  ז: 2,
  ח: 3,
  ט: 2,
  י: 6,
  כ: 2,
  ל: 4,
  מ: 5,
  נ: 4,
  ס: 2,
  ע: 3,
  פ: 3,
  צ: 2,
  ק: 3,
  ר: 6,
  ש: 3,
  ת: 3,
};
const FOGS = 3;
const EFFECT_SHARES: Readonly<Record<Effect, number>> = { sandstorm: 3, firewall: 3, snowball: 5 };

const times = <C extends Card>(card: C, count: number): readonly C[] =>
  Array.from({ length: count }, () => card);

/** SP-1.1 Every card of a match, in no order that matters. */
export const DECK: readonly Card[] = [
  ...LETTERS.flatMap((letter) => times(letter, SHARES[letter])),
  ...times('fog', FOGS),
  ...EFFECTS.flatMap((effect) => times(effect, EFFECT_SHARES[effect])),
];

/** Whether a card is one that words are made of. */
export function isRune(card: Card): card is Rune {
  return !EFFECTS.some((effect) => effect === card);
}

/** The cards that a word was formed of. */
export function cardsOf({ word, fogs }: Formed): readonly Rune[] {
  return lettersOf(word).map((letter, at) => (fogs.includes(at) ? 'fog' : letter));
}

/** What is left of `cards` when each of `gone` is taken out once. */
export function without(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
