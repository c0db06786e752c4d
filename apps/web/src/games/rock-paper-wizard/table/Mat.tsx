import type { Seat } from '@kesem/engine/core/game';
import type { Hand as HandOut, Wizard } from '@kesem/engine/games/rock-paper-wizard/state';
import { memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import type { Ink } from '../../../kit/draw/inks.ts';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { Hand } from '../hand/Hand.tsx';
import { textsOf } from '../texts.ts';
import type { Place } from './circle.ts';
import { GESTURE } from './gestures.ts';
import styles from './Mat.module.css';
import { Candle, Coins } from './Signs.tsx';
import { SpellBack } from './SpellBack.tsx';

type HandState = HandOut['state'];

interface MatProps {
  readonly seat: Seat;
  readonly wizard: Wizard;
  readonly place: Place;
  readonly name: string;
  readonly ink: Ink;
  /** How whoever sits here is at the table, in words. */
  readonly presence: string;
  readonly lang: Lang;
  /** The goal of gold. */
  readonly goal: number;
  readonly isFirst: boolean;
  readonly isMine: boolean;
  /** Spells are being chosen: hands of the last round are down. */
  readonly isChoosing: boolean;
  /** Whom the hand points at. */
  readonly targetName: string;
  readonly targetInk: Ink;
  /** Whether it can be chosen, and whether it is. */
  readonly aim: 'no' | 'open' | 'chosen';
  readonly isActing: boolean;
  readonly isStop: boolean;
}

/** A wizard's mat: who it is, what the hand shows and at whom, and the gold. A button where it can be chosen. */
export const Mat = memo((props: MatProps) => {
  const { seat, place, aim, isActing, isMine, isStop } = props;
  const marks = {
    className: styles.mat,
    'data-mat': seat,
    'data-place': place,
    'data-aim': aim,
    'data-acting': isActing ? '' : undefined,
    'data-mine': isMine ? '' : undefined,
  };
  if (aim === 'no') {
    return (
      <li {...marks}>
        <div className={styles.inside}>
          <Inside {...props} />
        </div>
      </li>
    );
  }
  return (
    <li {...marks}>
      <button
        type="button"
        className={styles.inside}
        data-stop=""
        tabIndex={isStop ? 0 : -1}
        aria-pressed={aim === 'chosen'}
      >
        <Inside {...props} />
      </button>
    </li>
  );
});

const Inside = (props: MatProps) => {
  const { wizard, name, ink, lang, goal, isFirst, presence, isMine } = props;
  const t = textsOf(lang).board;
  return (
    <>
      <span className={styles.emblem}>
        <EmblemPlate ink={ink} size={40} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {isFirst && <Candle label={t.first} />}
        </span>
        <span className={styles.sub}>
          <Doing {...props} />
          {!isMine && presence !== '' && props.isChoosing && (
            <span className={styles.presence}> · {presence}</span>
          )}
        </span>
      </span>
      <VisuallyHidden>{`, ${t.place(wizard.space)}, `}</VisuallyHidden>
      <Showing {...props} />
      <span className={styles.gold}>
        <Coins count={wizard.gold} />
        <b aria-hidden="true">{wizard.gold}</b>
        <VisuallyHidden>{t.goldOf(wizard.gold, goal)}</VisuallyHidden>
      </span>
    </>
  );
};

/** In words: choosing, ready, or the spell and whom it points at. */
const Doing = ({ wizard: { ready, hand }, isChoosing, lang, targetName }: MatProps) => {
  const { board: t, spell } = textsOf(lang);
  if (isChoosing || !hand) return ready ? t.ready : t.choosing;
  if (hand.state === 'cancelled') return t.cancelled;
  const name = hand.spell === null ? t.wild : spell[hand.spell].name;
  return (
    <>
      <span className={styles.spell} data-surge={hand.surge ? '' : undefined}>
        {name}
      </span>
      {/* seen as an emblem beside the hand */}
      <VisuallyHidden>{textsOf(lang).board.at(targetName)}</VisuallyHidden>
    </>
  );
};

/** The hand itself: a fist that is ready, a gesture, or a card face down; and the emblem it points at. */
const Showing = (props: MatProps) => {
  const { wizard, isChoosing, ink, lang } = props;
  const { ready, hand } = wizard;
  if (isChoosing || !hand) {
    return (
      <span className={styles.hand} data-down={ready ? undefined : ''}>
        {ready && <Hand gesture="ready" ink={ink} size={40} />}
      </span>
    );
  }
  const to = lang === 'he' ? 'left' : 'right';
  return (
    <span className={styles.hand} data-state={hand.state}>
      {hand.spell === null ? (
        <SpellBack width={26} />
      ) : (
        <Hand gesture={GESTURE[hand.spell]} ink={ink} size={42} to={to} />
      )}
      <State {...props} state={hand.state} />
    </span>
  );
};

/** At whom a hand points while it is held out; then whether its spell was cast. */
const State = ({ state, targetInk }: MatProps & { readonly state: HandState }) => (
  <span className={styles.state}>
    {state === 'acted' && <Icon name="check" size={16} weight={4} />}
    {state === 'cancelled' && <Icon name="close" size={16} weight={4} />}
    {(state === 'armed' || state === 'acting') && <EmblemPlate ink={targetInk} size={22} />}
  </span>
);
