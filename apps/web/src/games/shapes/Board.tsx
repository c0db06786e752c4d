import {
  kindOf,
  type ShapesTypes,
  type ShapesView,
  seatsOf,
} from '@kesem/engine/games/shapes/state';
import { type CSSProperties, type RefObject, useMemo, useRef } from 'react';
import { CardBack } from '../../kit/cards/CardBack.tsx';
import { RunningClock } from '../../kit/RunningClock.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { useTimelineKeys } from '../../kit/timeline/keys.ts';
import { useTimeline } from '../../kit/timeline/useTimeline.ts';
import { focusStop } from '../../kit/useFocusKept.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { BoardProps } from '../contract.ts';
import { TableBar } from './Bar.tsx';
import styles from './Board.module.css';
import { isAsked, jokerMatters } from './table/asked.ts';
import { Beams } from './table/Beams.tsx';
import { focusOf } from './table/focus.ts';
import type { HandState } from './table/HandCard.tsx';
import { Mat } from './table/Mat.tsx';
import { Shelves } from './table/Shelves.tsx';
import { type TableTop, tableTopOf } from './table/tableTop.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';
import { framesOf, type Hand, handOf, type ShapesFrame } from './timeline.ts';
import { type Choice, useChoice } from './useChoice.ts';

/** Letters, for arrows, Space and Enter are for the hand. */
const KEYS = { KeyP: 'toggle', KeyN: 'next', Escape: 'skip' } as const;

/** The table of Shapes: a mat for each player, the hand on its two shelves, and the sentence in the bar. */
export const Board = (props: BoardProps<ShapesTypes>) => {
  const { view, words, pending, refusal, left, south } = props;
  const t = textsOf(words.lang);
  const timeline = useTimeline(props, (step) => framesOf(step, south));
  const { frame } = timeline;
  useTimelineKeys(timeline, KEYS);
  const choice = useChoice(props);
  const { chosen, note } = choice;
  const table = useMemo(() => frame?.view ?? tableTopOf(view), [frame, view]);
  const shelves = useRef<HTMLDivElement>(null);
  // a button that goes with what it does hands its focus to the cards
  const focusCards = (): void => focusStop(shelves.current);
  const skip = (): void => {
    focusCards();
    timeline.skip();
  };
  const lock = (): void => {
    focusCards();
    if (chosen !== null) choice.lock(kindOf(view.part), chosen);
  };
  return (
    <>
      <div className={styles.board} dir="ltr">
        <div className={styles.inner} style={seatCount(view)}>
          <Info {...{ table, t, left: () => left('table') }} rtl={words.lang === 'he'} />
          <Felt {...props} {...{ table, frame }} />
          <HandArea {...props} {...{ table, frame, choice, shelves }} onSkip={timeline.skip} />
          <VisuallyHidden>{t.board.help}</VisuallyHidden>
        </div>
      </div>
      <TableBar
        now={{ view, words, frame, chosen, note, pending, refusal }}
        timeline={{ ...timeline, skip }}
        onLock={lock}
      />
    </>
  );
};

interface HandAreaProps extends Pick<BoardProps<ShapesTypes>, 'view' | 'words' | 'south'> {
  readonly table: TableTop;
  readonly frame: ShapesFrame | null;
  readonly choice: Choice;
  readonly shelves: RefObject<HTMLDivElement | null>;
  readonly onSkip: () => void;
}

/** The hand that is looked at, if there is one. Whoever takes up a card has seen enough of what is played. */
const HandArea = (props: HandAreaProps) => {
  const { view, words, south, table, frame, choice, shelves, onSkip } = props;
  const { board } = textsOf(words.lang);
  const hand = frame ? frame.hand : handOf(view, south);
  if (hand === null) return null;
  return (
    <Shelves
      ref={shelves}
      hand={hand}
      label={view.me === south ? board.hand : board.handOf(words.name(south))}
      row={table.row}
      active={kindOf(view.part)}
      {...(frame ? AT_REST : openHand(view, hand, choice))}
      t={textsOf(words.lang)}
      onPress={(kind, slot) => {
        onSkip();
        choice.press(kind, slot);
      }}
      onThrow={choice.lock}
    />
  );
};

type Asked = Pick<HandState, 'lit' | 'chosen' | 'locked' | 'joker'>;

/** A hand while something is played. */
const AT_REST: Asked = { lit: false, chosen: null, locked: null, joker: false };

function openHand(view: ShapesView, hand: Hand, { chosen }: Choice): Asked {
  return {
    lit: isAsked(view),
    chosen,
    locked: view.mine?.pick ?? null,
    joker: jokerMatters(view, hand),
  };
}

interface FeltProps extends Pick<BoardProps<ShapesTypes>, 'view' | 'words' | 'presence'> {
  readonly table: TableTop;
  readonly frame: ShapesFrame | null;
}

/** The mats side by side, so that their base cards lie in one row. */
const Felt = ({ view, words, presence, table, frame }: FeltProps) => {
  const focus = useMemo(() => focusOf(frame, table.tied), [frame, table.tied]);
  return (
    <div className={styles.felt}>
      <ul className={styles.mats} aria-label={textsOf(words.lang).board.table}>
        {seatsOf(view).map((seat) => (
          <Mat
            key={seat}
            {...{ seat, view, table, focus, words }}
            playing={frame !== null}
            presence={presence(seat)}
          />
        ))}
      </ul>
      <Beams table={table} focus={focus} />
    </div>
  );
};

interface InfoProps {
  readonly table: TableTop;
  readonly t: Texts;
  readonly left: () => number | null;
  readonly rtl: boolean;
}

/** The round, the two piles, and the time that is left. */
const Info = ({ table: { round, lastRound, piles }, t, left, rtl }: InfoProps) => (
  <div className={styles.info} dir={rtl ? 'rtl' : 'ltr'}>
    <b>{t.board.round(round)}</b>
    {(['base', 'full'] as const).map((kind) => (
      <span key={kind} className={styles.pile} title={t.board.pile(piles[kind], kind)}>
        <CardBack back={kind === 'base' ? 'dots' : 'lines'} width={20} />
        <span aria-hidden="true">{piles[kind]}</span>
        <VisuallyHidden>{t.board.pile(piles[kind], kind)}</VisuallyHidden>
      </span>
    ))}
    {lastRound && <Tag tone="gold">{t.board.last}</Tag>}
    <RunningClock left={left} low={5000} />
  </div>
);

function seatCount(view: ShapesView): CSSProperties & Readonly<Record<'--n', number>> {
  return { '--n': view.prizes.length };
}
