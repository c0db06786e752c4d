/** The words of a card in the reader's language, made from its data: text and rules cannot differ. */
import type {
  Ability,
  AbilityId,
  Aim,
  Card,
  Effect,
  EnchantmentCard,
  Modifier,
  SpellCard,
} from '@kesem/engine/games/eclipse/cards/card';
import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import type { Lang } from '../../../i18n/lang.ts';
import { chosen, feeling, meant, type Ones, TABLE } from './meant.ts';
import { type CardName, NAMES as EN_NAMES } from './names.en.ts';
import { NAMES as HE_NAMES } from './names.he.ts';
import { type CardTexts, en } from './text.en.ts';
import { he } from './text.he.ts';

const TEXTS: Readonly<Record<Lang, CardTexts>> = { en, he };
const NAMES: Readonly<Record<Lang, Readonly<Record<CardId, CardName>>>> = {
  en: EN_NAMES,
  he: HE_NAMES,
};

/** What a card is called, and its line of flavour. */
export function cardName(id: CardId, lang: Lang): CardName {
  return NAMES[lang][id];
}

/** What sort of card it is. */
export function kindName(kind: Card['kind'], lang: Lang): string {
  return TEXTS[lang].kind[kind];
}

/** An ability with its strength, which no line end parts: "Charge 2". */
export function abilityName(ability: Ability, lang: Lang): string {
  const name = abilityWord(ability.ability, lang);
  return 'x' in ability ? `${name}\u00a0${ability.x}` : name;
}

/** What an ability is called, whatever its strength. */
export function abilityWord(ability: AbilityId, lang: Lang): string {
  return TEXTS[lang].ability[ability].name;
}

/** What an ability does, as one sentence. */
export function abilityRule(ability: Ability, lang: Lang): string {
  return TEXTS[lang].ability[ability.ability].rule('x' in ability ? ability.x : 0);
}

/** What a card does; of a creature the names of its abilities, empty when it has none. */
export function cardText(id: CardId, lang: Lang): string {
  const card = cardOf(id);
  if (card.kind === 'stone') return TEXTS[lang].stone[card.energy];
  if (card.kind === 'creature') {
    return card.abilities.map((ability) => abilityName(ability, lang)).join(' · ');
  }
  return card.kind === 'enchantment' ? enchantmentText(card, lang) : spellText(card, lang);
}

const enchantmentText = ({ target, gives }: EnchantmentCard, lang: Lang): string => {
  const bearer = target === null ? TABLE : chosen(target);
  const bearers = gives.map((gift) => TEXTS[lang].bearer(feeling(bearer, gift)));
  return [...new Set(bearers)]
    .map(
      (who) =>
        `${who}: ${gifts(
          gives.filter((_, i) => bearers[i] === who),
          lang,
        )}`,
    )
    .join('. ');
};

const spellText = ({ target, effects }: SpellCard, lang: Lang): string =>
  effects.map((effect) => sentence(effect, target, lang)).join('. ');

const sentence = (effect: Effect, target: Aim | null, lang: Lang): string => {
  const aimed = target === null ? TABLE : chosen(target);
  const ones = 'to' in effect && effect.do !== 'raise' ? meant(effect.to, aimed) : aimed;
  if (effect.do === 'change') {
    const [first] = effect.gives;
    const bearer = first === undefined ? ones : feeling(ones, first);
    return TEXTS[lang].change(bearer, gifts(effect.gives, lang), effect.lasts);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entry under an effect's name takes that effect
  const write = TEXTS[lang].effect[effect.do] as (effect: Effect, ones: Ones) => string;
  return write(effect, ones);
};

const gifts = (gives: readonly Modifier[], lang: Lang): string =>
  gives.map((gift) => giftText(gift, lang)).join(', ');

const giftText = (gift: Modifier, lang: Lang): string => {
  const ability = gift.is === 'able' ? abilityName(gift, lang) : '';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entry under a modifier's name takes that modifier
  const write = TEXTS[lang].gift[gift.is] as (gift: Modifier, ability: string) => string;
  return write(gift, ability);
};
