import type { Cell, Dir } from '@kesem/engine/games/abalone/geometry';
import type { AbaloneView } from '@kesem/engine/games/abalone/state';
import styles from './Board.module.css';
import { BoardArt, Coordinates } from './BoardArt.tsx';
import type { Bottom } from './layout.ts';
import { BOX } from './layout.ts';
import { Falling, Marbles } from './Marbles.tsx';
import { Arrows, LastMark } from './Marks.tsx';
import type { Motion } from './scene.ts';
import type { Trial } from './steps.ts';
import { mySeat } from './steps.ts';
import { TrialArt } from './TrialArt.tsx';
import type { Choice } from './useChoice.ts';

interface DrawingProps {
  readonly view: AbaloneView;
  readonly choice: Choice;
  readonly motion: Motion | null;
  readonly bottom: Bottom;
  /** Whether the rows and diagonals are named on the rim. */
  readonly named: boolean;
  readonly pending: boolean;
}

/** The picture of the board; what can be touched and read lies over it. */
export const Drawing = ({ view, choice, motion, bottom, named, pending }: DrawingProps) => {
  const { selection, trial, judge } = choice;
  const foreseen = motion !== null && wasForeseen(motion, view, choice);
  return (
    <svg className={styles.art} viewBox={`${BOX.x} ${BOX.y} ${BOX.w} ${BOX.h}`} aria-hidden="true">
      <BoardArt />
      {named && <Coordinates bottom={bottom} />}
      {view.last && <LastMark last={view.last} board={view.board} bottom={bottom} />}
      <Marbles
        board={view.board}
        bottom={bottom}
        chosen={selection.marbles}
        lifted={liftedBy(trial)}
        motion={foreseen ? null : motion}
        shake={selection.note ? { id: choice.attempt, cells: selection.marbles } : null}
      />
      {motion && <Falling motion={motion} bottom={bottom} from={foreseen ? 'rim' : 'cell'} />}
      <Arrows
        marbles={selection.marbles}
        dirs={pending ? [] : otherDirs(choice)}
        bottom={bottom}
        board={view.board}
      />
      {trial && <TrialArt trial={trial} side={judge.side} bottom={bottom} pending={pending} />}
    </svg>
  );
};

/** The marbles that a preview shows elsewhere. */
function liftedBy(trial: Trial | null): readonly Cell[] {
  return trial ? [...trial.step.marbles, ...trial.effect.pushed] : [];
}

/** The open directions but for the one that is previewed. */
function otherDirs({ dirs, trial }: Choice): readonly Dir[] {
  return dirs.filter((dir) => dir !== trial?.step.dir);
}

/** My own move whose end I had before my eyes when I sent it does not slide there once more. */
function wasForeseen(motion: Motion, view: AbaloneView, { foreseen }: Choice): boolean {
  return motion.by === mySeat(view) && motion.notation === foreseen;
}
