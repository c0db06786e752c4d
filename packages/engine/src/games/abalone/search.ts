/** Alpha-beta with iterative deepening. Its budget is nodes, never time, so it is reproducible. */
import type { Code, Colour, Grid } from './compact.ts';
import { falls, generate, MOST_MOVES, make, promise, rivalOf, shapeOf, unmake } from './compact.ts';
import { evaluate } from './evaluate.ts';

export interface Problem {
  readonly grid: Grid;
  readonly me: Colour;
  /** The moves to choose among; of equals the first is taken. */
  readonly roots: readonly Code[];
  /** How many marbles each still has to push off to win: I, they. */
  readonly needs: readonly [number, number];
  /** How many positions to look at. */
  readonly budget: number;
}

/** Higher than any evaluation; the depth left is added, so that a quicker win is better. */
const WIN = 1_000_000;
const DEEPEST = 12;

/** One search while it runs. */
interface Work {
  readonly grid: Grid;
  /** The moves of every depth that is open. */
  readonly moves: Int32Array;
  /** How often a shape of move was too good to be allowed; sorts what is tried next. */
  readonly history: Int32Array;
  turn: Colour;
  /** What the side to move and the other still have to push off. */
  needs: readonly [number, number];
  left: number;
}

/** The best move found within the budget, or null when there is none to choose. */
export function search({ grid, me, roots, needs, budget }: Problem): Code | null {
  const work: Work = {
    grid,
    moves: new Int32Array(MOST_MOVES * (DEEPEST + 1)),
    history: new Int32Array(4096),
    turn: me,
    needs,
    left: budget,
  };
  let ordered = roots.toSorted((a, b) => promise(b) - promise(a));
  for (let depth = 1; depth <= DEEPEST && work.left > 0; depth += 1) {
    const best = bestOf(work, ordered, depth);
    ordered = [...best.codes, ...ordered.filter((code) => !best.codes.includes(code))];
    if (Math.abs(best.score) >= WIN) break;
  }
  return ordered[0] ?? null;
}

/** The best of the moves that the budget sufficed for: one, or none. */
function bestOf(
  work: Work,
  roots: readonly Code[],
  depth: number,
): { readonly codes: readonly Code[]; readonly score: number } {
  let best: { codes: readonly Code[]; score: number } = { codes: [], score: -Infinity };
  for (const code of roots) {
    const score = tried(work, code, depth, [best.score, Infinity]);
    if (work.left <= 0) break;
    if (score > best.score) best = { codes: [code], score };
  }
  return best;
}

/** The worth of a move to the side that makes it, exact within the window. */
function tried(
  work: Work,
  code: Code,
  depth: number,
  [alpha, beta]: readonly [number, number],
): number {
  const { grid, turn, needs } = work;
  const [mine, theirs] = needs;
  make(grid, code, turn);
  work.turn = rivalOf(turn);
  work.needs = [theirs, mine - falls(code)];
  const score = -worth(work, depth - 1, -beta, -alpha);
  work.turn = turn;
  work.needs = needs;
  unmake(grid, code, turn);
  return score;
}

/** The worth of the position to the side to move. */
function worth(work: Work, depth: number, alpha: number, beta: number): number {
  work.left -= 1;
  if (work.needs[1] <= 0) return -WIN - depth;
  if (depth === 0 || work.left <= 0) return evaluate(work.grid, work.turn);
  const start = depth * MOST_MOVES;
  const end = generate(work.grid, work.turn, work.moves, start);
  let best = end === start ? -WIN - depth : -Infinity;
  for (let at = start; at < end; at += 1) {
    const code = bestFirst(work, at, end);
    best = Math.max(best, tried(work, code, depth, [Math.max(alpha, best), beta]));
    if (best < beta) continue;
    const shape = shapeOf(code);
    work.history[shape] = (work.history[shape] ?? 0) + depth * depth;
    break;
  }
  return best;
}

/** Swaps the most promising of the moves from `at` to `end` to the front, and gives it. */
function bestFirst({ moves, history }: Work, at: number, end: number): Code {
  let best = at;
  let most = -1;
  for (let i = at; i < end; i += 1) {
    const code = moves[i] ?? 0;
    const hope = promise(code) * 4096 + Math.min(history[shapeOf(code)] ?? 0, 4095);
    if (hope > most) [best, most] = [i, hope];
  }
  const code = moves[best] ?? 0;
  moves[best] = moves[at] ?? 0;
  moves[at] = code;
  return code;
}
