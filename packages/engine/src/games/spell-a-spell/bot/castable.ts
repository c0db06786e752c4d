/** SP-5.3: what the house casts of all that would stand: what its lexicon lists and what hurts nobody. */
import type { Card } from '../chapters/cards.ts';
import { isSpecial } from '../chapters/letters.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { standing } from '../moves.ts';
import type { SpellView } from '../state.ts';

/** The words that a bot casts from these cards, in the order of the lexicon. */
export function castable(
  view: SpellView,
  hand: readonly Card[],
  lexicon: Lexicon,
): readonly string[] {
  return standing(view, hand, lexicon).filter(
    (word) => isSpecial(word) || lexicon.find(word)?.unfit === false,
  );
}
