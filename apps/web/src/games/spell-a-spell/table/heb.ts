/** Words of the game inside sentences: as they are written, and kept from turning the sentence around them. */
import type { Card } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { isRune } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { type Letter, written } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { isolate } from '../../../i18n/isolate.ts';
import type { Texts } from '../texts.en.ts';

/** A word in plain letters as it stands in a sentence. */
export function heb(word: string): string {
  return isolate(written(word));
}

/** Whether a card is a letter of the alphabet. */
export function isLetter(card: Card): card is Letter {
  return isRune(card) && card !== 'fog';
}

/** A card as it is read: the letter itself, or the name of what is none. */
export function cardSign(card: Card, t: Texts): string {
  return isLetter(card) ? isolate(card) : cardName(card, t);
}

/** A card as it is spoken: the name of its letter, or of its effect. */
export function cardName(card: Card, t: Texts): string {
  return isRune(card) ? t.letter[card] : t.effect[card];
}

/** The letters of a word by name, for whoever hears them. */
export function speltOut(word: string, t: Texts): string {
  return word
    .split('')
    .map((char) => Object.entries(t.letter).find(([letter]) => letter === char)?.[1] ?? char)
    .join(', ');
}
