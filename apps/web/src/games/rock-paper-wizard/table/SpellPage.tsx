import { COLORS, type SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import { type CSSProperties, memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import type { Ink } from '../../../kit/draw/inks.ts';
import { HandPrint } from '../../../kit/hand/Hand.tsx';
import { InTurn } from '../../../kit/InTurn.tsx';
import { textsOf } from '../texts.ts';
import { Ground } from './Ground.tsx';
import { GESTURE, GROUND } from './gestures.ts';
import styles from './SpellPage.module.css';
import { Seal } from './SpellPrint.tsx';

interface SpellPageProps {
  readonly spell: SpellId;
  readonly lang: Lang;
  /** The cuff: that of its colour, or of whoever holds the card. */
  readonly ink: Ink;
  /** Which of several cards it is. */
  readonly nth?: number;
}

/** A card that takes the room it is given: name, hand, seal and what it does; the letters are never cut. */
export const SpellPage = memo(({ spell, lang, ink, nth = 0 }: SpellPageProps) => {
  const { name, effect } = textsOf(lang).spell[spell];
  const size: CSSProperties & Readonly<Record<'--letters' | '--longest', number>> = {
    '--letters': name.length,
    '--longest': Math.max(...name.split(' ').map(({ length }) => length)),
  };
  return (
    <span className={styles.page} dir={lang === 'he' ? 'rtl' : 'ltr'}>
      <b className={styles.name} style={size}>
        {name}
      </b>
      <span className={styles.print} aria-hidden="true">
        {/* a card that comes is its letters first */}
        <InTurn nth={nth + 1}>
          <Ground {...GROUND[COLORS[spell]]} from={[0.3, 0.5]} />
          <svg viewBox="-72 -46 144 92">
            <HandPrint gesture={GESTURE[spell]} ink={ink} within={[134, 84]} line={4} />
          </svg>
        </InTurn>
      </span>
      <Seal spell={spell} />
      <span className={styles.does} data-does="">
        {effect.split(/(?<=\.) /).map((line) => (
          <span key={line}>{line} </span>
        ))}
      </span>
    </span>
  );
});
