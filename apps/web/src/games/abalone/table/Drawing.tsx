import type { Cell, Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import type { AbaloneView } from '@kesem/engine/games/abalone/state';
import type { RefObject } from 'react';
import styles from '../Board.module.css';
import type { Motion } from '../timeline.ts';
import type { Choice } from '../useChoice.ts';
import { BoardArt, Coordinates } from './BoardArt.tsx';
import { Falling } from './Falling.tsx';
import type { Bottom } from './layout.ts';
import { BOX } from './layout.ts';
import { Marbles } from './Marbles.tsx';
import { Arrows, LastMark, PlanMark, TouchMarks } from './Marks.tsx';
import type { Trial } from './steps.ts';
import { mySeat } from './steps.ts';
import { TrialArt } from './TrialArt.tsx';

interface DrawingProps {
  readonly view: AbaloneView;
  readonly choice: Choice;
  /** The marbles that somebody is told to touch. */
  readonly proposed: readonly Cell[];
  readonly motion: Motion | null;
  readonly bottom: Bottom;
  /** Whether the rows and diagonals are named on the rim. */
  readonly named: boolean;
  readonly pending: boolean;
  /** Where a drag writes how far its line has come. */
  readonly art: RefObject<SVGSVGElement | null>;
}

/** The picture of the board; what can be touched and read lies over it. */
export const Drawing = (props: DrawingProps) => {
  const { view, choice, proposed, motion, bottom, named, pending, art } = props;
  const { selection, trial, judge, plan } = choice;
  const foreseen = motion !== null && wasForeseen(motion, view, choice);
  return (
    <svg
      ref={art}
      className={styles.art}
      viewBox={`${BOX.x} ${BOX.y} ${BOX.w} ${BOX.h}`}
      aria-hidden="true"
    >
      <BoardArt />
      {named && <Coordinates bottom={bottom} />}
      {view.last && <LastMark last={view.last} board={view.board} bottom={bottom} />}
      <Marbles
        board={view.board}
        bottom={bottom}
        chosen={selection.marbles}
        lifted={liftedBy(trial)}
        motion={foreseen ? null : motion}
        shake={shakeOf(choice)}
      />
      {motion && <Falling motion={motion} bottom={bottom} from={foreseen ? 'rim' : 'cell'} />}
      <Arrows
        marbles={selection.marbles}
        dirs={otherDirs(choice)}
        bottom={bottom}
        board={view.board}
      />
      <TouchMarks cells={proposed} bottom={bottom} />
      {plan.step && <PlanMark step={plan.step} bottom={bottom} />}
      {trial && <TrialArt trial={trial} side={judge.side} bottom={bottom} pending={pending} />}
    </svg>
  );
};

/** The marbles that a preview shows elsewhere. */
function liftedBy(trial: Trial | null): readonly Cell[] {
  return trial ? [...trial.step.marbles, ...trial.effect.pushed] : [];
}

/** The open directions but for the one that is previewed; none while nothing can be chosen. */
function otherDirs({ isOpen, dirs, trial }: Choice): readonly Dir[] {
  return !isOpen ? [] : dirs.filter((dir) => dir !== trial?.step.dir);
}

/** The marbles that an attempt has just failed with. */
function shakeOf({ selection, attempt }: Choice) {
  return selection.note ? { id: attempt, cells: selection.marbles } : null;
}

/** My own move whose end I had before my eyes when I sent it does not slide there once more. */
function wasForeseen(motion: Motion, view: AbaloneView, { foreseen }: Choice): boolean {
  return motion.by === mySeat(view) && motion.notation === foreseen;
}
