/**
 * How a beginner chooses: a few marbles come to mind, and one of them goes where it stands best among
 * its own. Pushes are seen only where a marble falls, and what the rival does next is not thought of.
 */
import type { Random } from '../../../core/random.ts';
import { type Cell, DIRS, next, PLACES } from '../chapters/geometry.ts';
import type { Board, Position, Side } from '../chapters/position.ts';
import { effectOf, type Step } from '../chapters/step.ts';

/** How many marbles come to mind. */
const MARBLES = 4;
/** For each step nearer to the centre, and for each neighbour of one's own. */
const NEARER = 4;
const TOGETHER = 1;
/** By how much two moves must differ to be told apart for sure. */
const MOOD = 6;
/** More than any place. */
const FALL = 100;

/** The move that looks best of those that come to mind; `steps` is not empty. */
export function glance(position: Position, steps: readonly Step[], random: Random): Step {
  const { board, side } = position;
  const own = board.flatMap((square, cell) => (square === side ? [cell] : []));
  const inMind = new Set(random('glance').shuffle(own).slice(0, MARBLES));
  const seen = steps.filter(({ marbles }) => marbles.some((cell) => inMind.has(cell)));
  const mood = random('mood');
  const looks = (step: Step): number => {
    const { board: then, lost } = effectOf(position, step);
    return standingOf(then, side) + mood.int(MOOD) + (lost === null ? 0 : FALL);
  };
  const ideas = seen.map((step) => ({ step, worth: looks(step) }));
  const [best] = ideas.toSorted((a, b) => b.worth - a.worth);
  return best?.step ?? random('order').pick(steps);
}

function standingOf(board: Board, side: Side): number {
  return board.reduce(
    (sum, square, cell) => (square === side ? sum + placeOf(board, side, cell) : sum),
    0,
  );
}

function placeOf(board: Board, side: Side, cell: Cell): number {
  const near = DIRS.filter((dir) => board[next(cell, dir) ?? -1] === side).length;
  return TOGETHER * near - NEARER * ringOf(cell);
}

/** How many steps it is to the centre. */
function ringOf(cell: Cell): number {
  const { row = 4, digit = 5 } = PLACES[cell] ?? {};
  const [up, along] = [row - 4, digit - 5];
  return Math.max(Math.abs(up), Math.abs(along), Math.abs(up - along));
}
