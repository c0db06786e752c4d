import type { Ability, AbilityId, Card, Cost } from '@kesem/engine/games/eclipse/cards/card';
import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { CardFrame } from '../../../kit/cards/CardFrame.tsx';
import { SMALL } from '../../../kit/cards/skins.ts';
import { AbilitySign } from '../art/AbilitySign.tsx';
import { CardArt, groundOf } from '../art/CardArt.tsx';
import { CostGems } from '../art/CostGems.tsx';
import styles from './CardFace.module.css';
import { abilityName, cardName, cardText, kindName } from './text.ts';

/** What a creature in play has now; abilities of one kind add up. */
export interface CreatureNow {
  readonly skill: number;
  readonly life: number;
  readonly abilities: readonly Ability[];
}

interface CardFaceProps {
  readonly card: CardId;
  readonly lang: Lang;
  /** Width in px: 68, 84 or 92 on the table and in a phone's hand, 118 in a hand, 240 enlarged. */
  readonly width: number;
  readonly now?: CreatureNow;
  /** What of its cost cannot be paid just now. */
  readonly missing?: Cost | null;
}

/** From this width on a card is enlarged: its abilities have their signs, and its flavour is read too. */
const LARGE = 200;

const payable = (card: Card): Cost | null => (card.kind === 'stone' ? null : card.cost);

const printed = (card: Card): CreatureNow | null => (card.kind === 'creature' ? card : null);

/** Abilities of one kind as one: their strengths add up. */
export const summed = (abilities: readonly Ability[]): readonly Ability[] => {
  const kinds = new Map<AbilityId, Ability>();
  for (const one of abilities) {
    const same = kinds.get(one.ability);
    const both = same && 'x' in same && 'x' in one ? { ...one, x: one.x + same.x } : one;
    kinds.set(one.ability, both);
  }
  return [...kinds.values()];
};

interface WordsProps {
  readonly card: CardId;
  readonly abilities: readonly Ability[] | null;
  readonly lang: Lang;
}

const Words = ({ card, abilities, lang }: WordsProps) =>
  abilities?.map((ability) => abilityName(ability, lang)).join(' · ') ?? cardText(card, lang);

/** The words of an enlarged card: abilities with their signs, and the flavour. */
const LargeWords = ({ card, abilities, lang }: WordsProps) => (
  <>
    {abilities?.map((ability) => (
      <span key={ability.ability} className={styles.ability}>
        <AbilitySign ability={ability.ability} />
        {abilityName(ability, lang)}
      </span>
    )) ?? cardText(card, lang)}
    <span className={styles.flavour}>{cardName(card, lang).flavour}</span>
  </>
);

const Signs = ({ abilities }: { readonly abilities: readonly Ability[] }) => (
  <span className={styles.signs}>
    {abilities.map((one) => (
      <AbilitySign key={one.ability} {...one} />
    ))}
  </span>
);

/**
 * A card as it is printed, or as it stands in play, where its cost no longer matters. Small ones show
 * abilities as signs; words are read from the middle sizes on. A face that can be pressed is put into a
 * button with a name of its own.
 */
export const CardFace = memo(({ card, lang, width, now, missing = null }: CardFaceProps) => {
  const data = cardOf(card);
  const creature = now ?? printed(data);
  const abilities = creature && summed(creature.abilities);
  const cost = now ? null : payable(data);
  const Text = width < LARGE ? Words : LargeWords;
  return (
    <div className={styles.face} style={{ inlineSize: width }} data-kind={data.kind}>
      <CardFrame
        skin={data.kind}
        title={cardName(card, lang).name}
        kind={kindName(data.kind, lang)}
        ground={groundOf(card)}
        art={<CardArt card={card} />}
        width={width}
        {...(creature && { stats: creature })}
      >
        <span className={styles.words}>
          <Text card={card} abilities={abilities} lang={lang} />
        </span>
      </CardFrame>
      {cost && (
        <span className={styles.cost}>
          <CostGems cost={cost} missing={missing} />
        </span>
      )}
      {width < SMALL && abilities && <Signs abilities={abilities} />}
    </div>
  );
});
