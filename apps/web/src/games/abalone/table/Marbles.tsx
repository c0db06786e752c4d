import type { Cell } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Board, Side } from '@kesem/engine/games/abalone/chapters/position';
import type { ReactNode } from 'react';
import { Marble } from '../../../kit/Marble.tsx';
import styles from '../Board.module.css';
import type { Motion } from '../timeline.ts';
import { COLOURS } from './art.ts';
import type { Bottom } from './layout.ts';
import { MARBLE, pointOf, seen } from './layout.ts';

interface RingProps {
  readonly cell: Cell;
  readonly side: Side;
  readonly bottom: Bottom;
  /** Chosen marbles have a solid ring, pushed ones a dashed one. */
  readonly kind: 'chosen' | 'pushed';
}

/** A ring around a marble: gold on black, blue on bone, cased in ink to be seen on the wood too. */
export const Ring = ({ cell, side, bottom, kind }: RingProps) => {
  const [cx, cy] = pointOf(cell, bottom);
  return (
    <g className={styles.ring} data-kind={kind} data-side={side}>
      <circle cx={cx} cy={cy} r="45.5" />
      <circle cx={cx} cy={cy} r="45.5" />
    </g>
  );
};

interface MarblesProps {
  readonly board: Board;
  readonly bottom: Bottom;
  readonly chosen: readonly Cell[];
  /** Marbles that are shown elsewhere. */
  readonly lifted: readonly Cell[];
  /** The line that has just come, or null when it was seen to go there already. */
  readonly motion: Motion | null;
  /** The cells to shake, with a number that is new for each shake. */
  readonly shake: { readonly id: number; readonly cells: readonly Cell[] } | null;
}

/** All marbles that stand where they stand. */
export const Marbles = ({ board, bottom, chosen, lifted, motion, shake }: MarblesProps) =>
  board.map((square, cell) => {
    if (square === '.' || lifted.includes(cell)) return null;
    const [x, y] = pointOf(cell, bottom);
    return (
      <Moving key={cell} cell={cell} bottom={bottom} motion={motion} shake={shake}>
        <Marble colour={COLOURS[square]} x={x} y={y} r={MARBLE} />
        {chosen.includes(cell) && <Ring cell={cell} side={square} bottom={bottom} kind="chosen" />}
      </Moving>
    );
  });

interface MovingProps extends Pick<MarblesProps, 'bottom' | 'motion' | 'shake'> {
  readonly cell: Cell;
  readonly children: ReactNode;
}

/** Plays a marble's slide or shake; the key makes the same motion play again when it happens again. */
const Moving = ({ cell, bottom, motion, shake, children }: MovingProps) => {
  const slide = motion?.slides.find(({ to }) => to === cell);
  if (motion && slide) {
    return (
      <g
        key={`slide ${motion.id}`}
        className={styles.slide}
        data-way={seen(motion.dir, bottom)}
        style={{ animationDelay: `${slide.delay}ms` }}
      >
        {children}
      </g>
    );
  }
  const shaken = shake?.cells.includes(cell) ?? false;
  return (
    <g key={`rest ${shaken ? shake?.id : ''}`} className={shaken ? styles.shake : undefined}>
      {children}
    </g>
  );
};
