/** What the board knows of possible steps: the legal ones it was given, and what each would do. */
import type { Cell, Dir, Group } from '@kesem/engine/games/abalone/chapters/geometry';
import {
  DIRS,
  endsOf,
  groupOf,
  isAlong,
  next,
} from '@kesem/engine/games/abalone/chapters/geometry';
import type { Player } from '@kesem/engine/games/abalone/chapters/players';
import { rival, sideOf } from '@kesem/engine/games/abalone/chapters/players';
import type { Board, Position, Side } from '@kesem/engine/games/abalone/chapters/position';
import type { Effect, Step } from '@kesem/engine/games/abalone/chapters/step';
import { effectOf, legalSteps } from '@kesem/engine/games/abalone/chapters/step';
import type { AbaloneMove } from '@kesem/engine/games/abalone/move';
import type { AbaloneView } from '@kesem/engine/games/abalone/state';

/** What a choice of marbles is judged by. */
export interface Judge {
  readonly board: Board;
  readonly side: Side;
  readonly steps: readonly Step[];
}

/** A step with what it would do. */
export interface Trial {
  readonly step: Step;
  readonly effect: Effect;
}

/** The seat of the viewer, or null for a spectator. */
export function mySeat({ me }: AbaloneView): Player | null {
  return me === 0 || me === 1 ? me : null;
}

/** Whether it is the viewer's turn. */
export function isMyTurn(view: AbaloneView): boolean {
  return view.turn !== null && view.turn === mySeat(view);
}

/** Whether the rival's draw offer waits for the viewer. */
export function offerWaits(view: AbaloneView): boolean {
  const seat = mySeat(view);
  return view.turn !== null && seat !== null && view.offers.by === rival(seat);
}

/** The steps among the moves. */
function stepsOf(moves: readonly AbaloneMove[]): readonly Step[] {
  return moves.filter((move) => move.do === 'move');
}

/**
 * What the viewer's choices are judged by. Who waits for the other side plans on the board as it
 * stands; a spectator's side is Black's, and nothing is legal.
 */
export function judgeOf(view: AbaloneView, moves: readonly AbaloneMove[]): Judge {
  const { board } = view;
  const side = sideOf(mySeat(view) ?? 0);
  const plans = moves.length > 0 && !isMyTurn(view);
  return { board, side, steps: plans ? legalSteps({ board, side }) : stepsOf(moves) };
}

/** The legal directions of exactly these sorted marbles. */
export function dirsFor({ steps }: Judge, marbles: readonly Cell[]): readonly Dir[] {
  const wanted = marbles.join();
  return steps.filter((step) => step.marbles.join() === wanted).map(({ dir }) => dir);
}

/** What a legal step would do. */
export function trialOf({ board, side }: Judge, step: Step): Trial {
  const position: Position = { board, side };
  return { step, effect: effectOf(position, step) };
}

/**
 * The cell on which the arrow of a direction lies: before the line, or beside it so that no two
 * arrows of a group share a cell. Null off the board.
 */
export function arrowCell(marbles: readonly Cell[], dir: Dir): Cell | null {
  const group = groupOf(marbles);
  if (!group) return null;
  const from = isAlong(group, dir) ? endsOf(marbles, dir).front : beside(group, dir);
  return next(from, dir);
}

/** The direction whose arrow lies on a cell, or null; also illegal ones. */
export function dirTowards(marbles: readonly Cell[], cell: Cell): Dir | null {
  return DIRS.find((dir) => arrowCell(marbles, dir) === cell) ?? null;
}

/** The middle of three; of two, the one further along, which the opposite arrow does not use. */
function beside({ cells, axis }: Group, dir: Dir): Cell {
  const [first = 0, second = first, third] = cells;
  if (third !== undefined || axis === null) return third === undefined ? first : second;
  return leansAlong(axis, dir) ? second : first;
}

/** Whether a sideways direction leans towards the far end of an axis: its neighbours in the circle do. */
function leansAlong(axis: Dir, dir: Dir): boolean {
  const turn = (DIRS.indexOf(dir) - DIRS.indexOf(axis) + DIRS.length) % DIRS.length;
  return turn === 1 || turn === DIRS.length - 1;
}
