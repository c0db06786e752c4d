import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { type CSSProperties, memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { CardPrint } from '../../../kit/cards/CardPrint.tsx';
import { GLYPHS } from '../../../kit/cards/stamps.data.ts';
import { INK, PAPER } from '../../../kit/draw/inks.ts';
import { AbilitySign } from '../art/AbilitySign.tsx';
import { CardArt, groundOf } from '../art/CardArt.tsx';
import { type CreatureNow, summed } from './CardFace.tsx';
import styles from './TableCard.module.css';
import { type Size, type TableCut, tableCut, wordsIn } from './tableCut.ts';
import { abilityName, cardName } from './text.ts';

interface TableCardProps {
  readonly card: CardId;
  readonly lang: Lang;
  readonly size: Size;
  readonly now: CreatureNow;
}

/** A creature in play: no cost, its numbers large, as high as its place. */
export const TableCard = memo(
  ({ card, lang, size, now }: TableCardProps) => {
    const title = cardName(card, lang).name;
    const abilities = summed(now.abilities);
    const names = abilities.map((one) => abilityName(one, lang));
    const cut = tableCut(size, title, names);
    const unit = size.width / 150;
    const style: CSSProperties & Readonly<Record<'--u', string>> = {
      '--u': `${unit}px`,
      inlineSize: size.width,
      blockSize: size.height,
    };
    return (
      <div className={styles.card} data-form={cut.form} style={style}>
        <Block card={card} cut={cut} />
        {cut.form !== 'bare' && (
          <span className={styles.title} style={lineAt(cut.band)}>
            <bdi>{title}</bdi>
          </span>
        )}
        {cut.form === 'words' && names.length > 0 && (
          <span
            className={styles.words}
            style={{ ...lineAt(cut.text), fontSize: wordsIn(names, size.width).size }}
          >
            <span>{names.join(' · ')}</span>
          </span>
        )}
        <Stamp is="skill" value={now.skill} printed={printedOf(card).skill} />
        <span className={styles.signs}>
          {abilities.map((one) =>
            cut.form === 'words' ? (
              <AbilitySign key={one.ability} ability={one.ability} />
            ) : (
              <AbilitySign key={one.ability} {...one} />
            ),
          )}
        </span>
        <Stamp is="life" value={now.life} printed={printedOf(card).life} />
      </div>
    );
  },
  (one, two) =>
    one.card === two.card &&
    one.lang === two.lang &&
    one.size.width === two.size.width &&
    one.size.height === two.size.height &&
    JSON.stringify(one.now) === JSON.stringify(two.now),
);

function printedOf(card: CardId): Pick<CreatureNow, 'skill' | 'life'> {
  const data = cardOf(card);
  return data.kind === 'creature' ? data : { skill: 0, life: 0 };
}

/** A place on the card in units of it. */
function lineAt({ at, height }: TableCut['text']): CSSProperties {
  return { insetBlockStart: `calc(${at} * var(--u))`, blockSize: `calc(${height} * var(--u))` };
}

/** Everything printed, with the band of the name. */
const Block = ({ card, cut }: { readonly card: CardId; readonly cut: TableCut }) => {
  const { band, height } = cut;
  return (
    <CardPrint cut={cut} height={height} art={<CardArt card={card} />} ground={groundOf(card)}>
      {band.height > 0 && (
        <path
          d={`M2 ${band.at}H148V${band.at + band.height}H2Z`}
          fill={PAPER}
          stroke={INK}
          strokeWidth="2.4"
        />
      )}
    </CardPrint>
  );
};

interface StampProps {
  readonly is: 'skill' | 'life';
  readonly value: number;
  readonly printed: number;
}

/** A number on a ribbon; what is more or less than printed shows it. */
const Stamp = ({ is, value, printed }: StampProps) => (
  <span className={styles.stamp} data-is={is}>
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <path d={GLYPHS[is === 'skill' ? 'crossed-swords' : 'hearts']} />
    </svg>
    <b data-than={value > printed ? 'more' : value < printed ? 'less' : undefined}>{value}</b>
  </span>
);
