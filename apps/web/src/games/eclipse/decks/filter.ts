/** Looking for cards in the collection. */
import {
  type AbilityId,
  type Card,
  ENERGIES,
  type Energy,
  type Kind,
} from '@kesem/engine/games/eclipse/cards/card';
import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { CURVE_TOP, costOf } from '@kesem/engine/games/eclipse/decks/advice';
import { LANGS } from '../../../i18n/lang.ts';
import { cardName, cardText } from '../cards/text.ts';
import { priceOf } from './working.ts';

/** What is looked for; null and empty: everything. */
export interface Filter {
  readonly kind: Kind | null;
  readonly energy: Energy | null;
  /** `CURVE_TOP` means that or more. */
  readonly price: number | null;
  readonly ability: AbilityId | null;
  readonly words: string;
}

export const EVERYTHING: Filter = {
  kind: null,
  energy: null,
  price: null,
  ability: null,
  words: '',
};

/** The prices that can be looked for. */
export const PRICES: readonly number[] = Array.from({ length: CURVE_TOP + 1 }, (_, price) => price);

/** How many things are looked for at once, besides words. */
export function countOf({ kind, energy, price, ability }: Filter): number {
  return [kind, energy, price, ability].filter((one) => one !== null).length;
}

/** Whether a card is looked for. Its words may be of either language. */
export function fits(id: CardId, { kind, energy, price, ability, words }: Filter): boolean {
  const card = cardOf(id);
  return (
    (kind === null || card.kind === kind) &&
    (energy === null || energiesOf(card).includes(energy)) &&
    (price === null || (card.kind !== 'stone' && Math.min(priceOf(id), CURVE_TOP) === price)) &&
    (ability === null || abilitiesOf(card).includes(ability)) &&
    saysAll(id, words)
  );
}

function energiesOf(card: Card): readonly Energy[] {
  if (card.kind === 'stone') return [card.energy];
  return ENERGIES.filter((energy) => costOf(card)[energy] > 0);
}

/** The abilities of a creature, or those that a card gives. */
function abilitiesOf(card: Card): readonly AbilityId[] {
  if (card.kind === 'creature') return card.abilities.map(({ ability }) => ability);
  if (card.kind === 'stone') return [];
  const gives =
    card.kind === 'enchantment'
      ? card.gives
      : card.effects.flatMap((effect) => (effect.do === 'change' ? effect.gives : []));
  return gives.flatMap((gift) => (gift.is === 'able' ? [gift.ability] : []));
}

function saysAll(card: CardId, words: string): boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const said = LANGS.map((lang) => `${cardName(card, lang).name} ${cardText(card, lang)}`)
    .join(' ')
    .toLowerCase();
  return wanted.every((word) => said.includes(word));
}
