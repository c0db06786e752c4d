/** What things of the table are called. A thing that has left play keeps its name. */
import {
  type Ability,
  type AbilityId,
  PLAIN_ABILITIES,
  STRONG_ABILITIES,
} from '@kesem/engine/games/eclipse/cards/card';
import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { enchantmentOf, stoneOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { Bearer, Id, Target } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { Lang } from '../../../i18n/lang.ts';
import { listed } from '../../../i18n/numbers.ts';
import type { Words } from '../../contract.ts';
import { abilityName, cardName } from '../cards/text.ts';
import { textsOf } from '../texts.ts';

/** What the names of things are made from. */
export type Named = Pick<EclipseView, 'cards'>;

/** The card that an id names, or ever named. */
export function cardAt({ cards }: Named, id: Id): CardId | null {
  return cards[id - 1] ?? null;
}

/** What a card in play is called. */
export function nameOf(view: Named, id: Id, lang: Lang): string {
  const card = cardAt(view, id);
  return card === null ? textsOf(lang).aCard : cardName(card, lang).name;
}

/** Several of them as a list. */
export function namesOf(view: Named, ids: readonly Id[], lang: Lang): string {
  return listed(
    lang,
    ids.map((id) => nameOf(view, id, lang)),
  );
}

/** Cards by name as a list. */
export function cardsNamed(cards: readonly CardId[], lang: Lang): string {
  return listed(
    lang,
    cards.map((card) => cardName(card, lang).name),
  );
}

/** What was chosen, in words. */
export function targetName(view: Named, target: Target, words: Words): string {
  const t = textsOf(words.lang).target;
  if ('player' in target) {
    const name = words.name(target.player);
    return target.at === 'die' ? t.die(name) : name;
  }
  return 'card' in target
    ? t.buried(cardName(target.card, words.lang).name)
    : nameOf(view, target.id, words.lang);
}

/** Where a target stands on the table, to tell two of one name apart; null when it stands nowhere. */
export function ownerOf(view: EclipseView, target: Target): 0 | 1 | null {
  if (target.at === 'creature') {
    return view.creatures.find(({ id }) => id === target.id)?.side ?? null;
  }
  if (target.at === 'stone') return stoneOf(view, target.id)?.side ?? null;
  return target.at === 'enchantment' ? (enchantmentOf(view, target.id)?.side ?? null) : null;
}

/** What an enchantment lies on. */
export function bearerName(view: Named, bearer: Bearer, words: Words): string {
  if (bearer.on === 'table') return textsOf(words.lang).board.table;
  if (bearer.on === 'player') return words.name(bearer.player);
  return nameOf(view, bearer.id, words.lang);
}

/** An ability as it stands on a card, with the strength that is printed there. */
export function abilityOn(card: CardId, ability: AbilityId, lang: Lang): string {
  return abilityName(printed(card, ability), lang);
}

function printed(card: CardId, ability: AbilityId): Ability {
  const data = cardOf(card);
  const found = data.kind === 'creature' && data.abilities.find((one) => one.ability === ability);
  if (found) return found;
  const strong = STRONG_ABILITIES.find((one) => one === ability);
  const plain = PLAIN_ABILITIES.find((one) => one === ability) ?? 'flying';
  return strong ? { ability: strong, x: 1 } : { ability: plain };
}
