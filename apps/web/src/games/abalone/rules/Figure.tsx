import type { Cell } from '@kesem/engine/games/abalone/chapters/geometry';
import { cellNamed } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Position } from '@kesem/engine/games/abalone/chapters/position';
import { readPosition } from '@kesem/engine/games/abalone/chapters/position';
import { legalSteps } from '@kesem/engine/games/abalone/chapters/step';
import { BoardArt, Coordinates } from '../table/BoardArt.tsx';
import { BOX, pointOf } from '../table/layout.ts';
import { Marbles } from '../table/Marbles.tsx';
import { Arrows } from '../table/Marks.tsx';
import type { Judge, Trial } from '../table/steps.ts';
import { dirsFor, trialOf } from '../table/steps.ts';
import { TrialArt } from '../table/TrialArt.tsx';
import styles from './Figure.module.css';
import type { Figure as Drawn } from './figures.ts';

/** How far a drawing reaches beyond the outermost marbles, in units: more than one cell. */
const AROUND = 122;
/** The size of a unit in rem: marbles are equally large in all drawings that find room. */
const UNIT = 0.024;

/** A board that stands still, drawn like the one that is played on. */
export const Figure = ({ figure }: { readonly figure: Drawn }) => {
  const { board, side } = positionOf(figure);
  const judge = { board, side, steps: legalSteps({ board, side }) };
  const chosen = (figure.chosen ?? []).map(cellOf);
  const { dir } = figure;
  const trial = dir === undefined ? null : trialOf(judge, { marbles: chosen, dir });
  const box = figure.whole ? BOX : boxAround(board, trial?.effect.board ?? board);
  return (
    <svg
      className={styles.figure}
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
      style={{ inlineSize: `${box.w * UNIT}rem` }}
      data-whole={figure.whole ? '' : undefined}
      aria-hidden="true"
    >
      <BoardArt />
      {figure.whole && <Coordinates bottom={0} />}
      <Marbles
        board={board}
        bottom={0}
        chosen={chosen}
        lifted={liftedBy(trial)}
        motion={null}
        shake={null}
      />
      <Shown {...{ judge, chosen, trial }} barred={figure.barred} />
    </svg>
  );
};

interface ShownProps {
  readonly judge: Judge;
  readonly chosen: readonly Cell[];
  readonly trial: Trial | null;
  readonly barred: string | undefined;
}

/** Draws a move, a push that fails, or every open direction. */
const Shown = ({ judge, chosen, trial, barred }: ShownProps) => {
  if (trial) return <TrialArt trial={trial} side={judge.side} bottom={0} pending={false} />;
  if (barred !== undefined) return <Barred cell={cellOf(barred)} />;
  return <Arrows marbles={chosen} dirs={dirsFor(judge, chosen)} bottom={0} board={judge.board} />;
};

/** A cross over the marble that does not give way. */
const Barred = ({ cell }: { readonly cell: Cell }) => {
  const [x, y] = pointOf(cell, 0);
  return (
    <path
      className={styles.barred}
      d="M-24 -24L24 24M24 -24L-24 24"
      transform={`translate(${x} ${y})`}
    />
  );
};

function positionOf({ position }: Drawn): Position {
  const read = readPosition(position);
  if (!read.ok) throw new Error(`a figure without a position: ${position}`);
  return read.value;
}

function cellOf(name: string): Cell {
  const cell = cellNamed(name);
  if (cell === null) throw new Error(`a figure names no cell: ${name}`);
  return cell;
}

function liftedBy(trial: Trial | null): readonly Cell[] {
  return trial ? [...trial.step.marbles, ...trial.effect.pushed] : [];
}

/** The part of the drawing in which marbles stand on any of the boards, with room around it. */
function boxAround(...boards: readonly Position['board'][]) {
  const points = boards.flatMap((board) =>
    board.flatMap((square, cell) => (square === '.' ? [] : [pointOf(cell, 0)])),
  );
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  return { x, y, w: Math.max(...xs) + AROUND - x, h: Math.max(...ys) + AROUND - y };
}
