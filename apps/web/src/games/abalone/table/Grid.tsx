/* oxlint-disable jsx-a11y/prefer-tag-over-role -- cells lie freely over a drawing, where the tags of a table lose their roles */
import type { Cell } from '@kesem/engine/games/abalone/chapters/geometry';
import { cellNamed, nameOf } from '@kesem/engine/games/abalone/chapters/geometry';
import type { MouseEvent, KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react';
import { memo, useId, useRef, useState } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { announce } from '../../../kit/announce.ts';
import type { Words } from '../../contract.ts';
import styles from '../Board.module.css';
import type { KeyMeaning } from '../keys.ts';
import { meaningOf } from '../keys.ts';
import { textsOf } from '../texts.ts';
import type { Choice, Touch } from '../useChoice.ts';
import type { Asked } from './answers.ts';
import { answer, arrowWords, cellWords } from './answers.ts';
import type { Bottom } from './layout.ts';
import { pointOf, rowsOf, seen, wander } from './layout.ts';
import { dirTowards, trialOf } from './steps.ts';
import { placed } from './tags.ts';
import { cellUnder, usePull } from './usePull.ts';

interface GridProps {
  readonly view: Asked['view'];
  readonly words: Words;
  readonly bottom: Bottom;
  readonly choice: Choice;
  /** The marbles that somebody is told to touch. */
  readonly proposed: readonly Cell[];
  readonly left: Asked['left'];
  /** Where a drag writes how far its line has come. */
  readonly art: RefObject<SVGSVGElement | null>;
  /** The grid itself, so that the bar can give the focus back to it. */
  readonly grid: RefObject<HTMLDivElement | null>;
}

const CENTRE = cellNamed('e5') ?? 0;

/** The cells as a grid of buttons over the drawing: what is tapped, focused and read. */
export const Grid = ({ view, words, bottom, choice, proposed, left, art, grid }: GridProps) => {
  const [at, setAt] = useState<Cell>(CENTRE);
  const pointer = useRef('');
  const help = useId();
  const t = textsOf(words.lang).board;
  const { judge, selection } = choice;
  const drag = usePull(choice, bottom, art);

  const onKeyDown = (event: ReactKeyboardEvent) => {
    const meaning = meaningOf(event);
    if (!meaning) return;
    event.preventDefault();
    if (meaning.do === 'back') drag.giveUp();
    const asked = { view, judge, words, cell: at, marbles: selection.marbles, bottom, left };
    if (meaning.do !== 'walk') return obey(meaning, choice, asked);
    const to = wander(at, meaning.way, bottom);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(to)}"]`)?.focus();
    choice.hover(to);
  };

  return (
    <>
      <span id={help} hidden>
        {t.help}
      </span>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={t.label(bottom === 0 ? 'b' : 'w')}
        aria-describedby={help}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onKeyUp={swallowSpace}
        onFocus={({ target }) => setAt(cellUnder(target) ?? at)}
        onClick={(event) => {
          const cell = cellUnder(event.target);
          if (cell !== null) choice.tap(cell, touchOf(event, pointer.current));
        }}
        onPointerOver={({ target, pointerType }) => {
          if (pointerType === 'mouse') choice.hover(cellUnder(target));
        }}
        {...drag.on}
        onPointerDownCapture={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onPointerLeave={() => choice.hover(null)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) choice.hover(null);
        }}
      >
        {rowsOf(bottom).map((row) => (
          <div key={row[0]} role="row" className={styles.row}>
            {row.map((cell) => (
              <CellButton
                key={cell}
                cell={cell}
                bottom={bottom}
                label={labelled(
                  labelOf(cell, choice, bottom, words.lang),
                  proposed.includes(cell) && t.here,
                )}
                chosen={chosenOf(cell, choice)}
                stop={cell === at}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
};

interface CellButtonProps {
  readonly cell: Cell;
  readonly bottom: Bottom;
  readonly label: string;
  /** Whether an own marble is chosen; undefined: no own marble stands here. */
  readonly chosen: boolean | undefined;
  /** Whether the Tab key stops here. */
  readonly stop: boolean;
}

/** One of 61, of which a tap changes few: the grid listens for them all. */
const CellButton = memo(({ cell, bottom, label, chosen, stop }: CellButtonProps) => (
  <div role="gridcell" className={styles.cell} style={placed(pointOf(cell, bottom))}>
    <button
      type="button"
      className={styles.hit}
      data-cell={nameOf(cell)}
      data-own={chosen === undefined ? undefined : ''}
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-pressed={chosen}
    />
  </div>
));

/** Does what a key means, but for walking, which only moves the focus. */
function obey(meaning: Exclude<KeyMeaning, { do: 'walk' }>, choice: Choice, asked: Asked) {
  switch (meaning.do) {
    case 'aim':
      choice.act({ do: 'aim', dir: seen(meaning.dir, asked.bottom) });
      break;
    case 'choose':
      chooseAt(choice, asked.cell);
      break;
    case 'commit':
      if (choice.trial) choice.commit();
      else choice.tap(asked.cell, 'other');
      break;
    case 'back':
      choice.act({ do: 'back' });
      break;
    case 'ask':
      announce(answer(meaning.about, asked));
      break;
    default:
      meaning satisfies never;
  }
}

/** Space chooses and unchooses marbles; on an arrow it pins the preview. */
function chooseAt(choice: Choice, cell: Cell) {
  const { board, side } = choice.judge;
  if (board[cell] === side) choice.act({ do: 'toggle', cell });
  else choice.tap(cell, 'other');
}

/** A click without a pointer comes from a key or from assistive technology. */
function touchOf({ detail }: MouseEvent, pointer: string): Touch {
  if (detail === 0) return 'other';
  return pointer === 'mouse' ? 'mouse' : 'finger';
}

/** Some browsers click a button when the space bar is released, whatever became of its press. */
function swallowSpace(event: ReactKeyboardEvent) {
  if (event.code === 'Space') event.preventDefault();
}

function chosenOf(cell: Cell, { judge, selection }: Choice): boolean | undefined {
  return judge.board[cell] === judge.side ? selection.marbles.includes(cell) : undefined;
}

/** The label with the word that this is what is to be touched. */
const labelled = (label: string, here: string | false): string =>
  here === false ? label : `${label}, ${here}`;

function labelOf(
  cell: Cell,
  { judge, selection, dirs }: Choice,
  bottom: Bottom,
  lang: Lang,
): string {
  const { marbles } = selection;
  const own = cellWords(cell, judge.board[cell], lang);
  const dir = dirTowards(marbles, cell);
  if (dir === null || !dirs.includes(dir)) return own;
  return `${own}, ${arrowWords(trialOf(judge, { marbles, dir }), bottom, lang)}`;
}
