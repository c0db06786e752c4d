import type { Seat } from '@kesem/engine/core/game';
import {
  type GoofspielTypes,
  type GoofspielView,
  roundOf,
  worth,
} from '@kesem/engine/games/goofspiel/state';
import { useRef } from 'react';
import { bare } from '../../i18n/isolate.ts';
import { CardBack } from '../../kit/cards/CardBack.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { useTimelineKeys } from '../../kit/timeline/keys.ts';
import { type Played, played } from '../../kit/timeline/played.tsx';
import { focusStop } from '../../kit/useFocusKept.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { BoardProps, Words } from '../contract.ts';
import { NumberCard } from './art/NumberCard.tsx';
import { TableBar } from './Bar.tsx';
import styles from './Board.module.css';
import { isAsked } from './sentence.ts';
import { Hand } from './table/Hand.tsx';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';
import { framesOf, type GoofspielFrame, isOpen } from './timeline.ts';
import { useChoice } from './useChoice.ts';

/** Arrows and Enter are for the hand. */
const KEYS = { KeyP: 'toggle', KeyN: 'next', Escape: 'skip' } as const;

/** The table of Goofspiel: the stake in the middle, a side for each player, and the nearest hand as buttons. */
const Table = (props: Played<BoardProps<GoofspielTypes>, GoofspielFrame>) => {
  const { words, south, pending, refusal, presence, timeline } = props;
  const t = textsOf(words.lang);
  const { frame } = timeline;
  useTimelineKeys(timeline, KEYS);
  const { chosen, press, play } = useChoice(props);
  const view = frame?.view ?? props.view;
  const hand = useRef<HTMLDivElement>(null);
  const sideOf = (seat: Seat) => ({ seat, view, words, t, presence, open: isOpen(frame) });
  // a button that goes with what it does hands its focus to the cards
  const skip = (): void => {
    focusStop(hand.current);
    timeline.skip();
  };
  const onPlay = (): void => {
    focusStop(hand.current);
    if (chosen !== null) play(chosen);
  };
  return (
    <>
      <div className={styles.board} dir={words.lang === 'he' ? 'rtl' : 'ltr'}>
        <Side {...sideOf(1 - south)} />
        <Middle view={view} t={t} />
        <Side {...sideOf(south)} />
        <Hand
          ref={hand}
          cards={view.hands[south] ?? []}
          label={view.me === south ? t.board.hand : t.board.handOf(words.name(south))}
          lit={frame === null && isAsked(view)}
          chosen={frame === null ? (chosen ?? view.pick) : null}
          t={t}
          onPress={(card) => {
            // whoever takes up a card has seen enough of what is played
            timeline.skip();
            press(card);
          }}
        />
        <VisuallyHidden>{t.board.help}</VisuallyHidden>
      </div>
      <TableBar
        now={{ view: props.view, words, frame, chosen, pending, refusal }}
        timeline={{ ...timeline, skip }}
        onPlay={onPlay}
      />
    </>
  );
};

export const Board = played(framesOf, Table);

interface SideProps {
  readonly seat: Seat;
  readonly view: GoofspielView;
  readonly words: Words;
  readonly t: Texts;
  readonly presence: (seat: Seat) => string;
  /** Whether the cards that were turned over last still lie there. */
  readonly open: boolean;
}

/** Who sits here, what they have won and hold, and the card that lies before them. */
const Side = ({ seat, view, words, t, presence, open }: SideProps) => {
  const won = view.won[seat] ?? [];
  return (
    <section className={styles.side} data-seat={view.me === seat ? 'me' : seat}>
      <EmblemPlate ink={words.ink(seat)} size={32} seat={seat} />
      <div className={styles.who}>
        <b>
          <bdi>{bare(words.name(seat))}</bdi>
        </b>
        <span>{view.picked[seat] === true ? t.board.picked : presence(seat)}</span>
        <span>{t.board.won(won)}</span>
        <span>{`${t.text.hand}: ${(view.hands[seat] ?? []).join(', ')}`}</span>
      </div>
      <b className={styles.points}>{t.points(worth(won))}</b>
      <Laid card={open ? view.played[seat]?.at(-1) : undefined} down={view.picked[seat] === true} />
    </section>
  );
};

const Laid = ({ card, down }: { readonly card: number | undefined; readonly down: boolean }) => (
  <div className={styles.laid}>
    {card !== undefined && <NumberCard card={card} kind="hand" />}
    {card === undefined && down && <CardBack back="lines" width={44} />}
  </div>
);

/** The round, the pile, and the prizes that nobody has won. */
const Middle = ({ view, t }: { readonly view: GoofspielView; readonly t: Texts }) => (
  <div className={styles.middle}>
    <div className={styles.who}>
      <b>{t.board.round(roundOf(view), view.options.cards)}</b>
      <span>{t.board.pile(view.pile)}</span>
    </div>
    <ul className={styles.stake} aria-label={t.board.stake}>
      {view.stake.map((prize) => (
        <li key={prize}>
          <NumberCard card={prize} kind="prize" />
        </li>
      ))}
    </ul>
  </div>
);
