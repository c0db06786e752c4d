/** What a player knows of their own deck: its list without all that has left it. */
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { countsOf, type DeckList } from '@kesem/engine/games/eclipse/decks/decks';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';

const KINDS = ['stone', 'creature', 'enchantment', 'spell'] as const;

/** The cards that are still in the deck of whoever looks, by kind; in which order they lie nobody knows. */
export function leftInDeck(view: EclipseView): DeckList {
  const { me, mine } = view;
  if (!mine || (me !== 0 && me !== 1)) return [];
  const left = new Map(countsOf(mine.list));
  const inPlay = [...view.stones, ...view.creatures, ...view.enchantments];
  const gone = [
    ...mine.hand,
    ...view.discards[me],
    ...inPlay.filter(({ owner }) => owner === me).map(({ card }) => card),
  ];
  for (const card of gone) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left]
    .map(([card, count]) => ({ card, count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, two) => kindOf(one.card) - kindOf(two.card));
}

const kindOf = (card: DeckList[number]['card']): number => KINDS.indexOf(cardOf(card).kind);
