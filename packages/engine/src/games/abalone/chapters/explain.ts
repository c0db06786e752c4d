/** AB-3 to AB-5: what is legal, told by what is wrong. One authority for rules, listing and board. */

import type { Refusal } from '../refusal.ts';
import {
  AXES,
  type Cell,
  DIRS,
  type Dir,
  endsOf,
  type Group,
  groupOf,
  isAlong,
  next,
  ray,
} from './geometry.ts';
import type { Board, Side } from './position.ts';

/** The opposing marbles right in front of a line, nearest first, and the cell behind them. */
interface Facing {
  readonly theirs: readonly Cell[];
  readonly behind: Cell | null;
}

/**
 * Why these marbles cannot step in this direction, or null where they can.
 * @param marbles sorted cells, the move's identity (AB-3.6).
 */
export function explain(
  board: Board,
  side: Side,
  marbles: readonly Cell[],
  dir: Dir,
): Refusal | null {
  const foreign = marbles.find((cell) => board[cell] !== side);
  if (foreign !== undefined) return { code: 'notYours', cell: foreign };
  const group = groupOf(marbles);
  return group ? obstacle(board, side, group, dir) : misshapen(marbles);
}

/**
 * Why these marbles cannot push the opposing marble on `target`, or null where they can. Tells the
 * two cases that a step never meets because the step itself is free: a gap, and another line.
 */
export function explainPush(
  board: Board,
  side: Side,
  marbles: readonly Cell[],
  target: Cell,
): Refusal | null {
  const foreign = marbles.find((cell) => board[cell] !== side);
  if (foreign !== undefined) return { code: 'notYours', cell: foreign };
  const group = groupOf(marbles);
  if (!group) return misshapen(marbles);
  const dir = DIRS.find(
    (way) => isAlong(group, way) && ray(endsOf(marbles, way).front, way).includes(target),
  );
  if (dir === undefined) return besides(group, target);
  const path = ray(endsOf(marbles, dir).front, dir);
  const hole = path.slice(0, path.indexOf(target)).find((cell) => board[cell] === '.');
  if (hole !== undefined) return { code: 'gap', cell: hole };
  return obstacle(board, side, group, dir);
}

/** What stops a group of `side`'s own marbles, or null. */
export function obstacle(board: Board, side: Side, group: Group, dir: Dir): Refusal | null {
  return isAlong(group, dir)
    ? inLineObstacle(board, side, group.cells, dir)
    : sideStepObstacle(board, side, group.cells, dir);
}

/** The opposing marbles that a line with this leading marble meets. */
export function facing(board: Board, side: Side, front: Cell, dir: Dir): Facing {
  const theirs: Cell[] = [];
  let behind = next(front, dir);
  while (behind !== null && board[behind] !== '.' && board[behind] !== side) {
    theirs.push(behind);
    behind = next(behind, dir);
  }
  return { theirs, behind };
}

function inLineObstacle(
  board: Board,
  side: Side,
  marbles: readonly Cell[],
  dir: Dir,
): Refusal | null {
  const { front } = endsOf(marbles, dir);
  const { theirs, behind } = facing(board, side, front, dir);
  if (theirs.length === 0) return entering(board, side, front, behind);
  const strength = { own: marbles.length, theirs: theirs.length };
  if (strength.own === strength.theirs) return { code: 'equal', ...strength };
  if (strength.own < strength.theirs) return { code: 'weaker', ...strength };
  // off the board behind them is space: there they fall (AB-4.5)
  return behind !== null && board[behind] === side ? { code: 'noSpace', cell: behind } : null;
}

function sideStepObstacle(
  board: Board,
  side: Side,
  marbles: readonly Cell[],
  dir: Dir,
): Refusal | null {
  for (const from of marbles) {
    const to = next(from, dir);
    if (to !== null && board[to] !== '.' && board[to] !== side) {
      return { code: 'sideStepPush', cell: to };
    }
    const wall = entering(board, side, from, to);
    if (wall) return wall;
  }
  return null;
}

function entering(board: Board, side: Side, from: Cell, to: Cell | null): Refusal | null {
  if (to === null) return { code: 'offBoard', cell: from };
  return board[to] === side ? { code: 'blocked', cell: to } : null;
}

/** Own marbles that form no group: too many, not in a line, or with a gap. */
function misshapen(marbles: readonly Cell[]): Refusal {
  const line = lineThrough(marbles);
  const gap = line?.find((cell) => !marbles.includes(cell));
  if (marbles.length > 3) return { code: line && gap === undefined ? 'fourth' : 'tooMany' };
  return gap === undefined ? { code: 'notInLine' } : { code: 'gap', cell: gap };
}

/** All cells from the first to the last of sorted cells, where they stand on one line. */
function lineThrough([first, ...rest]: readonly Cell[]): readonly Cell[] | null {
  if (first === undefined) return null;
  for (const axis of AXES) {
    const line = ray(first, axis);
    if (rest.every((cell) => line.includes(cell))) {
      return [first, ...line.slice(0, line.indexOf(rest.at(-1) ?? first) + 1)];
    }
  }
  return null;
}

/** A target that is not in the group's line: beside it, or nowhere near. */
function besides(group: Group, target: Cell): Refusal {
  const touches = group.cells.some((cell) => DIRS.some((dir) => next(cell, dir) === target));
  return touches && group.axis !== null
    ? { code: 'sideStepPush', cell: target }
    : { code: 'notInLine' };
}
