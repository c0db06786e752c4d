/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- the whole table listens for keys; a fieldset cannot be laid out so */
import type { SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { WizardTypes, WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import { type KeyboardEvent, memo, useMemo, useRef } from 'react';
import { directionOf, roving } from '../../kit/roving.ts';
import { directed } from '../../kit/timeline/keys.ts';
import { type Played, played } from '../../kit/timeline/played.tsx';
import type { Timeline } from '../../kit/timeline/useTimeline.ts';
import { Under } from '../../kit/Under.tsx';
import { useFocusKept, useTabStop } from '../../kit/useFocusKept.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { BoardProps, Words } from '../contract.ts';
import { TableBar } from './Bar.tsx';
import styles from './Board.module.css';
import { meaningOf } from './keys.ts';
import { Book } from './table/Book.tsx';
import { blowOf } from './table/blow.ts';
import { Count } from './table/Count.tsx';
import { around } from './table/circle.ts';
import { Mats, Placed } from './table/Mats.tsx';
import { Order } from './table/Order.tsx';
import { Stage } from './table/Stage.tsx';
import { usePointing } from './table/usePointing.tsx';
import { type Layout, type Shape, useShape } from './table/useShape.ts';
import { textsOf } from './texts.ts';
import { framesOf, type WizardFrame } from './timeline.ts';
import { CaveTrack, type Walk } from './track/CaveTrack.tsx';
import { type Choice, useChoice } from './useChoice.ts';

/** The table of Rock Paper Wizard: the cave, and under it either what is chosen or the one thing that is shown. */
const Table = (props: Played<BoardProps<WizardTypes>, WizardFrame>) => {
  const { words, pending, refusal, left, south, timeline } = props;
  const { frame } = timeline;
  const view = frame?.view ?? props.view;
  const choice = useChoice(props, { isBusy: frame !== null, isDirect: true });
  const room = useRef<HTMLDivElement>(null);
  const { shape, breadth } = useShape(room);
  const { staged, counted } = lookedAt(frame, props.hands);
  // a button that goes with what it does hands its focus on before: with it in hand a browser lays a table that is half drawn
  const ready = (): void => {
    room.current?.focus({ preventScroll: true });
    choice.commit();
  };
  useTabStop(room, choice.asked === 'nothing');
  const pointing = usePointing(choice, words.ink(words.me ?? south));
  return (
    <>
      <div
        ref={room}
        role="group"
        aria-label={textsOf(words.lang).board.label}
        className={styles.room}
        data-shape={shape}
        data-hands={flag(props.hands)}
        tabIndex={-1}
        {...useFocusKept(room)}
        onKeyDown={(event) =>
          onKey(event, { choice, timeline, view, south, room: event.currentTarget })
        }
        onKeyUp={(event) => {
          if (frame && event.code === 'Space') event.preventDefault();
        }}
      >
        <Cave {...{ view, frame, words, shape, breadth }} />
        <div
          className={styles.table}
          data-table=""
          data-part={frame?.part ?? 'choose'}
          data-staged={flag(staged !== null)}
          {...pointing.on}
        >
          <Lying {...props} {...{ view, frame, staged, choice, shape }} />
        </div>
        {pointing.ghost}
        <TableBar
          now={{ view, words, choice, frame, pending, refusal }}
          choice={{ ...choice, commit: ready }}
          timeline={timeline}
          left={() => left('table') ?? (words.me === null ? null : left({ seat: words.me }))}
        />
      </div>
      {counted && <Count view={view} count={counted.count} words={words} />}
    </>
  );
};

export const Board = played(framesOf, Table);

const flag = (is = false): '' | undefined => (is ? '' : undefined);

/** What takes the stage, and what is counted over all of the screen; a hand stays, for all look at the large one. */
function lookedAt(frame: WizardFrame | null, hands = false) {
  return {
    staged: !hands && isStaged(frame) ? frame : null,
    counted: !hands && frame?.part === 'count' ? frame : null,
  };
}

/** Whether the stage is taken; the book itself shows how it changes. */
const isStaged = (frame: WizardFrame | null): frame is WizardFrame =>
  frame !== null && frame.part !== 'refresh' && frame.part !== 'count';

interface TableProps {
  readonly view: WizardView;
  readonly frame: WizardFrame | null;
  readonly words: Words;
  readonly shape: Shape;
}

/** The drawn cave, and in words who stands where. */
const Cave = ({ view, frame, words, shape, breadth }: TableProps & Pick<Layout, 'breadth'>) => {
  const t = textsOf(words.lang).board;
  const figures = useMemo(
    () => view.wizards.map(({ space }, seat) => ({ ink: words.ink(seat), space })),
    [view.wizards, words],
  );
  const walks = useMemo(() => walksOf(frame, shape), [frame, shape]);
  return (
    <div className={styles.cave} data-breadth={breadth} dir="ltr">
      <CaveTrack figures={figures} breadth={breadth} names={t.zones} walks={walks} />
      <VisuallyHidden>
        {`${t.track}: ${view.wizards.map(({ space }, seat) => `${words.name(seat)}, ${t.place(space)}`).join('; ')}`}
      </VisuallyHidden>
    </div>
  );
};

/** Who moves in a frame; on a wide table the blow itself is seen there, else on the stage. */
function walksOf(frame: WizardFrame | null, shape: Shape): readonly Walk[] {
  if (frame?.part !== 'fight') return [];
  const blow = shape === 'row' ? blowOf(frame) : null;
  return frame.events.flatMap((event) =>
    event.type === 'moved'
      ? [
          {
            who: event.seat,
            from: event.from,
            burst: blow?.who === event.seat ? blow.text : null,
          },
        ]
      : [],
  );
}

interface LyingProps
  extends TableProps,
    Pick<BoardProps<WizardTypes>, 'south' | 'presence' | 'isAway'> {
  readonly choice: Choice;
  /** What the stage shows; null: it is not there. */
  readonly staged: WizardFrame | null;
}

const nobody = (): boolean => false;

/** RW-1.4 However many play, the book has no more cards. */
const LARGEST_BOOK = 5;

/** What lies under the cave: wizards and book to choose from, and over them the stage. */
const Lying = (props: LyingProps) => {
  const { view, staged, words, shape, presence, isAway = nobody } = props;
  const isWide = shape === 'row';
  const order = <Order {...{ view, words, presence, isAway }} />;
  return (
    <>
      <Choices {...props} isAway={isAway} />
      {staged && (
        <div className={styles.staged}>
          {isWide && order}
          <Stage {...{ view, words, isWide }} frame={staged} />
          {staged.part === 'fight' && !isWide && order}
        </div>
      )}
    </>
  );
};

/** Wizards and book. Under the stage they wait as they were: to draw all of them at its end is too much for one picture. */
const Choices = memo(
  ({ view, frame, staged, words, choice, south, presence, isAway = nobody }: LyingProps) => (
    <Under when={staged !== null} className={styles.choices}>
      <Mats {...{ view, words, choice, south, presence, isAway }} />
      <Book
        book={view.book}
        deck={view.deck}
        slots={Math.min(view.wizards.length, LARGEST_BOOK)}
        lang={words.lang}
        chosen={frame === null && view.ended === null ? choice.spell : null}
        isOpen={choice.asked === 'spell'}
        refused={refusedOf(frame)}
      >
        <Placed {...{ view, words, choice, south, presence, isAway }} seat={south} />
      </Book>
    </Under>
  ),
  (was, is) => was.staged !== null && is.staged !== null,
);

function refusedOf(frame: WizardFrame | null): SpellId | null {
  const last = frame?.events.at(-1);
  return last?.type === 'bounced' ? last.spell : null;
}

interface Hands {
  readonly choice: Choice;
  readonly timeline: Timeline<WizardFrame>;
  readonly view: WizardView;
  readonly south: number;
  readonly room: Element;
}

function onKey(event: KeyboardEvent, hands: Hands): void {
  if (event.defaultPrevented || walked(event)) return;
  const isButton = event.target instanceof Element && event.target.closest('button') !== null;
  if (isButton && isPress(event.code) && !isChosen(event, hands)) return;
  const { timeline } = hands;
  if (timeline.frame ? directed(event, timeline) : obeyed(event, hands)) event.preventDefault();
}

const isPress = (code: string): boolean =>
  code === 'Space' || code === 'Enter' || code === 'NumpadEnter';

/** Enter on a card or mat that is chosen already goes on: pressing it again would change nothing. */
function isChosen({ code, target }: KeyboardEvent, { timeline }: Hands): boolean {
  if (timeline.frame || code === 'Space' || !(target instanceof Element)) return false;
  return target.closest('[data-stop]')?.getAttribute('aria-pressed') === 'true';
}

/** Does what a key means; whether it meant anything here. */
function obeyed(event: KeyboardEvent, hands: Hands): boolean {
  const { choice } = hands;
  const meaning = meaningOf(event);
  switch (meaning?.do) {
    case 'number':
      return numbered(meaning.n, hands);
    case 'back':
      choice.clear();
      return true;
    case 'commit':
      if (choice.isNew) choice.commit();
      return choice.isNew;
    case undefined:
      return false;
    default:
      return meaning satisfies never;
  }
}

/** The first number is a card, counted from the deck; the next a wizard, counted clockwise from one's own. */
function numbered(n: number, { choice, view, south, room }: Hands): boolean {
  const spell = view.book[n];
  const seat = around(south, view.wizards.length)[n] ?? -1;
  if (choice.asked === 'spell' && spell && (choice.spell === null || choice.target !== null)) {
    choice.start(spell);
    focusOn(room, `[data-spell="${spell}"] button`);
    return true;
  }
  if (!choice.open.includes(seat)) return false;
  choice.aim(seat);
  focusOn(room, `[data-mat="${seat}"] button`);
  return true;
}

function focusOn(room: Element, what: string): void {
  room.querySelector<HTMLElement>(what)?.focus({ preventScroll: true });
}

/** Arrows walk among the cards, or among the mats. */
function walked(event: KeyboardEvent): boolean {
  const { target, key } = event;
  const row =
    target instanceof HTMLElement && target.dataset['stop'] === '' && target.closest('ol, ul');
  if (!row) return false;
  const stops = [...row.querySelectorAll<HTMLElement>('[data-stop]:enabled')];
  const at = stops.findIndex((stop) => stop === target);
  const to = roving(key, at, stops.length, directionOf(row));
  if (to === null || at < 0) return false;
  event.preventDefault();
  stops[to]?.focus();
  return true;
}
