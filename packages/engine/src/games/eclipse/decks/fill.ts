/** EC-10.5: what a deck lacks, filled in. */
import type { Energy } from '../cards/card.ts';
import { type CardId, cardOf } from '../cards/set.ts';
import { costOf, weighed } from './advice.ts';
import {
  COPIES_MAX,
  copiesOf,
  countsOf,
  DECK_MIN,
  type DeckList,
  READY_DECKS,
  type ReadyId,
  sizeOf,
} from './decks.ts';

/** How many stones a deck is filled up to: as many as the ready ones have. */
const STONES = 18;

/**
 * A legal deck that holds all cards of the given one, of 200 at most, but copies over the limit. A deck that is too
 * small gets stones of the energies it asks for, and then cards of the ready deck of its colour. The
 * same deck is always filled in the same way.
 */
export function completed(deck: DeckList): DeckList {
  const kept = plus(
    [],
    [...countsOf(deck)].flatMap(([card, n]) => times(n, card).slice(0, copiesOf(card))),
  );
  if (sizeOf(kept) >= DECK_MIN) return kept;
  const stoned = plus(kept, lackingStones(kept));
  return plus(stoned, fillers(stoned).slice(0, Math.max(0, DECK_MIN - sizeOf(stoned))));
}

const times = (count: number, card: CardId): readonly CardId[] =>
  Array.from({ length: Math.max(0, count) }, () => card);

const plus = (deck: DeckList, cards: readonly CardId[]): DeckList =>
  [...countsOf([...deck, ...cards.map((card) => ({ card, count: 1 }))])].map(([card, count]) => ({
    card,
    count,
  }));

const asked = (deck: DeckList, energy: Energy): number =>
  weighed(deck, (card) => costOf(card)[energy]);

const lackingStones = (deck: DeckList): readonly CardId[] => {
  const [light, dark] = [asked(deck, 'light'), asked(deck, 'dark')];
  const crystals = light + dark === 0 ? STONES / 2 : Math.round((STONES * light) / (light + dark));
  const counts = countsOf(deck);
  const lack = (card: CardId, want: number): readonly CardId[] =>
    times(want - (counts.get(card) ?? 0), card);
  return [...lack('crystal', crystals), ...lack('darkStone', STONES - crystals)];
};

const colourOf = (deck: DeckList): ReadyId => {
  const [light, dark] = [asked(deck, 'light') > 0, asked(deck, 'dark') > 0];
  if (light === dark) return 'original';
  return light ? 'light' : 'dark';
};

/** The cards of the ready deck of its colour that still fit in, one copy of each at a time. */
const fillers = (deck: DeckList): readonly CardId[] => {
  const counts = countsOf(deck);
  const cards = READY_DECKS[colourOf(deck)]
    .map(({ card }) => card)
    .filter((card) => cardOf(card).kind !== 'stone');
  return Array.from({ length: COPIES_MAX }, (_, held) =>
    cards.filter((card) => (counts.get(card) ?? 0) <= held),
  ).flat();
};
