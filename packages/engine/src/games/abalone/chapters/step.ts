/** AB-3 and AB-4: the legal moves of a position, and what a move does to the board. */
import { facing, obstacle } from './explain.ts';
import type { Cell, Dir, Group } from './geometry.ts';
import { AROUND, DIRS, GROUPS, groupOf, next } from './geometry.ts';
import type { Board, Position, Side, Square } from './position.ts';
import { opposing } from './position.ts';

/** AB-3.6 The identity of a move: the own marbles that move, sorted, and where they go. */
export interface Step {
  readonly marbles: readonly Cell[];
  readonly dir: Dir;
}

export type Kind = 'inLine' | 'sideStep' | 'sumito';

/** What a legal move does. */
export interface Effect {
  readonly board: Board;
  readonly kind: Kind;
  /** The opposing marbles it pushes, where they stood, nearest first. */
  readonly pushed: readonly Cell[];
  /** Where the marble stood that fell off, or null. */
  readonly lost: Cell | null;
}

/** Every legal move once, in the order of the groups and directions. */
export function legalSteps({ board, side }: Position): readonly Step[] {
  const steps: Step[] = [];
  for (const group of GROUPS) {
    if (!owns(board, side, group)) continue;
    for (const dir of DIRS) {
      if (!obstacle(board, side, group, dir)) steps.push({ marbles: group.cells, dir });
    }
  }
  return steps;
}

/** AB-6.3 Whether the side to move can move at all. */
export function canMove(position: Position): boolean {
  // a marble beside an empty cell can go there; where there is none, only a push is left
  return hasRoom(position) || legalSteps(position).length > 0;
}

function hasRoom({ board, side }: Position): boolean {
  for (let cell = 0; cell < board.length; cell += 1) {
    if (board[cell] !== side) continue;
    for (const near of AROUND[cell] ?? []) if (board[near] === '.') return true;
  }
  return false;
}

/** What a legal move of `side` does to the board. The caller has asked `explain`. */
export function effectOf({ board, side }: Position, { marbles, dir }: Step): Effect {
  const ahead = groupOf(marbles)?.ahead[dir] ?? null;
  // a line that walks into an empty cell faces nobody, and so pushes nobody
  const pushed = ahead === null ? [] : ahead.slice(0, facing(board, side, ahead));
  return {
    board: shifted(board, pushed.length > 0 ? [...marbles, ...pushed] : marbles, dir),
    kind: kindOf(ahead !== null, pushed),
    pushed,
    lost: pushed.find((cell) => next(cell, dir) === null) ?? null,
  };
}

/** The position after a legal move. */
export function after(position: Position, step: Step): Position {
  return { board: effectOf(position, step).board, side: opposing(position.side) };
}

/** Lifts the marbles and puts each down one step on; one that has no cell there is gone. */
export function shifted(board: Board, moving: readonly Cell[], dir: Dir): Board {
  const squares: Square[] = board.slice();
  for (const cell of moving) squares[cell] = '.';
  for (const cell of moving) {
    const to = next(cell, dir);
    if (to !== null) squares[to] = board[cell] ?? '.';
  }
  return squares;
}

function kindOf(inLine: boolean, pushed: readonly Cell[]): Kind {
  if (!inLine) return 'sideStep';
  return pushed.length > 0 ? 'sumito' : 'inLine';
}

function owns(board: Board, side: Side, group: Group): boolean {
  return group.cells.every((cell) => board[cell] === side);
}
