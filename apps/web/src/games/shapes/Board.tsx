import type { Seat } from '@kesem/engine/core/game';
import {
  kindOf,
  type ShapesTypes,
  type ShapesView,
  seatsOf,
} from '@kesem/engine/games/shapes/state';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { afterPaint } from '../../kit/afterPaint.ts';
import { InTurn } from '../../kit/InTurn.tsx';
import { Still } from '../../kit/Still.tsx';
import { play } from '../../kit/sound.ts';
import { useTimelineKeys } from '../../kit/timeline/keys.ts';
import { type Played, played } from '../../kit/timeline/played.tsx';
import { Under } from '../../kit/Under.tsx';
import { focusStop } from '../../kit/useFocusKept.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { BoardProps } from '../contract.ts';
import { TableBar } from './Bar.tsx';
import styles from './Board.module.css';
import { cuesOf } from './sounds.ts';
import { isAsked, jokerMatters } from './table/asked.ts';
import { Bed } from './table/Bed.tsx';
import { type Focus, focusOf } from './table/focus.ts';
import type { HandState } from './table/HandCard.tsx';
import { Mat } from './table/Mat.tsx';
import { Shelves } from './table/Shelves.tsx';
import { Split } from './table/Split.tsx';
import { type TableTop, tableTopOf } from './table/tableTop.ts';
import { useHints } from './table/useHints.ts';
import { variables } from './table/variables.ts';
import { textsOf } from './texts.ts';
import { framesOf, type Hand, handOf, type ShapesFrame } from './timeline.ts';
import { type Choice, useChoice } from './useChoice.ts';

/** Letters, for arrows, Space and Enter are for the hand. */
const KEYS = { KeyP: 'toggle', KeyN: 'next', Escape: 'skip' } as const;

/** Scenes that all look at: the hand waits, and takes the focus up again when it comes back. */
const WITHOUT_HAND: readonly Focus['scene'][] = ['count', 'won', 'over'];

/** The table of Shapes: the row on its wood, the players, the hand on its two shelves, and the sentence in the bar. */
const Table = (props: Played<BoardProps<ShapesTypes>, ShapesFrame>) => {
  const { view, words, pending, refusal, left, timeline } = props;
  const t = textsOf(words.lang);
  const { frame } = timeline;
  useTimelineKeys(timeline, KEYS);
  const choice = useChoice(props);
  const { chosen, note } = choice;
  const table = useMemo(() => frame?.view ?? tableTopOf(view), [frame, view]);
  const focus = useMemo(() => focusOf(frame, view, table.tied), [frame, view, table.tied]);
  const hints = useHints(props, frame === null);
  const shelves = useRef<HTMLDivElement>(null);
  // a count is heard card by card; it is told when all of it is seen
  useEffect(() => {
    if (frame) play(...cuesOf(frame.shows, words.me));
  }, [frame, words.me]);
  // a button that goes with what it does hands its focus to the cards, once what it did is on the screen
  const focusCards = (): void => void afterPaint(() => focusStop(shelves.current));
  const skip = (): void => {
    focusCards();
    timeline.skip();
  };
  const lock = (): void => {
    focusCards();
    if (chosen !== null) choice.lock(kindOf(view.part), chosen);
  };
  const all = { table, frame, focus, hints };
  const isAway = !props.hands && WITHOUT_HAND.includes(focus.scene);
  return (
    <>
      <div className={styles.board}>
        <div className={styles.sized}>
          <div
            className={styles.inner}
            data-scene={focus.scene}
            data-hands={props.hands ? '' : undefined}
          >
            <Bed
              {...{ view, table, focus, words }}
              playing={frame !== null}
              left={() => left('table')}
            />
            <Players {...props} {...all} />
            <Under when={isAway} className={styles.hand}>
              <Still when={isAway}>
                <HandArea {...props} {...all} {...{ choice, shelves }} onSkip={timeline.skip} />
              </Still>
            </Under>
            <VisuallyHidden>{t.board.help}</VisuallyHidden>
          </div>
        </div>
      </div>
      <TableBar
        now={{ view, words, frame, chosen, note, pending, refusal, hints }}
        timeline={{ ...timeline, skip }}
        onLock={lock}
      />
    </>
  );
};

/** Whoever looks on sees the hand of the seat they look from. */
export const Board = played((step, { south }) => framesOf(step, south), Table);

interface HandAreaProps extends Pick<BoardProps<ShapesTypes>, 'view' | 'words' | 'south'> {
  readonly table: TableTop;
  readonly frame: ShapesFrame | null;
  readonly hints: boolean;
  readonly choice: Choice;
  readonly shelves: RefObject<HTMLDivElement | null>;
  readonly onSkip: () => void;
}

/** The hand that is looked at, if there is one. Whoever takes up a card has seen enough of what is played. */
const HandArea = (props: HandAreaProps) => {
  const { view, words, south, table, frame, hints, choice, shelves, onSkip } = props;
  const { board } = textsOf(words.lang);
  const hand = frame ? frame.hand : handOf(view, south);
  if (hand === null) return null;
  return (
    <Shelves
      ref={shelves}
      hand={hand}
      label={view.me === south ? board.hand : board.handOf(words.name(south))}
      table={hints ? table : null}
      me={view.me}
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

interface PlayersProps extends Pick<BoardProps<ShapesTypes>, 'view' | 'words' | 'presence'> {
  readonly table: TableTop;
  readonly frame: ShapesFrame | null;
  readonly focus: Focus;
}

/** The players as the scene shows them: side by side, on the stage of a tie, or around whoever has won. */
const Players = ({ view, words, presence, table, frame, focus }: PlayersProps) => {
  const { board } = textsOf(words.lang);
  const [first = 0] = table.tied;
  const isTie = focus.scene === 'tie';
  return (
    <div className={styles.felt} data-many={table.tied.length > 2 ? '' : undefined}>
      {isTie && (
        <InTurn nth={1}>
          <Split tied={table.tied} words={words} />
        </InTurn>
      )}
      {/* a scene is a stage of its own: nothing moves from the one into the next */}
      <ul
        key={focus.scene}
        className={styles.mats}
        data-n={view.prizes.length}
        style={variables({ '--n': view.prizes.length, '--tied': table.tied.length })}
        aria-label={board.table}
      >
        {inOrder(view, table, focus).map((seat, nth) => (
          <Mat
            key={seat}
            {...{ seat, nth, view, table, focus, words }}
            playing={frame !== null}
            presence={presence(seat)}
          />
        ))}
      </ul>
      {isTie && (
        <InTurn nth={1}>
          <div className={styles.stamp} aria-hidden="true">
            <b>{board.tie}</b>
            <span>{board.level(table.counts[first]?.match ?? 0, table.tied.length)}</span>
          </div>
        </InTurn>
      )}
    </div>
  );
};

/** The players in their order; when somebody has won, by what their cards matched. */
function inOrder(view: ShapesView, { counts }: TableTop, { winner }: Focus): readonly Seat[] {
  const seats = seatsOf(view);
  if (winner === null) return seats;
  const rank = (seat: Seat): number =>
    seat === winner ? Number.POSITIVE_INFINITY : (counts[seat]?.match ?? 0);
  return seats.toSorted((one, two) => rank(two) - rank(one));
}
