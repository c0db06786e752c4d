/** Drawing a first hand for trying. No match depends on it. */
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { DeckList } from '@kesem/engine/games/eclipse/decks/decks';

const HAND = 7;

/** Seven cards of a deck, or all there are. @param random in [0, 1). */
export function firstHand(deck: DeckList, random: () => number): readonly CardId[] {
  const rest = deck.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  return Array.from({ length: Math.min(HAND, rest.length) }).flatMap(() =>
    rest.splice(Math.floor(random() * rest.length), 1),
  );
}
