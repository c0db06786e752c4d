/** The time of a simulated world: it leaps from one thing that falls due to the next, and nothing waits for real. */
import { setImmediate as turn } from 'node:timers/promises';

export interface SimTime {
  /** Milliseconds since the world began. */
  readonly now: () => number;
  /** Runs something once after `ms`; what falls due together runs in the order in which it was set. Returns what calls it off. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Resolves when so many ms have passed. */
  readonly wait: (ms: number) => Promise<void>;
  /** Lets so many ms pass, with all that falls due in them and all that follows from it. */
  readonly pass: (ms: number) => Promise<void>;
}

interface Due {
  readonly at: number;
  readonly no: number;
  readonly run: () => void;
}

/** A world's time, from 0 on. @param busy whether something is under way that takes no time of the world. */
export function simTime(busy: () => boolean): SimTime {
  const waiting = new Set<Due>();
  let now = 0;
  let last = 0;
  const after: SimTime['after'] = (ms, run) => {
    const due: Due = { at: now + Math.max(0, Math.ceil(ms)), no: (last += 1), run };
    waiting.add(due);
    return () => void waiting.delete(due);
  };
  const settled = async (): Promise<void> => {
    // promises are kept within a turn; rooms take one to gather their commits, and the store's writer another
    for (let turns = 3; turns > 0 || busy(); turns -= 1) await turn();
  };
  const next = (until: number): Due | null => {
    let first: Due | null = null;
    for (const due of waiting) if (due.at <= until && (!first || isBefore(due, first))) first = due;
    return first;
  };
  return {
    now: () => now,
    after,
    wait: (ms) => new Promise((resolve) => void after(ms, resolve)),
    pass: async (ms) => {
      const until = now + ms;
      await settled();
      for (let due = next(until); due; due = next(until)) {
        waiting.delete(due);
        now = due.at;
        due.run();
        await settled();
      }
      now = until;
    },
  };
}

function isBefore(one: Due, other: Due): boolean {
  return one.at < other.at || (one.at === other.at && one.no < other.no);
}
