import { type Formed, isRune } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { INK } from '../../../kit/draw/inks.ts';
import { Icon } from '../../../kit/icons.tsx';
import { usePrints } from '../art/usePrints.ts';
import { textsOf } from '../texts.ts';
import { BALL, BALL_CUTS, BURST, MOODS, RIPPLES } from './art.ts';
import styles from './Curse.module.css';
import type { Curse as Drawn } from './curse.ts';
import { lengthOf } from './length.ts';
import { Mixed } from './Mixed.tsx';
import { Turning } from './Turning.tsx';
import { WoodTile } from './WoodTile.tsx';

interface CurseProps {
  readonly curse: Drawn;
  readonly gloss: string | null;
  /** The words that were cast. */
  readonly cast: readonly Formed[];
  readonly lang: Lang;
}

/** The sheet in the middle of the table: what is cast on whom, in big letters. */
export const Curse = memo(({ curse, gloss, cast, lang }: CurseProps) => {
  const { mood, above, below, big, turned } = curse;
  const { ground, light } = MOODS[mood];
  const printOf = usePrints(cast);
  const print = turned ? printOf(turned.word) : null;
  return (
    <section className={styles.sheet} style={{ backgroundColor: ground }} dir="ltr">
      <svg className={styles.ripples} viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice">
        <path d={RIPPLES} fill={light} />
      </svg>
      {turned && print ? (
        <Turning key={above} {...{ print, gloss, lang }} ink={turned.ink} word={big} who={above} />
      ) : (
        <div className={styles.words} dir={lang === 'he' ? 'rtl' : 'ltr'}>
          {above !== '' && (
            <p className={styles.above}>
              <Mixed text={above} lang={lang} />
            </p>
          )}
          <div className={styles.burst} key={`${big}${above}`}>
            <svg viewBox="0 0 200 200" preserveAspectRatio="none" aria-hidden="true">
              <path d={BURST} fill="#FFF3D0" stroke={INK} strokeWidth="4" strokeLinejoin="round" />
            </svg>
            <Large curse={curse} />
            <Extra curse={curse} lang={lang} />
          </div>
          {(below !== '' || gloss !== null) && (
            <p className={styles.below}>
              <Mixed text={below} lang={lang} />
              {gloss !== null && (
                <bdi lang="en" dir="ltr" className={styles.gloss}>
                  {gloss}
                </bdi>
              )}
            </p>
          )}
        </div>
      )}
    </section>
  );
});

/** The word itself, or a title. */
const Large = ({ curse: { big, isWord, isGone, turned } }: Pick<CurseProps, 'curse'>) =>
  big !== '' && (
    <p
      className={styles.big}
      style={lengthOf(big)}
      data-word={isWord ? big : undefined}
      data-gone={isGone ? '' : undefined}
      data-stamp={turned ? '' : undefined}
      {...(isWord ? { lang: 'he', dir: 'rtl' } : {})}
    >
      {big}
    </p>
  );

/** The snowballs of a round, and cards that changed hands. */
const Extra = ({ curse: { chain, cards }, lang }: Pick<CurseProps, 'curse' | 'lang'>) => {
  const t = textsOf(lang);
  if (cards) {
    return (
      <div className={styles.cards} dir="rtl">
        {cards.map((card, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- cards of one kind are all alike
          isRune(card) ? (
            <WoodTile key={at} rune={card} lang={lang} />
          ) : (
            <b key={at}>{t.effect[card]}</b>
          ),
        )}
        {cards.length === 0 && <Ball label="" />}
      </div>
    );
  }
  if (chain === undefined) return null;
  return (
    <div className={styles.chain}>
      <Ball label="1" isPast={chain > 1} />
      {chain > 1 && (
        <>
          <Icon name="next" weight={3.4} />
          <Ball label={String(chain)} />
        </>
      )}
      <Icon name="next" weight={3.4} />
      <b>?</b>
    </div>
  );
};

/** A snowball with how many cards it takes. */
export const Ball = ({
  label,
  isPast = false,
}: {
  readonly label: string;
  readonly isPast?: boolean;
}) => (
  <span className={styles.ball} data-past={isPast ? '' : undefined}>
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <path d={BALL} fill="#FFFFFF" stroke={INK} strokeWidth="32" />
      <path d={BALL_CUTS} fill="#2F6FB5" />
    </svg>
    <b>{label}</b>
  </span>
);
