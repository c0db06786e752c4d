/** Which marbles are chosen and where they should go: a pure reducer of taps and keys. */

import { explain, explainPush } from '@kesem/engine/games/abalone/chapters/explain';
import type { Cell, Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import { DIRS, groupOf, next } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import type { Refusal } from '@kesem/engine/games/abalone/refusal';
import type { Judge } from './table/steps.ts';
import { dirsFor, dirTowards, trialOf } from './table/steps.ts';

/** What to do instead of what was tried. */
export interface Hint {
  readonly code: 'pickOwn' | 'pickFirst' | 'planDropped';
}

/** Why nothing came of a tap: a case of the rulebook, or what to do instead. */
export type Note = Refusal | Hint;

/** The marbles chosen (sorted), the pinned direction, and what is to be said about the last attempt. */
export interface Selection {
  readonly marbles: readonly Cell[];
  readonly aim: Dir | null;
  readonly note: Note | null;
}

export type Act =
  | { readonly do: 'tap'; readonly cell: Cell }
  | { readonly do: 'toggle'; readonly cell: Cell }
  | { readonly do: 'aim'; readonly dir: Dir }
  | { readonly do: 'back' }
  | { readonly do: 'clear' };

export const NOTHING: Selection = { marbles: [], aim: null, note: null };

/** The selection after a tap or a key. An aim is always a legal step of the judge's. */
export function select(now: Selection, act: Act, judge: Judge): Selection {
  switch (act.do) {
    case 'tap':
      return tapped(now, act.cell, judge);
    case 'toggle':
      return judge.board[act.cell] === judge.side
        ? touched(now.marbles, act.cell, judge)
        : { ...now, note: { code: 'pickOwn' } };
    case 'aim':
      return aimed(now.marbles, act.dir, judge);
    case 'back':
      return now.aim === null ? NOTHING : chosen(now.marbles);
    case 'clear':
      return NOTHING;
    default:
      return act satisfies never;
  }
}

/** The selection after a move, as far as it still stands: of marbles that moved one has left its cell. */
export function carried(now: Selection, judge: Judge): Selection {
  const { marbles, aim, note } = now;
  if (!marbles.every((cell) => judge.board[cell] === judge.side)) return NOTHING;
  const isOpen = aim === null || dirsFor(judge, marbles).includes(aim);
  return isOpen && note === null ? now : chosen(marbles);
}

function tapped({ marbles }: Selection, cell: Cell, judge: Judge): Selection {
  if (judge.board[cell] === judge.side) return touched(marbles, cell, judge);
  if (marbles.length === 0) return { ...NOTHING, note: { code: 'pickOwn' } };
  const dir = wayTo(marbles, cell, judge);
  if (dir !== null) return aimed(marbles, dir, judge);
  if (judge.board[cell] === '.') return NOTHING;
  return chosen(marbles, explainPush(judge.board, judge.side, marbles, cell));
}

/** The direction meant by a cell: its arrow's, else a legal step that enters or pushes it, else an illegal one. */
function wayTo(marbles: readonly Cell[], cell: Cell, judge: Judge): Dir | null {
  const arrow = dirTowards(marbles, cell);
  const legal = dirsFor(judge, marbles);
  if (arrow !== null && legal.includes(arrow)) return arrow;
  const reaching = legal.find((dir) => reaches(judge, { marbles, dir }, cell));
  if (reaching !== undefined) return reaching;
  return arrow ?? DIRS.find((dir) => marbles.some((from) => next(from, dir) === cell)) ?? null;
}

function reaches(judge: Judge, step: Step, cell: Cell): boolean {
  const { pushed } = trialOf(judge, step).effect;
  return pushed.includes(cell) || step.marbles.some((from) => next(from, step.dir) === cell);
}

function aimed(marbles: readonly Cell[], dir: Dir, judge: Judge): Selection {
  if (marbles.length === 0) return { ...NOTHING, note: { code: 'pickFirst' } };
  if (dirsFor(judge, marbles).includes(dir)) return { marbles, aim: dir, note: null };
  return chosen(marbles, explain(judge.board, judge.side, marbles, dir));
}

/** An own marble is tapped: it leaves, joins, or becomes the first of a new choice. */
function touched(marbles: readonly Cell[], cell: Cell, judge: Judge): Selection {
  if (marbles.includes(cell)) return chosen(without(marbles, cell));
  const union = sorted([...marbles, cell]);
  if (groupOf(union)) return chosen(union);
  const bridged = withMiddle(marbles, cell, judge);
  if (bridged) return chosen(bridged);
  const why = misfit(union, marbles, judge);
  // a fourth marble would be a slip of the finger, so the three stay
  return why?.code === 'fourth' ? chosen(marbles, why) : chosen([cell], why);
}

/** An end leaves a line; the middle alone stays when it is tapped. */
function without(marbles: readonly Cell[], cell: Cell): readonly Cell[] {
  const rest = marbles.filter((marble) => marble !== cell);
  return rest.length === 0 || groupOf(rest) ? rest : [cell];
}

/** First and last were tapped: the own marble between them belongs to the line. */
function withMiddle(marbles: readonly Cell[], last: Cell, { board, side }: Judge) {
  const [first, second] = marbles;
  if (first === undefined || second !== undefined) return null;
  for (const dir of DIRS) {
    const middle = next(first, dir);
    if (middle === null || next(middle, dir) !== last) continue;
    return board[middle] === side ? sorted([first, middle, last]) : null;
  }
  return null;
}

/** Why a marble does not join those chosen; null when it lies so far away that a new choice is meant. */
function misfit(union: readonly Cell[], marbles: readonly Cell[], judge: Judge): Refusal | null {
  const near = union.every(
    (cell) => marbles.includes(cell) || marbles.some((own) => isNear(own, cell)),
  );
  return near ? explain(judge.board, judge.side, union, 'E') : null;
}

function isNear(a: Cell, b: Cell): boolean {
  return DIRS.some((dir) => {
    const middle = next(a, dir);
    return middle === b || (middle !== null && next(middle, dir) === b);
  });
}

function chosen(marbles: readonly Cell[], note: Note | null = null): Selection {
  return { marbles, aim: null, note };
}

function sorted(cells: readonly Cell[]): readonly Cell[] {
  return cells.toSorted((a, b) => a - b);
}
