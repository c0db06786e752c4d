import type { Cell, Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import { next } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Board } from '@kesem/engine/games/abalone/chapters/position';
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import type { Made } from '@kesem/engine/games/abalone/event';
import styles from '../Board.module.css';
import { ARROW } from './art.ts';
import type { Bottom } from './layout.ts';
import { angleOf, PITCH, pointOf } from './layout.ts';
import { arrowCell } from './steps.ts';

interface ArrowsProps {
  readonly marbles: Made['marbles'];
  readonly dirs: readonly Dir[];
  readonly bottom: Bottom;
  readonly board: Board;
}

/** The ghost arrows around a group: legal directions only, red where they push. */
export const Arrows = ({ marbles, dirs, bottom, board }: ArrowsProps) =>
  dirs.map((dir) => {
    const cell = arrowCell(marbles, dir);
    if (cell === null) return null;
    const [x, y] = pointOf(cell, bottom);
    const turn = `rotate(${angleOf(dir, bottom)})`;
    return (
      <path
        key={dir}
        className={styles.arrow}
        data-pushes={board[cell] === '.' ? undefined : ''}
        d={ARROW}
        transform={`translate(${x} ${y}) ${turn}`}
      />
    );
  });

interface TouchMarksProps {
  readonly cells: readonly Cell[];
  readonly bottom: Bottom;
}

/** Around the marbles that somebody is told to touch. */
export const TouchMarks = ({ cells, bottom }: TouchMarksProps) =>
  cells.map((cell) => {
    const [cx, cy] = pointOf(cell, bottom);
    return (
      <g key={cell} className={styles.touch}>
        <circle cx={cx} cy={cy} r="50" />
        <circle cx={cx} cy={cy} r="50" />
      </g>
    );
  });

interface PlanMarkProps {
  readonly step: Step;
  readonly bottom: Bottom;
}

/** A move set in advance: where it leaves and arrives is dashed. */
export const PlanMark = ({ step: { marbles, dir }, bottom }: PlanMarkProps) => {
  const arrow = arrowCell(marbles, dir);
  const targets = marbles.flatMap((cell) => next(cell, dir) ?? []);
  const [x, y] = pointOf(arrow ?? 0, bottom);
  return (
    <g className={styles.plan}>
      {[...new Set([...marbles, ...targets])].map((cell) => {
        const [cx, cy] = pointOf(cell, bottom);
        return (
          <g key={cell}>
            <circle cx={cx} cy={cy} r="45.5" />
            <circle cx={cx} cy={cy} r="45.5" />
          </g>
        );
      })}
      <path
        className={styles.aimed}
        d={ARROW}
        transform={`translate(${x} ${y}) rotate(${angleOf(dir, bottom)})`}
      />
    </g>
  );
};

interface LastMarkProps {
  readonly last: Made;
  readonly board: Board;
  readonly bottom: Bottom;
}

/** The last move: a band under the line that moved, pushed marbles too, from the hole that it left; and an arrow in the hole. */
export const LastMark = ({ last, board, bottom }: LastMarkProps) => {
  const left = last.marbles.filter((cell) => board[cell] === '.');
  return (
    <>
      {left.map((cell) => {
        const [x, y] = pointOf(cell, bottom);
        const turn = `rotate(${angleOf(last.dir, bottom)})`;
        return (
          <g key={cell} transform={`translate(${x} ${y}) ${turn}`}>
            <path className={styles.band} d={`M0 0H${stepsOf(last, left) * PITCH}`} />
            <circle className={styles.hole} r="38" />
            <path className={styles.trace} d="M-22 0H20M4 -15L22 0L4 15" />
          </g>
        );
      })}
    </>
  );
};

/** How many steps it is from a hole that was left to the last cell that was reached: a line fills all but one of its holes. */
function stepsOf({ marbles, pushed, lost }: Made, left: readonly Cell[]): number {
  if (left.length > 1) return 1;
  return marbles.length + pushed.length - (lost === null ? 0 : 1);
}
