import type { Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import { next } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Board } from '@kesem/engine/games/abalone/chapters/position';
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import type { Made } from '@kesem/engine/games/abalone/event';
import styles from '../Board.module.css';
import { ARROW } from './art.ts';
import type { Bottom } from './layout.ts';
import { angleOf, pointOf } from './layout.ts';
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

/** The last move: stains where it left and arrived, and a thin arrow between. */
export const LastMark = ({ last, board, bottom }: LastMarkProps) => {
  const left = last.marbles.filter((cell) => board[cell] === '.');
  const arrived = last.marbles.flatMap((cell) => next(cell, last.dir) ?? []);
  return (
    <>
      {[...left, ...arrived].map((cell) => {
        const [cx, cy] = pointOf(cell, bottom);
        return <circle key={cell} className={styles.stain} cx={cx} cy={cy} r="48" />;
      })}
      {left.map((cell) => {
        const [x, y] = pointOf(cell, bottom);
        const turn = `rotate(${angleOf(last.dir, bottom)})`;
        return (
          <g key={cell} className={styles.trace} transform={`translate(${x} ${y}) ${turn}`}>
            <path d="M-20 0H38" strokeDasharray="10 7" />
            <path d="M30 -11L44 0L30 11" />
          </g>
        );
      })}
    </>
  );
};
