/** By which of its cards a deck is known. */
import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import {
  type DeckList,
  READY_DECKS,
  READY_IDS,
  type ReadyId,
} from '@kesem/engine/games/eclipse/decks/decks';
import { isSameDeck } from './working.ts';

/** Of the ready decks each another one: between day and night, of the day, of the night. */
const FACES: Readonly<Record<ReadyId, CardId>> = {
  original: 'twilightFox',
  light: 'whiteUnicorn',
  dark: 'graveCaller',
};

/** Of another deck the creature that costs most; any card where there is none, and null of an empty deck. */
export function faceOf(deck: DeckList): CardId | null {
  const ready = READY_IDS.find((id) => isSameDeck(READY_DECKS[id], deck));
  if (ready) return FACES[ready];
  const cards = deck.map(({ card }) => card);
  const creatures = cards.filter((card) => cardOf(card).kind === 'creature');
  const [face] = creatures.toSorted((one, two) => priceOf(two) - priceOf(one));
  return face ?? cards[0] ?? null;
}

function priceOf(id: CardId): number {
  const card = cardOf(id);
  return card.kind === 'stone' ? 0 : card.cost.light + card.cost.dark + card.cost.any;
}
