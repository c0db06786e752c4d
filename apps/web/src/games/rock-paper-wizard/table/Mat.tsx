import type { Seat } from '@kesem/engine/core/game';
import type { Wizard } from '@kesem/engine/games/rock-paper-wizard/state';
import { memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { classes } from '../../../kit/classes.ts';
import type { Ink } from '../../../kit/draw/inks.ts';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { Hand } from '../../../kit/hand/Hand.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { textsOf } from '../texts.ts';
import styles from './Mat.module.css';
import { AwayMark, Candle, Coins } from './Signs.tsx';

interface MatProps {
  readonly seat: Seat;
  readonly wizard: Wizard;
  readonly name: string;
  readonly ink: Ink;
  /** How whoever sits here is at the table, in words. */
  readonly presence: string;
  readonly isAway: boolean;
  readonly lang: Lang;
  /** The goal of gold. */
  readonly goal: number;
  readonly isFirst: boolean;
  readonly isMine: boolean;
  /** From whose place the table is seen: it lies with the deck. */
  readonly isSouth: boolean;
  /** Spells are being chosen. */
  readonly isChoosing: boolean;
  /** Whether it can be chosen, and whether it is. */
  readonly aim: 'no' | 'open' | 'chosen';
  readonly isStop: boolean;
}

/** A wizard's portrait: who it is, whether they are ready, and the gold. A button where it can be chosen. */
export const Mat = memo((props: MatProps) => {
  const { seat, aim, isMine, isSouth, isAway, isStop } = props;
  const marks = {
    className: classes(styles.mat, isSouth && styles.own),
    'data-mat': seat,
    'data-aim': aim,
    'data-mine': isMine ? '' : undefined,
    'data-away': isAway ? '' : undefined,
  };
  // the button lies over what is drawn: that one may be chosen or not draws nothing anew
  return (
    <div {...marks}>
      <div className={styles.inside} aria-hidden={aim === 'no' ? undefined : true}>
        <Inside {...props} />
      </div>
      {aim !== 'no' && (
        <button
          type="button"
          className={styles.aim}
          data-stop=""
          tabIndex={isStop ? 0 : -1}
          aria-pressed={aim === 'chosen'}
          aria-label={labelOf(props)}
        />
      )}
    </div>
  );
});

const Inside = (props: MatProps) => {
  const { wizard, name, lang, goal, presence, isAway, isSouth } = props;
  return (
    <>
      <Plate {...props} />
      <span className={styles.words}>
        <b className={styles.name}>
          <bdi>{name}</bdi>
        </b>
        {presence !== '' && !isAway && !isSouth && (
          <small className={styles.presence}>{presence}</small>
        )}
      </span>
      <VisuallyHidden>{saidOf(props)}</VisuallyHidden>
      <span className={styles.gold}>
        <Coins count={wizard.gold} />
        <b aria-hidden="true">{wizard.gold}</b>
        <VisuallyHidden>{textsOf(lang).board.goldOf(wizard.gold, goal)}</VisuallyHidden>
      </span>
    </>
  );
};

/** The emblem with its marks: a fist when ready, the candle of whoever casts first, a clock when cut off. */
const Plate = ({ seat, wizard, ink, lang, isFirst, isAway, isChoosing }: MatProps) => {
  const isReady = isChoosing && wizard.ready;
  return (
    <span className={styles.plate}>
      <EmblemPlate ink={ink} size={46} seat={seat} />
      <span className={styles.hand} data-down={isReady ? undefined : ''}>
        {isReady && <Hand gesture="ready" ink={ink} size={22} />}
      </span>
      {isFirst && <Candle label={textsOf(lang).board.first} />}
      {isAway && <AwayMark />}
    </span>
  );
};

/** All of it in words. */
function labelOf(props: MatProps): string {
  const { name, wizard, lang, goal, isFirst } = props;
  const { board } = textsOf(lang);
  const first = isFirst ? `, ${board.first}` : '';
  return `${name}${first}${saidOf(props)}${board.goldOf(wizard.gold, goal)}`;
}

/** What is seen of it, in words. */
function saidOf({ wizard, lang, presence, isAway, isChoosing }: MatProps): string {
  const t = textsOf(lang).board;
  const ready = wizard.ready ? t.ready : t.choosing;
  const parts = [isAway ? presence : '', t.place(wizard.space), isChoosing ? ready : ''];
  return `, ${parts.filter((part) => part !== '').join(', ')}, `;
}
