import { type Formed, isRune } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { INK } from '../../../kit/draw/inks.ts';
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
            <p className={styles.above} key={`above ${above}`}>
              <Mixed text={above} lang={lang} />
            </p>
          )}
          <div className={styles.burst} key={`${big}${above}`}>
            <svg viewBox="0 0 200 200" preserveAspectRatio="none" aria-hidden="true">
              <path d={BURST} fill="#FFF3D0" stroke={INK} strokeWidth="4" strokeLinejoin="round" />
            </svg>
            <Large curse={curse} />
            <Taken curse={curse} lang={lang} />
          </div>
          {(below !== '' || gloss !== null) && (
            <p className={styles.below} key={`below ${below}`}>
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

/** Cards that changed hands. */
const Taken = ({ curse: { cards }, lang }: Pick<CurseProps, 'curse' | 'lang'>) =>
  cards && (
    <div className={styles.cards} dir="rtl">
      {cards.map((card, at) =>
        // cards of one kind are all alike
        isRune(card) ? (
          <WoodTile key={at} rune={card} lang={lang} />
        ) : (
          <b key={at}>{textsOf(lang).effect[card]}</b>
        ),
      )}
      {cards.length === 0 && <Ball />}
    </div>
  );

/** A snowball. */
const Ball = () => (
  <svg className={styles.ball} viewBox="0 0 512 512" aria-hidden="true">
    <path d={BALL} fill="#FFFFFF" stroke={INK} strokeWidth="32" />
    <path d={BALL_CUTS} fill="#2F6FB5" />
  </svg>
);
