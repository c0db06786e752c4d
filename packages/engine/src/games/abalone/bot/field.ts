/**
 * The position a search stands on. Moves are made and taken back in place; its worth and its hash
 * follow marble by marble.
 */
import { seededRandom } from '../../../core/random.ts';
import type { Board, Position } from '../chapters/position.ts';
import type { Code, Colour, Grid, Parts } from './compact.ts';
import { EMPTY, falls, GRID_SIZE, gridOf, OFF, partsOf, rivalOf, SPOTS } from './compact.ts';
import { standing } from './evaluate.ts';

export interface Field {
  readonly grid: Grid;
  /** How many marbles a colour still has to push off to win, by colour. */
  readonly needs: Int8Array;
  turn: Colour;
  /** What stands on the grid, Black's less White's. */
  worth: number;
  /** Zobrist's hash of marbles and turn, and a second one that tells its collisions apart. */
  hash: number;
  check: number;
  /** How many moves have been made, and the three figures above before each of them. */
  ply: number;
  readonly trail: Int32Array;
}

/** No search goes more moves deep. */
export const MOST_PLIES = 32;

/** Zobrist's numbers: for each colour on each spot, and at 0 for White's turn. */
const [HASH, CHECK] = [zobrist('hash'), zobrist('check')];

/**
 * The field of a position.
 * @param needs how many marbles Black and White still have to push off.
 */
export function fieldOf({ board, side }: Position, needs: readonly [number, number]): Field {
  const field: Field = {
    grid: gridOf(board.map(() => '.')),
    needs: Int8Array.of(0, ...needs),
    turn: 1,
    worth: 0,
    hash: 0,
    check: 0,
    ply: 0,
    trail: new Int32Array(3 * MOST_PLIES),
  };
  putAll(field, board);
  if (side === 'w') passTurn(field);
  return field;
}

/** What the field is worth to the side to move, in hundredths of a marble. */
export function worthOf({ turn, worth }: Field): number {
  return turn === 1 ? worth : -worth;
}

/** Whether the side that moved last has won by it. */
export function isLost({ needs, turn }: Field): boolean {
  return (needs[rivalOf(turn)] ?? 0) <= 0;
}

/** Makes a legal move of the side to move. */
export function make(field: Field, code: Code): void {
  const { turn, trail, needs } = field;
  const at = 3 * field.ply;
  trail[at] = field.worth;
  trail[at + 1] = field.hash;
  trail[at + 2] = field.check;
  field.ply += 1;
  const parts = partsOf(code);
  if (parts.along === 0) walk(field, parts);
  else slide(field, parts);
  needs[turn] = (needs[turn] ?? 0) - falls(code);
  passTurn(field);
}

/** Takes back the move that was made last. */
export function unmake(field: Field, code: Code): void {
  const { trail, needs } = field;
  field.turn = rivalOf(field.turn);
  field.ply -= 1;
  const at = 3 * field.ply;
  field.worth = trail[at] ?? 0;
  field.hash = trail[at + 1] ?? 0;
  field.check = trail[at + 2] ?? 0;
  needs[field.turn] = (needs[field.turn] ?? 0) + falls(code);
  const parts = partsOf(code);
  if (parts.along === 0) walkBack(field, parts);
  else slideBack(field, parts);
}

/** In line: the rear marble goes to the front, and so does the nearest of those it pushes. */
function walk(field: Field, { from, by, own, theirs }: Parts): void {
  const { grid, turn } = field;
  const front = from + own * by;
  lift(field, from, turn);
  if (theirs > 0) {
    const beyond = front + theirs * by;
    lift(field, front, rivalOf(turn));
    if (grid[beyond] !== OFF) put(field, beyond, rivalOf(turn));
  }
  put(field, front, turn);
}

function walkBack({ grid, turn }: Field, { from, by, own, theirs }: Parts): void {
  const front = from + own * by;
  const beyond = front + theirs * by;
  grid[from] = turn;
  if (grid[beyond] !== OFF) grid[beyond] = EMPTY;
  if (theirs > 0) grid[front] = rivalOf(turn);
}

function slide(field: Field, { from, by, own, along }: Parts): void {
  for (let i = 0; i < own; i += 1) lift(field, from + i * along, field.turn);
  for (let i = 0; i < own; i += 1) put(field, from + i * along + by, field.turn);
}

function slideBack({ grid, turn }: Field, { from, by, own, along }: Parts): void {
  for (let i = 0; i < own; i += 1) {
    grid[from + i * along] = turn;
    grid[from + i * along + by] = EMPTY;
  }
}

function putAll(field: Field, board: Board): void {
  for (const [cell, spot] of SPOTS.entries()) {
    if (board[cell] === 'b') put(field, spot, 1);
    if (board[cell] === 'w') put(field, spot, 2);
  }
}

function put(field: Field, spot: number, colour: Colour): void {
  field.worth += signOf(colour) * standing(field.grid, spot, colour);
  field.grid[spot] = colour;
  stamp(field, colour * GRID_SIZE + spot);
}

function lift(field: Field, spot: number, colour: Colour): void {
  field.worth -= signOf(colour) * standing(field.grid, spot, colour);
  field.grid[spot] = EMPTY;
  stamp(field, colour * GRID_SIZE + spot);
}

function passTurn(field: Field): void {
  field.turn = rivalOf(field.turn);
  stamp(field, 0);
}

function stamp(field: Field, at: number): void {
  field.hash ^= HASH[at] ?? 0;
  field.check ^= CHECK[at] ?? 0;
}

function signOf(colour: Colour): number {
  return colour === 1 ? 1 : -1;
}

function zobrist(purpose: string): Int32Array {
  const { int } = seededRandom('abalone')(purpose);
  return Int32Array.from({ length: 3 * GRID_SIZE }, () => int(2 ** 32));
}
