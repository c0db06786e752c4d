import { comingHarms } from '@kesem/engine/games/eclipse/chapters/pieces';
import { abilitiesOf, isAble, lifeOf, skillOf } from '@kesem/engine/games/eclipse/chapters/stats';
import type { Creature, EclipseView } from '@kesem/engine/games/eclipse/state';
import { memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import type { Words } from '../../contract.ts';
import { TableCard } from '../cards/TableCard.tsx';
import type { Size } from '../cards/tableCut.ts';
import { abilityName } from '../cards/text.ts';
import { lifeAfter } from '../gain/gains.ts';
import { gainTexts } from '../gain/texts.ts';
import { useGain } from '../gain/useGains.ts';
import { textsOf } from '../texts.ts';
import { nameOf } from '../words/naming.ts';
import styles from './Field.module.css';
import { ThingButton, type ThingMark } from './ThingButton.tsx';
import type { Thing } from './thing.ts';
import { Zig } from './Zig.tsx';

interface CreatureCardProps {
  readonly creature: Creature;
  readonly view: EclipseView;
  readonly words: Words;
  readonly size: Size;
  readonly mark: ThingMark | undefined;
}

/** A creature in play: its card as it is now, its damage, what keeps it from acting, and whose it is. */
export const CreatureCard = memo(({ creature, view, words, size, mark }: CreatureCardProps) => {
  const { id, damage, owner, side, shields } = creature;
  const stuck = !isAble(view, creature);
  const thing: Thing = { at: 'creature', id };
  const gain = useGain(thing);
  const fate = fateOf(view, creature, words);
  const said = [creatureWords(creature, view, words), fate.words, gain];
  return (
    <ThingButton
      thing={thing}
      label={said.filter((one) => one !== null).join(', ')}
      mark={mark}
      className={stuck ? styles.stuck : undefined}
    >
      <CreatureFace {...{ creature, view, size }} lang={words.lang} />
      {mark === 'danger' && <Zig of={`creature:${id}`} width={size.width} height={size.height} />}
      {damage > 0 && (
        <b key={damage} className={styles.damage} dir="ltr" data-damage="">
          −{damage}
        </b>
      )}
      {stuck && <Chains creature={creature} width={size.width} lang={words.lang} />}
      {fate.hurt > 0 && <Hurt by={fate.hurt} />}
      {fate.words !== null && <span className={styles.doomed}>{fate.words}</span>}
      {gain !== null && <span className={styles.gain}>{gain}</span>}
      {shields > 0 && <Shield />}
      {owner !== side && (
        <span className={styles.owner}>
          <EmblemPlate ink={words.ink(owner)} size={22} />
        </span>
      )}
    </ThingButton>
  );
});

/** What is coming upon a creature, and in words that it will not outlive it. */
function fateOf(view: EclipseView, creature: Creature, { lang }: Words) {
  const coming = comingHarms(view).find((harm) => harm.creature === creature.id);
  if (!coming) return { hurt: 0, words: null };
  const hurt = Math.max(0, coming.damage - coming.prevented);
  return { hurt, words: lifeAfter(view, creature, coming) > 0 ? null : gainTexts(lang).doomed };
}

/** What comes upon it, as a number that falls on its card. */
export const Hurt = ({ by, of }: { readonly by: number; readonly of?: string }) => (
  <b className={styles.hurt} dir="ltr" key={by} data-moves={of}>
    −{by}
  </b>
);

interface CreatureFaceProps extends Pick<CreatureCardProps, 'creature' | 'view' | 'size'> {
  readonly lang: Lang;
}

/** Its card with what it has now. */
const CreatureFace = ({ creature, view, size, lang }: CreatureFaceProps) => {
  const now = {
    skill: skillOf(view, creature),
    life: lifeOf(view, creature) - creature.damage,
    abilities: abilitiesOf(view, creature),
  };
  return <TableCard card={creature.card} {...{ size, lang, now }} />;
};

interface ChainsProps extends Pick<CreatureFaceProps, 'lang' | 'creature'> {
  readonly width: number;
}

/** Two chains across a card, link by link: where each lies, and how it is turned. */
const LINKS = [32, -32].flatMap((turn) =>
  [-3, -2, -1, 1, 2, 3, 0].map(
    (i) => [30 + i * 8.6, 20 + i * 5.4 * Math.sign(turn), turn] as const,
  ),
);

/** What keeps it from acting, and for how long. */
const Chains = ({ creature: { freeAt }, width, lang }: ChainsProps) => {
  const t = textsOf(lang).board;
  const until = freeAt === null ? '' : t.untilTurn(freeAt);
  return (
    <>
      <svg className={styles.chains} viewBox="0 0 60 40" aria-hidden="true" data-chains="">
        {LINKS.map(([x, y, turn]) => (
          <g key={`${x} ${y} ${turn}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <rect x="-6.4" y="-3.6" width="12.8" height="7.2" rx="3.6" className={styles.under} />
            <rect x="-6.4" y="-3.6" width="12.8" height="7.2" rx="3.6" className={styles.link} />
          </g>
        ))}
      </svg>
      {width >= 72 && (
        <span className={styles.until}>
          {width >= 140 ? [t.paralysed, until].filter(Boolean).join(' ') : until || t.paralysed}
        </span>
      )}
    </>
  );
};

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
