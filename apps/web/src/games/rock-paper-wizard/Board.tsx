/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the whole table listens for keys, and must be a Tab stop while nothing on it can be pressed; a fieldset cannot be laid out so */
import type { SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { WizardTypes, WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { directionOf, roving } from '../../kit/roving.ts';
import { directed } from '../../kit/timeline/keys.ts';
import { type Timeline, useTimeline } from '../../kit/timeline/useTimeline.ts';
import { useFocusKept } from '../../kit/useFocusKept.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { BoardProps, Words } from '../contract.ts';
import { TableBar } from './Bar.tsx';
import styles from './Board.module.css';
import { meaningOf } from './keys.ts';
import { type Aim, Arrows, aimsOf } from './table/Arrows.tsx';
import { Book } from './table/Book.tsx';
import { around, isChoosing } from './table/circle.ts';
import { Mats } from './table/Mats.tsx';
import { Stage } from './table/Stage.tsx';
import { usePointing } from './table/usePointing.tsx';
import { type Shape, useShape } from './table/useShape.ts';
import { textsOf } from './texts.ts';
import { framesOf, type WizardFrame } from './timeline.ts';
import { CaveTrack } from './track/CaveTrack.tsx';
import { type Choice, useChoice } from './useChoice.ts';

/** The table of Rock Paper Wizard: the cave, the wizards' mats, the spell book, and what is being cast. */
export const Board = (props: BoardProps<WizardTypes>) => {
  const { words, pending, refusal, left, south, presence } = props;
  const timeline = useTimeline(props, framesOf);
  const { frame } = timeline;
  const view = frame?.view ?? props.view;
  const choice = useChoice(props, { isBusy: frame !== null, isDirect: true });
  const room = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const shape = useShape(room);
  const ink = words.ink(words.me ?? south);
  const pointing = usePointing(choice, ink);
  const t = textsOf(words.lang).board;
  return (
    <div
      ref={room}
      role="group"
      aria-label={t.label}
      className={styles.room}
      data-shape={shape}
      tabIndex={choice.asked === 'nothing' ? 0 : -1}
      {...useFocusKept(room)}
      onKeyDown={(event) =>
        onKey(event, { choice, timeline, view, south, room: event.currentTarget })
      }
      onKeyUp={(event) => {
        if (frame && event.code === 'Space') event.preventDefault();
      }}
    >
      <Cave view={view} words={words} shape={shape} />
      <div
        ref={table}
        className={styles.table}
        data-shape={shape}
        data-table=""
        data-part={frame?.part ?? 'choose'}
        data-count={view.wizards.length}
        {...pointing.on}
      >
        <Mats {...{ view, words, choice, south, presence }} />
        <Middle {...{ view, frame, words, choice, shape }} />
        <Pointing {...{ view, words, choice, table, shape }} />
      </div>
      {pointing.ghost}
      <TableBar
        now={{ view, words, choice, frame, pending, refusal }}
        choice={choice}
        timeline={timeline}
        left={() => left('table') ?? (words.me === null ? null : left({ seat: words.me }))}
      />
    </div>
  );
};

interface TableProps {
  readonly view: WizardView;
  readonly words: Words;
  readonly shape: Shape;
}

/** The drawn cave, and in words who stands where. */
const Cave = ({ view, words, shape }: TableProps) => {
  const t = textsOf(words.lang).board;
  const figures = useMemo(
    () => view.wizards.map(({ space }, seat) => ({ ink: words.ink(seat), space })),
    [view.wizards, words],
  );
  return (
    <div className={styles.cave} dir="ltr">
      <CaveTrack figures={figures} direction={shape} />
      <VisuallyHidden>
        {`${t.track}: ${view.wizards.map(({ space }, seat) => `${words.name(seat)}, ${t.place(space)}`).join('; ')}`}
      </VisuallyHidden>
    </div>
  );
};

interface MiddleProps extends TableProps {
  readonly frame: WizardFrame | null;
  readonly choice: Choice;
}

/** The book and what is being cast; on a small screen one takes the place of the other. */
const Middle = ({ view, frame, words, choice, shape }: MiddleProps) => {
  const isWide = shape === 'row';
  const isStaged = frame !== null && frame.part !== 'refresh';
  const isChosen = frame === null && view.ended === null;
  return (
    <>
      {(isWide || !isStaged) && (
        <Book
          book={view.book}
          deck={view.deck}
          shape={shape}
          lang={words.lang}
          chosen={isChosen ? choice.spell : null}
          acting={actingOf(frame)}
          isOpen={choice.asked === 'spell'}
          refused={refusedOf(frame)}
        />
      )}
      {(isWide || isStaged || !frame) && (
        <Stage view={view} frame={frame} words={words} isLarge={!isWide} />
      )}
    </>
  );
};

interface PointingProps extends TableProps {
  readonly choice: Choice;
  readonly table: Parameters<typeof Arrows>[0]['table'];
}

/** Arrows of all hands that are held out, or of the choice that its owner is making. */
const Pointing = ({ view, words, choice, table, shape }: PointingProps) => {
  const { spell, target } = choice;
  const me = words.me;
  const choosing = isChoosing(view);
  const aims = useMemo((): readonly Aim[] => {
    if (!choosing) return aimsOf(view.wizards, words.ink);
    if (me === null || target === null) return [];
    return [{ from: me, to: target, ink: words.ink(me), look: 'planned' }];
  }, [choosing, view.wizards, words, me, target]);
  const layout = `${view.book.join()} ${spell} ${view.wizards.length} ${words.lang} ${choosing}`;
  return <Arrows key={layout} aims={aims} table={table} shape={shape} />;
};

function actingOf(frame: WizardFrame | null): SpellId | null {
  return frame?.turn?.type === 'turn' ? frame.turn.spell : null;
}

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
