/**
 * The board as the search wants it: bytes in a grid with a border, moves as numbers, made and taken
 * back in place. It never leaves the search.
 */
import { AXES, DIRS, endsOf, groupOf, isAlong, PLACES, STEP } from './geometry.ts';
import type { Board } from './position.ts';
import type { Step } from './step.ts';

export type Grid = Int8Array;
export type Colour = 1 | 2;
const EMPTY = 0;
const OFF = 3;
const WIDTH = 11;

/** The grid index of every cell. */
export const SPOTS: readonly number[] = PLACES.map(({ row, digit }) => (row + 1) * WIDTH + digit);

const OFFSETS: readonly number[] = DIRS.map((dir) => STEP[dir][0] * WIDTH + STEP[dir][1]);

/** The grid offsets of the three axes, along which each touching pair is met once. */
export const AXIS_OFFSETS: readonly number[] = AXES.map((axis) => offsetOf(DIRS.indexOf(axis)));

/**
 * A move as bits: 0–6 the rear or first spot, 7–9 the direction, 10–11 how many own, 12–13 how many
 * pushed, 14 whether one falls, 15–17 the direction + 1 of a side-stepping line.
 */
export type Code = number;

interface Parts {
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
  const grid = new Int8Array(WIDTH * WIDTH).fill(OFF);
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

/** How many opposing marbles a move pushes off: 0 or 1. */
export function falls(code: Code): number {
  return (code >> 14) & 1;
}

/** How promising a move looks before it is tried: a fall, then a push, then more marbles. */
export function promise(code: Code): number {
  return falls(code) * 64 + ((code >> 12) & 3) * 16 + ((code >> 10) & 3);
}

/** A move but for what it meets, below 4096. */
export function shapeOf(code: Code): number {
  return code & 0xfff;
}

/** Writes all moves of a colour into `out` from `start`; returns where they end. */
export function generate(grid: Grid, me: Colour, out: Int32Array, start: number): number {
  let end = start;
  for (const spot of SPOTS) {
    if (grid[spot] !== me) continue;
    for (let way = 0; way < 6; way += 1) {
      const code = inLine(grid, spot, way);
      if (code !== 0) {
        out[end] = code;
        end += 1;
      }
    }
    for (const along of AXIS_OFFSETS) {
      if (grid[spot + along] === me) end = sideSteps(grid, [spot, along], out, end);
    }
  }
  return end;
}

/** Makes a move of `me`. */
export function make(grid: Grid, code: Code, me: Colour): void {
  const { from, by, own, along, theirs } = partsOf(code);
  if (along !== 0) return slide(grid, code, EMPTY, me);
  const front = from + own * by;
  grid[from] = EMPTY;
  grid[front] = me;
  const beyond = front + theirs * by;
  if (theirs > 0 && grid[beyond] !== OFF) grid[beyond] = rivalOf(me);
}

/** Takes back the move of `me` that was made last. */
export function unmake(grid: Grid, code: Code, me: Colour): void {
  const { from, by, own, along, theirs } = partsOf(code);
  if (along !== 0) return slide(grid, code, me, EMPTY);
  const front = from + own * by;
  grid[from] = me;
  grid[front] = theirs > 0 ? rivalOf(me) : EMPTY;
  const beyond = front + theirs * by;
  if (theirs > 0 && grid[beyond] !== OFF) grid[beyond] = EMPTY;
}

/** The other colour. */
export function rivalOf(me: Colour): Colour {
  return me === 1 ? 2 : 1;
}

/** The only in-line move of the marble on a spot as the rear one, or 0: all own before it move. */
function inLine(grid: Grid, rear: number, way: number): Code {
  const by = offsetOf(way);
  const me = grid[rear] === 1 ? 1 : 2;
  const own = run(grid, rear, by);
  if (own > 3) return 0;
  const front = rear + own * by;
  if (grid[front] === EMPTY) return coded(rear, way, own);
  const theirs = grid[front] === rivalOf(me) ? run(grid, front, by) : own;
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
  [spot, along]: readonly [number, number],
  out: Int32Array,
  start: number,
): number {
  let end = start;
  const axis = (OFFSETS.indexOf(along) + 1) << 15;
  const triple = grid[spot + 2 * along] === grid[spot];
  for (let way = 0; way < 6; way += 1) {
    const by = offsetOf(way);
    if (by === along || by === -along) continue;
    if (grid[spot + by] !== EMPTY || grid[spot + along + by] !== EMPTY) continue;
    out[end] = coded(spot, way, 2) | axis;
    end += 1;
    if (!triple || grid[spot + 2 * along + by] !== EMPTY) continue;
    out[end] = coded(spot, way, 3) | axis;
    end += 1;
  }
  return end;
}

/** Fills the spots a side-step leaves with `left`, and those it enters with `entered`. */
function slide(grid: Grid, code: Code, left: number, entered: number): void {
  const { from, by, own, along } = partsOf(code);
  for (let spot = from, i = 0; i < own; i += 1, spot += along) {
    grid[spot] = left;
    grid[spot + by] = entered;
  }
}

function partsOf(code: Code): Parts {
  const axis = code >> 15;
  return {
    from: code & 127,
    by: offsetOf((code >> 7) & 7),
    own: (code >> 10) & 3,
    theirs: (code >> 12) & 3,
    along: axis === 0 ? 0 : offsetOf(axis - 1),
  };
}

function offsetOf(way: number): number {
  return OFFSETS[way] ?? 0;
}

function coded(from: number, way: number, own: number): Code {
  return from | (way << 7) | (own << 10);
}
