/**
 * A drag over the board as a pure reducer. A short pull takes the line ahead of the marble along;
 * rolling over neighbours chooses them; going on to a cell that is not one's own moves them there.
 */
import { explain } from '@kesem/engine/games/abalone/chapters/explain';
import type { Cell, Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import { dirBetween, groupOf, ray } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Point } from '../../../kit/draw/geometry.ts';
import type { Selection } from '../choice.ts';
import { NOTHING, select } from '../choice.ts';
import type { Bottom } from './layout.ts';
import { cellAt, dirOf, PITCH, pointOf, stepsAlong } from './layout.ts';
import type { Judge } from './steps.ts';

/** A finger on a marble, on its way. Points are in units of the drawing. */
export interface Pull {
  readonly start: Point;
  readonly at: Point;
  /** How far it goes before it is no tap any more. */
  readonly slack: number;
  /** The marbles it moves as they are: a group that was chosen before, and of which one was seized. */
  readonly group: readonly Cell[] | null;
  /** The own marbles it rolled over, in its order; the first is the one that was seized. */
  readonly line: readonly Cell[];
}

/** From where the drag goes on, and what it goes by. */
interface Ground {
  readonly judge: Judge;
  readonly bottom: Bottom;
}

/** So near to its centre a finger is on a marble, and not on its way past it. */
const ON = PITCH * 0.38;
/** So far from the last cell a finger has left the board. */
const OFF = PITCH * 0.8;
/** A finger that jumps is walked along its way in strides of this length. */
const STRIDE = PITCH * 0.3;
/** The preview has arrived after this much of a step. */
const ARRIVED = 0.6;

/** A drag at its start, with the finger on an own marble. */
export function seized(cell: Cell, at: Point, slack: number, chosen: readonly Cell[]): Pull {
  const group = chosen.length > 1 && chosen.includes(cell) ? chosen : null;
  return { start: at, at, slack, group, line: [cell] };
}

/** The drag after the finger went on to a point. */
export function dragged(pull: Pull, to: Point, ground: Ground): Pull {
  const strides = Math.max(1, Math.ceil(apart(pull.at, to) / STRIDE));
  let { line } = pull;
  for (let i = 1; i <= strides; i += 1) {
    line = pull.group ? line : rolled(line, between(pull.at, to, i / strides), ground);
  }
  return { ...pull, at: to, line };
}

/** Whether the finger is where it began, so that it still taps. */
export function isTap({ start, at, slack, line }: Pull): boolean {
  return line.length === 1 && apart(start, at) < slack;
}

/** Returns the choice if the finger lets go now; none where it came back or left the board. */
export function pulled(pull: Pull, { judge, bottom }: Ground): Selection {
  const { line, group, at } = pull;
  const under = cellAt(at, bottom, OFF);
  const gone = line.some((cell) => judge.board[cell] !== judge.side);
  if (under === null || gone || isTap(pull)) return NOTHING;
  const dir = dirOf(originOf(pull, bottom), at, bottom);
  if (group) return aimed(group, dir, judge);
  if (line.length === 1) return ahead(line[0] ?? 0, dir, judge);
  const marbles = line.toSorted((a, b) => a - b);
  if (judge.board[under] === judge.side) return { ...NOTHING, marbles };
  return aimed(marbles, dir, judge);
}

/** How much of its step the pulled line shows, from 0 to 1. */
export function shareOf(pull: Pull, dir: Dir, bottom: Bottom): number {
  const steps = stepsAlong(originOf(pull, bottom), pull.at, dir, bottom);
  return Math.max(0, Math.min(1, steps / ARRIVED));
}

/** Where the way of the finger is measured from: its start, or the marble it rolled to. */
function originOf({ start, line }: Pull, bottom: Bottom): Point {
  const last = line.at(-1);
  return line.length === 1 || last === undefined ? start : pointOf(last, bottom);
}

/** The line of own marbles from a cell on, up to three, moves ahead. */
function ahead(cell: Cell, dir: Dir, judge: Judge): Selection {
  const beyond = ray(cell, dir);
  const end = beyond.findIndex((other) => judge.board[other] !== judge.side);
  const line = [cell, ...beyond.slice(0, end < 0 ? beyond.length : end)];
  const marbles = line.slice(0, 3).toSorted((a, b) => a - b);
  if (line.length < 4) return aimed(marbles, dir, judge);
  const four = line.slice(0, 4).toSorted((a, b) => a - b);
  return { marbles, aim: null, note: explain(judge.board, judge.side, four, dir) };
}

function aimed(marbles: readonly Cell[], dir: Dir, judge: Judge): Selection {
  return select({ ...NOTHING, marbles }, { do: 'aim', dir }, judge);
}

/** The line after a stride: longer by the marble it came to, or shorter where it came back. */
function rolled(line: readonly Cell[], at: Point, { judge, bottom }: Ground): readonly Cell[] {
  const over = cellAt(at, bottom, ON);
  const last = line.at(-1);
  if (over === null || last === undefined || judge.board[over] !== judge.side) return line;
  if (line.includes(over)) return line.slice(0, line.indexOf(over) + 1);
  const longer = [...line, over];
  const fits = groupOf(longer.toSorted((a, b) => a - b)) !== null;
  return fits && dirBetween(last, over) !== null ? longer : line;
}

function between([x, y]: Point, [tx, ty]: Point, share: number): Point {
  return [x + (tx - x) * share, y + (ty - y) * share];
}

function apart([x, y]: Point, [tx, ty]: Point): number {
  return Math.hypot(tx - x, ty - y);
}
