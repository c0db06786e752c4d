import type { Ability } from '@kesem/engine/games/eclipse/cards/card';
import type { Creature, EclipseView } from '@kesem/engine/games/eclipse/state';
import { abilitiesOf, isAble, lifeOf, skillOf } from '@kesem/engine/games/eclipse/stats';
import { memo, useMemo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import type { Words } from '../../contract.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { abilityName } from '../cards/text.ts';
import { nameOf } from '../naming.ts';
import { textsOf } from '../texts.ts';
import styles from './Field.module.css';
import { Thing, type ThingMark } from './Thing.tsx';

interface CreatureCardProps {
  readonly creature: Creature;
  readonly view: EclipseView;
  readonly words: Words;
  readonly width: number;
  readonly mark: ThingMark | undefined;
}

/** A creature in play: its card as it is now, its damage, what keeps it from acting, and whose it is. */
export const CreatureCard = ({ creature, view, words, width, mark }: CreatureCardProps) => {
  const { id, card, damage, owner, side, shields } = creature;
  const skill = skillOf(view, creature);
  const life = lifeOf(view, creature) - damage;
  const abilities = abilitiesOf(view, creature);
  const stuck = !isAble(view, creature);
  return (
    <Thing
      thing={`creature:${id}`}
      label={creatureWords(creature, view, words)}
      mark={mark}
      className={stuck ? styles.stuck : undefined}
    >
      <Face {...{ card, skill, life, width }} abilities={abilities} lang={words.lang} />
      {damage > 0 && (
        <b key={damage} className={styles.damage} dir="ltr">
          −{damage}
        </b>
      )}
      {stuck && <Chains />}
      {shields > 0 && <Shield />}
      {owner !== side && (
        <span className={styles.owner}>
          <EmblemPlate ink={words.ink(owner)} size={22} />
        </span>
      )}
    </Thing>
  );
};

interface FaceProps {
  readonly card: Creature['card'];
  readonly skill: number;
  readonly life: number;
  readonly abilities: readonly Ability[];
  readonly width: number;
  readonly lang: Lang;
}

/** Drawn anew only when what is printed on it changes. */
const Face = memo(
  ({ card, skill, life, abilities, width, lang }: FaceProps) => {
    const now = useMemo(() => ({ skill, life, abilities }), [skill, life, abilities]);
    return <CardFace {...{ card, lang, width, now }} />;
  },
  (one, two) =>
    one.card === two.card &&
    one.skill === two.skill &&
    one.life === two.life &&
    one.width === two.width &&
    one.lang === two.lang &&
    JSON.stringify(one.abilities) === JSON.stringify(two.abilities),
);

const Chains = () => (
  <svg className={styles.chains} viewBox="0 0 60 30" aria-hidden="true">
    <path d="M2 4L58 26M2 26L58 4" />
    <path d="M2 4L58 26M2 26L58 4" />
  </svg>
);

const Shield = () => (
  <svg className={styles.shield} viewBox="0 0 24 26" aria-hidden="true">
    <path d="M12 2L22 5V13C22 19 17 23 12 25C7 23 2 19 2 13V5Z" />
  </svg>
);

/** A creature in words: what it is, what it can, and how it stands. */
export function creatureWords(
  creature: Creature,
  view: EclipseView,
  { lang, name }: Words,
): string {
  const t = textsOf(lang).board;
  const { id, damage, freeAt, shields, owner, side } = creature;
  const borne = view.enchantments.filter(
    ({ bearer }) => bearer.on === 'creature' && bearer.id === id,
  );
  return [
    nameOf(view, id, lang),
    t.stats(skillOf(view, creature), lifeOf(view, creature)),
    ...abilitiesOf(view, creature).map((one) => abilityName(one, lang)),
    ...(damage > 0 ? [t.damaged(damage)] : []),
    ...(isAble(view, creature) ? [] : [t.paralysed]),
    ...(freeAt === null ? [] : [t.untilTurn(freeAt)]),
    ...(shields > 0 ? [t.shielded] : []),
    ...(owner === side ? [] : [t.brought(name(owner))]),
    ...(borne.length > 0 ? [t.on(borne.map((one) => nameOf(view, one.id, lang)).join(', '))] : []),
  ].join(', ');
}
