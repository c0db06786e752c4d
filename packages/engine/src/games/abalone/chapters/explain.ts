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
  next,
  ray,
} from './geometry.ts';
import { type Board, opposing, type Side } from './position.ts';

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
  const foreign = notYours(board, side, marbles);
  if (foreign) return foreign;
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
  const foreign = notYours(board, side, marbles);
  if (foreign) return foreign;
  const group = groupOf(marbles);
  if (!group) return misshapen(marbles);
  const dir = DIRS.find((way) => group.ahead[way]?.includes(target));
  if (dir === undefined) return besides(group, target);
  const path = group.ahead[dir] ?? [];
  const hole = path.slice(0, path.indexOf(target)).find((cell) => board[cell] === '.');
  if (hole !== undefined) return { code: 'gap', cell: hole };
  return obstacle(board, side, group, dir);
}

function notYours(board: Board, side: Side, marbles: readonly Cell[]): Refusal | null {
  for (const cell of marbles) if (board[cell] !== side) return { code: 'notYours', cell };
  return null;
}

/** What stops a group of `side`'s own marbles, or null. */
export function obstacle(board: Board, side: Side, group: Group, dir: Dir): Refusal | null {
  const ahead = group.ahead[dir];
  if (ahead === null) return sideStepObstacle(board, side, group.cells, dir);
  if (ahead.length === 0) return { code: 'offBoard', cell: endsOf(group.cells, dir).front };
  return inLineObstacle(board, side, group.cells.length, ahead);
}

/** How many opposing marbles stand right ahead, one behind the other. */
export function facing(board: Board, side: Side, ahead: readonly Cell[]): number {
  const rival = opposing(side);
  let theirs = 0;
  while (theirs < ahead.length && board[ahead[theirs] ?? 0] === rival) theirs += 1;
  return theirs;
}

function inLineObstacle(
  board: Board,
  side: Side,
  own: number,
  ahead: readonly Cell[],
): Refusal | null {
  const theirs = facing(board, side, ahead);
  if (own === theirs) return { code: 'equal', own, theirs };
  if (own < theirs) return { code: 'weaker', own, theirs };
  const behind = ahead[theirs];
  // off the board behind those who are pushed is space: there they fall (AB-4.5)
  if (behind === undefined || board[behind] !== side) return null;
  return { code: theirs === 0 ? 'blocked' : 'noSpace', cell: behind };
}

function sideStepObstacle(
  board: Board,
  side: Side,
  marbles: readonly Cell[],
  dir: Dir,
): Refusal | null {
  for (const from of marbles) {
    const to = next(from, dir);
    if (to === null) return { code: 'offBoard', cell: from };
    if (board[to] === side) return { code: 'blocked', cell: to };
    if (board[to] !== '.') return { code: 'sideStepPush', cell: to };
  }
  return null;
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
