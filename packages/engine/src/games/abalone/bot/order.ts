/** In which order a search tries moves: the sooner the best one, the less has to be looked at. */
import type { Code } from './compact.ts';
import { falls, generate, generateFalls, MOST_MOVES, pushes, shapeOf } from './compact.ts';
import type { Field } from './field.ts';
import { MOST_PLIES } from './field.ts';

const SHAPES = 4096;

/** The moves of every ply that is open, and what has been learnt about moves. */
export interface Moves {
  readonly codes: Int32Array;
  /** How promising each of the codes is. */
  readonly hopes: Int32Array;
  /** Two quiet moves a ply that were lately too good to be allowed there. */
  readonly killers: Int32Array;
  /** How often a shape of move was too good to be allowed anywhere, by colour. */
  readonly history: Int32Array;
}

/** Nothing listed and nothing learnt. */
export function noMoves(): Moves {
  return {
    codes: new Int32Array(MOST_MOVES * MOST_PLIES),
    hopes: new Int32Array(MOST_MOVES * MOST_PLIES),
    killers: new Int32Array(2 * MOST_PLIES),
    history: new Int32Array(3 * SHAPES),
  };
}

/** Where the moves of the ply that a field is at are listed. */
export function startOf({ ply }: Field): number {
  return ply * MOST_MOVES;
}

/** Lists all moves of the side to move; `best`, where it is not 0, will come first. Gives the end. */
export function list(moves: Moves, field: Field, best: Code): number {
  const start = startOf(field);
  const end = generate(field.grid, field.turn, moves.codes, start);
  for (let at = start; at < end; at += 1) {
    const code = moves.codes[at] ?? 0;
    moves.hopes[at] = code === best ? FIRST : hopeOf(moves, field, code);
  }
  return end;
}

/** Lists the moves of the side to move that push a marble off. Gives the end. */
export function listFalls({ codes }: Moves, { grid, turn, ply }: Field): number {
  return generateFalls(grid, turn, codes, ply * MOST_MOVES);
}

/** Swaps the most promising of the moves from `at` to `end` to the front, and gives it. */
export function nextBest({ codes, hopes }: Moves, at: number, end: number): Code {
  let best = at;
  let most = hopes[at] ?? 0;
  for (let i = at + 1; i < end; i += 1) {
    const hope = hopes[i] ?? 0;
    if (hope > most) [best, most] = [i, hope];
  }
  const code = codes[best] ?? 0;
  codes[best] = codes[at] ?? 0;
  hopes[best] = hopes[at] ?? 0;
  codes[at] = code;
  return code;
}

/** Learns that a move was too good to be allowed by the other side. */
export function learn({ killers, history }: Moves, field: Field, code: Code, depth: number): void {
  if (pushes(code) > 0) return;
  const at = 2 * field.ply;
  if (killers[at] !== code) {
    killers[at + 1] = killers[at] ?? 0;
    killers[at] = code;
  }
  const shape = field.turn * SHAPES + shapeOf(code);
  history[shape] = Math.min((history[shape] ?? 0) + depth * depth, KILLER - 1);
}

const FIRST = 1 << 30;
const FALL = 1 << 29;
const PUSH = 1 << 28;
const KILLER = 1 << 27;

/** Push-offs, then pushes, then the killers of this ply, then what did well elsewhere. */
export function hopeOf({ killers, history }: Moves, { ply, turn }: Field, code: Code): number {
  if (falls(code) > 0) return FALL;
  if (pushes(code) > 0) return PUSH + pushes(code);
  if (killers[2 * ply] === code || killers[2 * ply + 1] === code) return KILLER;
  return history[turn * SHAPES + shapeOf(code)] ?? 0;
}
