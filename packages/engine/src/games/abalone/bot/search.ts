/**
 * Alpha-beta with a null window after the first move, deeper and deeper. Its budget is positions,
 * never time, so a thought is the same on every machine.
 */
import type { Code } from './compact.ts';
import type { Field } from './field.ts';
import { isLost, MOST_PLIES, make, unmake, worthOf } from './field.ts';
import type { Memory, Window } from './memory.ts';
import { bestKnown, memoryFor, remember, worthKnown } from './memory.ts';
import type { Moves } from './order.ts';
import { hopeOf, learn, list, listFalls, nextBest, noMoves, startOf } from './order.ts';

export interface Problem {
  readonly field: Field;
  /** The moves to choose among; of equals the first is taken. */
  readonly roots: readonly Code[];
  /** How many positions to look at, at most. */
  readonly nodes: number;
  /** How many moves to look ahead, at most; push-offs are played out beyond. */
  readonly depth: number;
}

interface Best {
  readonly code: Code;
  /** To the side to move, in hundredths of a marble. */
  readonly worth: number;
}

export interface Found extends Best {
  /** How many positions were looked at. */
  readonly nodes: number;
}

/** Higher than any evaluation; the depth left is added, so that a quicker win is better. */
const WIN = 1_000_000;
const WON = WIN - MOST_PLIES;

/** One search while it runs. */
interface Work {
  readonly field: Field;
  readonly moves: Moves;
  readonly memory: Memory;
  /** How many moves it looks ahead now. */
  horizon: number;
  /** How many positions it may still look at. */
  left: number;
  /** Whether it would have had to look at more: then nothing it says counts. */
  spent: boolean;
}

/** The best move found within the budget, or null when there is none to choose. */
export function search({ field, roots, nodes, depth }: Problem): Found | null {
  const moves = noMoves();
  const work: Work = {
    field,
    moves,
    memory: memoryFor(nodes),
    horizon: 1,
    left: nodes,
    spent: false,
  };
  const hope = (code: Code): number => hopeOf(moves, field, code);
  let ordered = roots.toSorted((a, b) => hope(b) - hope(a));
  let best = { code: ordered[0] ?? 0, worth: 0 };
  for (; work.horizon <= depth && Math.abs(best.worth) < WON; work.horizon += 1) {
    best = bestOf(work, ordered) ?? best;
    if (work.spent) break;
    ordered = [best.code, ...ordered.filter((code) => code !== best.code)];
  }
  return roots.length > 0 ? { ...best, nodes: nodes - work.left } : null;
}

/** The best of the root moves that the budget sufficed for, or null when it did for none. */
function bestOf(work: Work, roots: readonly Code[]): Best | null {
  let best: Best | null = null;
  for (const code of roots) {
    const worth: number =
      best === null
        ? tried(work, code, -Infinity, Infinity)
        : scouted(work, code, best.worth, Infinity);
    if (work.spent) break;
    if (best === null || worth > best.worth) best = { code, worth };
  }
  return best;
}

/** The worth of a move where a better one is known: first it is only asked whether it is better still. */
function scouted(work: Work, code: Code, alpha: number, beta: number): number {
  const worth = tried(work, code, alpha, alpha + 1);
  return worth > alpha && worth < beta ? tried(work, code, alpha, beta) : worth;
}

/** The worth of a move to the side that makes it. */
function tried(work: Work, code: Code, alpha: number, beta: number): number {
  make(work.field, code);
  const worth = -worthHere(work, -beta, -alpha);
  unmake(work.field, code);
  return worth;
}

/** The worth of the position to the side to move, exact between alpha and beta. */
function worthHere(work: Work, alpha: number, beta: number): number {
  const { field, memory } = work;
  const depth = work.horizon - field.ply;
  work.spent ||= work.left === 0;
  if (work.spent) return 0;
  work.left -= 1;
  if (isLost(field)) return -WIN - depth;
  if (depth <= 0) return calm(work, alpha, beta);
  const window = { alpha, beta };
  const known = worthKnown(memory, field, depth, window);
  if (known !== null) return known;
  const best = bestReply(work, depth, window);
  if (!work.spent) remember(memory, field, { depth, ...best }, window);
  return best.worth;
}

/** The best move of the side to move, as far as the window asks. */
function bestReply(work: Work, depth: number, { alpha, beta }: Window): Best {
  const { field, moves, memory } = work;
  const start = startOf(field);
  const end = list(moves, field, bestKnown(memory, field));
  // AB-6.3 who has no move loses
  let best: Best = { code: 0, worth: start === end ? -WIN - depth : -Infinity };
  for (let at = start; at < end && !work.spent; at += 1) {
    const code = nextBest(moves, at, end);
    const look = at === start ? tried : scouted;
    const worth = look(work, code, Math.max(alpha, best.worth), beta);
    if (worth > best.worth) best = { code, worth };
    if (worth < beta) continue;
    learn(moves, field, code, depth);
    break;
  }
  return best;
}

/** The worth once nobody wants to push a marble off any more; nobody has to. */
function calm(work: Work, alpha: number, beta: number): number {
  const { field, moves } = work;
  let best = worthOf(field);
  if (best >= beta || field.ply === MOST_PLIES - 1) return best;
  const end = listFalls(moves, field);
  for (let at = startOf(field); at < end && best < beta; at += 1) {
    best = Math.max(best, tried(work, moves.codes[at] ?? 0, Math.max(alpha, best), beta));
  }
  return best;
}
