import type { Seat } from '@kesem/engine/core/game';
import type { Wizard, WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import { memo } from 'react';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import { orderOf } from './circle.ts';
import styles from './Order.module.css';
import { AwayMark, Coins } from './Signs.tsx';

interface OrderProps {
  readonly view: WizardView;
  readonly words: Words;
  /** How whoever sits there is at the table, in words. */
  readonly presence: (seat: Seat) => string;
  readonly isAway: (seat: Seat) => boolean;
}

/** Everybody in the order of casting with their gold: who has cast, and whose spell is at work. */
export const Order = memo(({ view, words, presence, isAway }: OrderProps) => (
  <ol className={styles.order} aria-label={textsOf(words.lang).board.order}>
    {orderOf(view).map((seat, place) => (
      <Cast
        key={seat}
        {...{ seat, place, view, words }}
        presence={presence(seat)}
        isAway={isAway(seat)}
      />
    ))}
  </ol>
));

interface CastProps extends Pick<OrderProps, 'view' | 'words'> {
  readonly seat: Seat;
  readonly place: number;
  readonly presence: string;
  readonly isAway: boolean;
}

const Cast = (props: CastProps) => {
  const { seat, view, words, presence, isAway } = props;
  const wizard = view.wizards[seat];
  if (!wizard) return null;
  const state = wizard.hand?.state ?? 'armed';
  return (
    <li className={styles.cast} data-state={state} data-cast={seat}>
      <span className={styles.plate}>
        <EmblemPlate ink={words.ink(seat)} size={36} seat={seat} nth={1} />
        {state === 'acted' && <Icon name="check" size={16} weight={4} />}
        {state === 'cancelled' && <Icon name="close" size={16} weight={4} />}
        {isAway && <AwayMark />}
      </span>
      <span className={styles.who} aria-hidden="true">
        <b>
          <bdi>{words.name(seat)}</bdi>
        </b>
        {presence !== '' && !isAway && <small>{presence}</small>}
      </span>
      <span className={styles.gold} aria-hidden="true">
        <Coins count={wizard.gold} />
        {wizard.gold}
      </span>
      <VisuallyHidden>{saidOf(props, wizard)}</VisuallyHidden>
    </li>
  );
};

/** All of it in words. */
function saidOf({ seat, place, view, words, presence, isAway }: CastProps, wizard: Wizard): string {
  const t = textsOf(words.lang).board;
  const state = wizard.hand?.state ?? 'armed';
  const parts = [
    `${place + 1}. ${words.name(seat)}`,
    { armed: '', acting: t.now, acted: t.done, cancelled: t.cancelled }[state],
    isAway ? presence : '',
    t.place(wizard.space),
    t.goldOf(wizard.gold, view.options.goal),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
