import type { Seat } from '@kesem/engine/core/game';
import { type Card, type Formed, isRune } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { bare } from '../../../i18n/isolate.ts';
import { CardBack } from '../../../kit/cards/CardBack.tsx';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { RunningClock } from '../../../kit/RunningClock.tsx';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import { Face } from './Face.tsx';
import { cardName, heb } from './heb.ts';
import styles from './Plate.module.css';
import type { Picture } from './picture.ts';

export interface PlateProps {
  readonly seat: Seat;
  readonly picture: Picture;
  /** The words that were cast. */
  readonly cast: readonly Formed[];
  /** The hand, where it lies open to whoever looks and is not on the rack. */
  readonly open: readonly Card[] | null;
  readonly words: Words;
  /** How whoever sits there is at the table, in words. */
  readonly presence: string;
  /** What is left to this player, in ms; null: nothing is counted for them. */
  readonly left: () => number | null;
  /** One's own plate, whose name is known where there is no room for it. */
  readonly isMine: boolean;
  /** Shows the words this player has cast. */
  readonly onOpen: (seat: Seat) => void;
}

/** The place of a player: who it is, the portrait or what they have been turned into, and how many cards. Only the picture changes. */
export const Plate = (props: PlateProps) => {
  const { seat, picture, cast, open, words, presence, left, isMine, onOpen } = props;
  const t = textsOf(words.lang);
  const isTurn = picture.turn === seat;
  const stamp = picture.bewitched[seat] ?? null;
  return (
    <button
      type="button"
      className={styles.plate}
      data-place={seat}
      data-turn={isTurn ? '' : undefined}
      data-mine={isMine ? '' : undefined}
      dir={words.lang === 'he' ? 'rtl' : 'ltr'}
      aria-label={plateWords(props)}
      onClick={() => onOpen(seat)}
    >
      {isTurn && <span className={styles.flag}>{t.board.turn}</span>}
      <span className={styles.who}>
        <EmblemPlate ink={words.ink(seat)} size={20} />
        <span className={styles.name}>
          <bdi>{bare(words.name(seat))}</bdi>
        </span>
      </span>
      <span className={styles.face} data-plate={seat}>
        <Face ink={words.ink(seat)} word={stamp} cast={cast} />
        <span className={styles.sub}>{presence}</span>
        <span className={styles.clock}>
          <RunningClock left={left} low={5000} />
        </span>
      </span>
      <span className={styles.counts}>
        <span>
          <CardBack back="letters" width={13} />
          {picture.counts[seat]}
        </span>
        <b key={picture.scores[seat]}>
          <Icon name="star" size={15} weight={2.6} />
          {picture.scores[seat]}
        </b>
      </span>
      {open && <OpenHand hand={open} words={words} />}
    </button>
  );
};

const OpenHand = ({ hand, words }: { readonly hand: readonly Card[]; readonly words: Words }) => {
  const t = textsOf(words.lang);
  return (
    <span className={styles.open} data-open="" dir="rtl" lang="he">
      {hand.map((card, at) => (
        // cards of one kind are all alike
        <i key={at} data-fog={card === 'fog' ? '' : undefined}>
          {card === 'fog' ? '?' : isRune(card) ? card : t.effect[card].charAt(0)}
        </i>
      ))}
    </span>
  );
};

/** Everything that a plate shows, as a sentence. */
function plateWords({ seat, picture, open, words, presence }: PlateProps): string {
  const t = textsOf(words.lang);
  const stamp = picture.bewitched[seat] ?? null;
  return [
    t.board.plate(words.name(seat), picture.counts[seat] ?? 0, picture.scores[seat] ?? 0),
    ...(stamp === null ? [] : [`${t.curse.became(words.name(seat))} ${heb(stamp)}`]),
    ...(picture.turn === seat ? [t.board.turn] : []),
    ...(presence === '' ? [] : [presence]),
    ...(open ? [open.map((card) => cardName(card, t)).join(', ')] : []),
  ].join('; ');
}
