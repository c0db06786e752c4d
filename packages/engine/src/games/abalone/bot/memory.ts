/**
 * What a search remembers of positions it has been at: a transposition table that lives for one
 * thought, so that no thought depends on earlier ones.
 */
import type { Code } from './compact.ts';
import type { Field } from './field.ts';

/** Four numbers a slot: check, best move, worth, and depth * 4 + bound. */
export type Memory = Int32Array;

/** The worths a search can still use: between the two it wants them exact, beyond a bound will do. */
export interface Window {
  readonly alpha: number;
  readonly beta: number;
}

const EXACT = 1;
const AT_LEAST = 2;
const AT_MOST = 3;
/** Most positions of a search are leaves, which are not remembered. */
const NODES_A_SLOT = 8;

/** An empty memory, sized to the number of positions a search looks at. */
export function memoryFor(nodes: number): Memory {
  const bits = Math.ceil(Math.log2(nodes / NODES_A_SLOT));
  return new Int32Array(4 << Math.max(4, Math.min(18, bits)));
}

/** The move that was best when the position was last looked at, or 0. */
export function bestKnown(memory: Memory, field: Field): Code {
  const slot = slotOf(memory, field);
  return memory[slot] === field.check ? (memory[slot + 1] ?? 0) : 0;
}

/**
 * The worth found when the position was looked at to exactly this depth, or null if it was not or
 * if what is known does not settle the window. A deeper look would be as good a guess, but then the
 * worth of a position would depend on the order of the search.
 */
export function worthKnown(
  memory: Memory,
  field: Field,
  depth: number,
  { alpha, beta }: Window,
): number | null {
  const slot = slotOf(memory, field);
  const kind = memory[slot + 3] ?? 0;
  if (memory[slot] !== field.check || kind >> 2 !== depth) return null;
  const worth = memory[slot + 2] ?? 0;
  const bound = kind & 3;
  if (bound === EXACT) return worth;
  const settled = bound === AT_LEAST ? worth >= beta : worth <= alpha;
  return settled ? worth : null;
}

/** Remembers the best move and the worth that a look to `depth` within a window came to. */
export function remember(
  memory: Memory,
  field: Field,
  { depth, code, worth }: { readonly depth: number; readonly code: Code; readonly worth: number },
  { alpha, beta }: Window,
): void {
  const slot = slotOf(memory, field);
  const unsettled = worth >= beta ? AT_LEAST : AT_MOST;
  const bound = worth > alpha && worth < beta ? EXACT : unsettled;
  memory[slot] = field.check;
  memory[slot + 1] = code;
  memory[slot + 2] = worth;
  memory[slot + 3] = (depth << 2) | bound;
}

function slotOf(memory: Memory, { hash }: Field): number {
  return (hash << 2) & (memory.length - 1);
}
