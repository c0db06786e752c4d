/** AB-11: a move as text, both ways. Every move has exactly one spelling. */
import type { Refusal } from '../refusal.ts';
import { explain } from './explain.ts';
import type { Cell, Dir } from './geometry.ts';
import { cellNamed, dirBetween, endsOf, GROUPS, nameOf, next, ray } from './geometry.ts';
import type { Position, Read } from './position.ts';
import type { Step } from './step.ts';

export type NotationFault = { readonly code: 'unreadable' } | Refusal;

const UNREADABLE = { ok: false, why: { code: 'unreadable' } } as const;

/** AB-11.1, AB-11.2 A move's spelling: `a1b2` in line or alone, `a1a3b1` to the side. */
export function writeStep({ marbles, dir }: Step): string {
  const [first = 0, second] = marbles;
  const inLine = second === undefined || next(first, dir) === second || next(second, dir) === first;
  const { rear } = endsOf(marbles, dir);
  if (inLine) return nameOf(rear) + target(rear, dir);
  return nameOf(first) + nameOf(marbles.at(-1) ?? first) + target(first, dir);
}

/**
 * Reads a legal move of a position.
 * @returns the move; else 'unreadable' for a text that is no move's spelling, or why it is not legal.
 */
export function readStep(text: string, position: Position): Read<Step, NotationFault> {
  const step = spelled(text, position);
  if (!step || writeStep(step) !== text) return UNREADABLE;
  const why = explain(position.board, position.side, step.marbles, step.dir);
  return why ? { ok: false, why } : { ok: true, value: step };
}

function spelled(text: string, position: Position): Step | null {
  const cells = (text.match(/[a-i][1-9]/g) ?? []).flatMap((name) => cellNamed(name) ?? []);
  if (cells.length * 2 !== text.length) return null;
  const [first, second, third] = cells;
  if (first === undefined || second === undefined) return null;
  if (third === undefined) return inLine(first, second, position);
  return cells.length === 3 ? sideStep(first, second, third) : null;
}

/** The rear marble and all own marbles before it move. */
function inLine(rear: Cell, to: Cell, { board, side }: Position): Step | null {
  const dir = dirBetween(rear, to);
  if (dir === null) return null;
  const path = ray(rear, dir);
  const end = path.findIndex((cell) => board[cell] !== side);
  const marbles = [rear, ...path.slice(0, end < 0 ? path.length : end)];
  return { marbles: marbles.toSorted((a, b) => a - b), dir };
}

function sideStep(first: Cell, last: Cell, to: Cell): Step | null {
  const dir = dirBetween(first, to);
  const line = GROUPS.find(({ cells }) => cells[0] === first && cells.at(-1) === last);
  return dir !== null && line?.axis ? { marbles: line.cells, dir } : null;
}

function target(cell: Cell, dir: Dir): string {
  const to = next(cell, dir);
  return to === null ? '' : nameOf(to);
}
