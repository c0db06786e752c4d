/** Cards as they are read aloud. */
import type { BaseCard, FullCard } from '@kesem/engine/games/shapes/chapters/cards';
import type { Count } from '@kesem/engine/games/shapes/event';
import type { Texts } from '../texts.en.ts';

/** A card by its name; of a full card also what it matches, where that is known. */
export function cardWords(card: BaseCard | FullCard, count: Count | null, t: Texts): string {
  if (typeof card === 'string') return t.card[card];
  const name = t.board.full(card);
  return count === null ? name : `${name}; ${t.of(count)}`;
}

/** A card inside a sentence that tells whose it is. */
export function shortWords(card: BaseCard | FullCard, t: Texts): string {
  return typeof card === 'string' ? t.card[card] : t.chord(card);
}
