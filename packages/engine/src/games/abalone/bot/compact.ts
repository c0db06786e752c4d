/**
 * The board as the search wants it: bytes in a grid with a border, and moves as numbers. It never
 * leaves the search.
 */
import { AXES, DIRS, endsOf, groupOf, isAlong, PLACES, STEP } from '../chapters/geometry.ts';
import type { Board } from '../chapters/position.ts';
import type { Step } from '../chapters/step.ts';

export type Grid = Int8Array;
export type Colour = 1 | 2;
export const EMPTY = 0;
export const OFF = 3;
const WIDTH = 11;
export const GRID_SIZE = WIDTH * WIDTH;

/** The grid index of every cell. */
export const SPOTS: readonly number[] = PLACES.map(({ row, digit }) => (row + 1) * WIDTH + digit);

/** The grid offset of each direction. */
export const OFFSETS: readonly number[] = DIRS.map((dir) => STEP[dir][0] * WIDTH + STEP[dir][1]);

/** The directions in which each touching pair is met once. */
const AXIS_WAYS: readonly number[] = AXES.map((axis) => DIRS.indexOf(axis));

/** Every way over the edge: a spot on it, and a direction that leads off the board. */
const EXITS = SPOTS.flatMap((spot) =>
  OFFSETS.flatMap((by, way) => (SPOTS.includes(spot + by) ? [] : [{ spot, way, by }])),
);

/**
 * A move as bits: 0–6 the rear or first spot, 7–9 the direction, 10–11 how many own, 12–13 how many
 * pushed, 14 whether one falls, 15–17 the direction + 1 of a side-stepping line. Never 0.
 */
export type Code = number;

/** What a code says. */
export interface Parts {
  readonly from: number;
  readonly by: number;
  readonly own: number;
  readonly theirs: number;
  /** 0 for an in-line move. */
  readonly along: number;
}

/** No position has more moves. */
export const MOST_MOVES = 512;

/** The grid of a board. */
export function gridOf(board: Board): Grid {
  const grid = new Int8Array(GRID_SIZE).fill(OFF);
  for (const [cell, spot] of SPOTS.entries()) {
    const square = board[cell];
    if (square === 'b') grid[spot] = 1;
    else grid[spot] = square === 'w' ? 2 : EMPTY;
  }
  return grid;
}

/** The number of a legal move. */
export function encode(grid: Grid, { marbles, dir }: Step): Code {
  const group = groupOf(marbles);
  const way = DIRS.indexOf(dir);
  if (group?.axis && !isAlong(group, dir)) {
    const from = SPOTS[marbles[0] ?? 0] ?? 0;
    return coded(from, way, marbles.length) | ((DIRS.indexOf(group.axis) + 1) << 15);
  }
  return inLine(grid, SPOTS[endsOf(marbles, dir).rear] ?? 0, way);
}

/** What a move consists of. */
export function partsOf(code: Code): Parts {
  const axis = code >> 15;
  return {
    from: code & 127,
    by: offsetOf((code >> 7) & 7),
    own: (code >> 10) & 3,
    theirs: pushes(code),
    along: axis === 0 ? 0 : offsetOf(axis - 1),
  };
}

/** How many opposing marbles a move pushes: 0, 1 or 2. */
export function pushes(code: Code): number {
  return (code >> 12) & 3;
}

/** How many opposing marbles a move pushes off: 0 or 1. */
export function falls(code: Code): number {
  return (code >> 14) & 1;
}

/** A move but for what it meets, below 4096. */
export function shapeOf(code: Code): number {
  return code & 0xfff;
}

/** The other colour. */
export function rivalOf(me: Colour): Colour {
  return me === 1 ? 2 : 1;
}

/** Writes all moves of a colour into `out` from `start`; returns where they end. */
export function generate(grid: Grid, me: Colour, out: Int32Array, start: number): number {
  let end = start;
  for (const spot of SPOTS) {
    if (grid[spot] !== me) continue;
    for (let way = 0; way < 6; way += 1) {
      const code = inLine(grid, spot, way);
      if (code === 0) continue;
      out[end] = code;
      end += 1;
    }
    for (const way of AXIS_WAYS) {
      if (grid[spot + offsetOf(way)] === me) end = sideSteps(grid, [spot, way], out, end);
    }
  }
  return end;
}

/** Writes the moves of a colour that push a marble off into `out` from `start`; returns where they end. */
export function generateFalls(grid: Grid, me: Colour, out: Int32Array, start: number): number {
  const rival = rivalOf(me);
  let end = start;
  for (const { spot, way, by } of EXITS) {
    if (grid[spot] !== rival) continue;
    const front = grid[spot - by] === rival ? spot - 2 * by : spot - by;
    for (let rear = front - by; rear >= 0 && rear !== front - 3 * by; rear -= by) {
      if (grid[front] !== me || grid[rear] !== me) break;
      const code = inLine(grid, rear, way);
      if (code === 0) continue;
      out[end] = code;
      end += 1;
    }
  }
  return end;
}

/** The only in-line move of the marble on a spot as the rear one, or 0: all own before it move. */
function inLine(grid: Grid, rear: number, way: number): Code {
  const by = offsetOf(way);
  const me = grid[rear];
  const own = run(grid, rear, by);
  if (own > 3) return 0;
  const front = rear + own * by;
  const met = grid[front];
  if (met === EMPTY) return coded(rear, way, own);
  if (met === OFF) return 0;
  const theirs = run(grid, front, by);
  const behind = grid[front + theirs * by];
  if (theirs >= own || behind === me) return 0;
  return coded(rear, way, own) | (theirs << 12) | (behind === OFF ? 1 << 14 : 0);
}

/** How many marbles of one colour stand in a row from a spot on. */
function run(grid: Grid, from: number, by: number): number {
  const colour = grid[from];
  let count = 1;
  while (grid[from + count * by] === colour) count += 1;
  return count;
}

/** The side-steps of the pair and the triple that start on a spot and lie along an axis. */
function sideSteps(
  grid: Grid,
  [spot, axis]: readonly [number, number],
  out: Int32Array,
  start: number,
): number {
  let end = start;
  const along = offsetOf(axis);
  const triple = grid[spot + 2 * along] === grid[spot];
  for (let way = 0; way < 6; way += 1) {
    const by = offsetOf(way);
    if (by === along || by === -along) continue;
    if (grid[spot + by] !== EMPTY || grid[spot + along + by] !== EMPTY) continue;
    out[end] = coded(spot, way, 2) | ((axis + 1) << 15);
    end += 1;
    if (!triple || grid[spot + 2 * along + by] !== EMPTY) continue;
    out[end] = coded(spot, way, 3) | ((axis + 1) << 15);
    end += 1;
  }
  return end;
}

function offsetOf(way: number): number {
  return OFFSETS[way] ?? 0;
}

function coded(from: number, way: number, own: number): Code {
  return from | (way << 7) | (own << 10);
}
