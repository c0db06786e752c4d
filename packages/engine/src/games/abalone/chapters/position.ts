/** The board as a value, and a position as text. */

import type { Cell } from './geometry.ts';
import { ROWS } from './geometry.ts';

export const SIDES = ['b', 'w'] as const;
export type Side = (typeof SIDES)[number];
export type Square = Side | '.';
/** 61 squares by cell. */
export type Board = readonly Square[];

export interface Position {
  readonly board: Board;
  readonly side: Side;
}

/** AB-1.3 */
export const MARBLES = 14;

export type PositionFault =
  | { readonly code: 'parts' }
  | { readonly code: 'rows'; readonly rows: number }
  | { readonly code: 'row'; readonly row: string; readonly cells: number }
  | { readonly code: 'square'; readonly row: string; readonly square: string }
  | { readonly code: 'side'; readonly side: string }
  | { readonly code: 'marbles'; readonly side: Side; readonly marbles: number };

export type Read<X, Fault> =
  | { readonly ok: true; readonly value: X }
  | { readonly ok: false; readonly why: Fault };

/** The opposing side. */
export function opposing(side: Side): Side {
  return side === 'b' ? 'w' : 'b';
}

/** How many marbles of a side are on the board. */
export function marblesOf(board: Board, side: Side): number {
  let count = 0;
  for (const square of board) if (square === side) count += 1;
  return count;
}

/** AB-11.3 Rows from i to a joined by `/`, a space, the side to move. */
export function writePosition({ board, side }: Position): string {
  return `${writeBoard(board)} ${side}`;
}

/** AB-11.3 The rows of a board from i to a, joined by `/`. */
export function writeBoard(board: Board): string {
  return ROWS.map((cells) => cells.map((cell) => board[cell]).join('')).join('/');
}

/** AB-11.3 Reads what `writePosition` writes; at most 14 marbles of a side. */
export function readPosition(text: string): Read<Position, PositionFault> {
  const [rows, side, ...rest] = text.split(' ');
  if (rows === undefined || side === undefined || rest.length > 0) return fault({ code: 'parts' });
  const board = readBoard(rows);
  if (!board.ok) return board;
  if (!isSide(side)) return fault({ code: 'side', side });
  return { ok: true, value: { board: board.value, side } };
}

/** AB-11.3 Reads the rows alone, as start positions are given. */
export function readBoard(text: string): Read<Board, PositionFault> {
  const rows = text.split('/');
  if (rows.length !== ROWS.length) return fault({ code: 'rows', rows: rows.length });
  const squares: Square[] = [];
  for (const [i, row] of rows.entries()) {
    const cells = ROWS[i] ?? [];
    const name = 'ihgfedcba'.charAt(i);
    if (row.length !== cells.length) return fault({ code: 'row', row: name, cells: cells.length });
    const bad = placeRow(squares, cells, row);
    if (bad !== null) return fault({ code: 'square', row: name, square: bad });
  }
  const crowded = SIDES.find((side) => marblesOf(squares, side) > MARBLES);
  if (crowded === undefined) return { ok: true, value: squares };
  return fault({ code: 'marbles', side: crowded, marbles: marblesOf(squares, crowded) });
}

/** The board as a hexagon of text, for transcripts and failing tests. */
export function drawBoard(board: Board): string {
  return ROWS.map((cells, i) => {
    const indent = ' '.repeat(9 - cells.length);
    return `${'ihgfedcba'.charAt(i)} ${indent}${cells.map((cell) => board[cell]).join(' ')}`;
  }).join('\n');
}

function placeRow(squares: Square[], cells: readonly Cell[], row: string): string | null {
  for (const [i, cell] of cells.entries()) {
    const square = row.charAt(i);
    if (square !== '.' && !isSide(square)) return square;
    squares[cell] = square;
  }
  return null;
}

function isSide(text: string): text is Side {
  return text === 'b' || text === 'w';
}

function fault<Fault>(why: Fault): { readonly ok: false; readonly why: Fault } {
  return { ok: false, why };
}
