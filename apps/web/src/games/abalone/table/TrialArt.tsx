import type { Cell } from '@kesem/engine/games/abalone/chapters/geometry';
import { endsOf, next } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Side } from '@kesem/engine/games/abalone/chapters/position';
import { opposing } from '@kesem/engine/games/abalone/chapters/position';
import { FallSeal, Marble } from '../../../kit/Marble.tsx';
import styles from '../Board.module.css';
import { ARROW, COLOURS } from './art.ts';
import type { Bottom } from './layout.ts';
import { angleOf, FALLEN, MARBLE, moved, pointOf, seen } from './layout.ts';
import { Ring } from './Marbles.tsx';
import type { Trial } from './steps.ts';

interface TrialArtProps {
  readonly trial: Trial;
  readonly side: Side;
  readonly bottom: Bottom;
  /** Sent and not yet saved: drawn as solid as the rest. */
  readonly pending: boolean;
}

/** A step before it is made: where it leaves, whom it pushes, what falls, where it arrives. */
export const TrialArt = ({ trial, side, bottom, pending }: TrialArtProps) => {
  const { step, effect } = trial;
  const left = step.marbles.filter((cell) => effect.board[cell] === '.');
  const arrived = (cells: readonly Cell[]) => cells.flatMap((cell) => next(cell, step.dir) ?? []);
  return (
    <g className={styles.trial} data-pending={pending ? '' : undefined}>
      {left.map((cell) => (
        <Left key={cell} cell={cell} bottom={bottom} />
      ))}
      <g className={styles.pulled} data-way={seen(step.dir, bottom)}>
        {arrived(effect.pushed).map((cell) => (
          <Placed key={cell} cell={cell} side={opposing(side)} bottom={bottom} kind="pushed" />
        ))}
        {arrived(step.marbles).map((cell) => (
          <Placed key={cell} cell={cell} side={side} bottom={bottom} kind="chosen" />
        ))}
      </g>
      {effect.lost !== null && <Lost trial={trial} side={opposing(side)} bottom={bottom} />}
      <ArrowMark cell={rearOf(trial)} trial={trial} bottom={bottom} />
    </g>
  );
};

interface PlacedProps {
  readonly cell: Cell;
  readonly side: Side;
  readonly bottom: Bottom;
  readonly kind: 'chosen' | 'pushed';
}

const Placed = ({ cell, side, bottom, kind }: PlacedProps) => {
  const [x, y] = pointOf(cell, bottom);
  return (
    <>
      <g className={styles.placed}>
        <Marble colour={COLOURS[side]} x={x} y={y} r={MARBLE} />
      </g>
      <Ring cell={cell} side={side} bottom={bottom} kind={kind} />
    </>
  );
};

const Left = ({ cell, bottom }: { readonly cell: Cell; readonly bottom: Bottom }) => {
  const [cx, cy] = pointOf(cell, bottom);
  return <circle className={styles.left} cx={cx} cy={cy} r={MARBLE} />;
};

type LostProps = Pick<TrialArtProps, 'trial' | 'side' | 'bottom'>;

/** The zig-zag seal of a marble that would fall, crossed out. */
const Lost = ({ trial, side, bottom }: LostProps) => {
  const [x, y] = fallenAt(trial, bottom);
  return (
    <>
      <FallSeal x={x} y={y} r={35} />
      <Marble colour={COLOURS[side]} x={x} y={y} r={30} shadow={false} />
      <path
        className={styles.cross}
        d="M-16 -16L16 16M16 -16L-16 16"
        transform={`translate(${x} ${y})`}
      />
    </>
  );
};

const ArrowMark = ({ cell, trial, bottom }: Omit<LostProps, 'side'> & { readonly cell: Cell }) => {
  const [x, y] = pointOf(cell, bottom);
  const angle = angleOf(trial.step.dir, bottom);
  return (
    <path className={styles.aimed} d={ARROW} transform={`translate(${x} ${y}) rotate(${angle})`} />
  );
};

/** Where a marble that would fall is drawn. */
export function fallenAt({ step, effect }: Trial, bottom: Bottom) {
  return moved(pointOf(effect.lost ?? 0, bottom), { dir: step.dir, steps: FALLEN }, bottom);
}

/** The cell a line leaves last; of a side-step, the middle one. */
function rearOf({ step, effect }: Trial): Cell {
  const { marbles, dir } = step;
  if (effect.kind !== 'sideStep') return endsOf(marbles, dir).rear;
  return marbles[Math.floor(marbles.length / 2)] ?? 0;
}
