/** Time as the server sees it; tests bring their own. */
export interface Clock {
  /** Milliseconds of the epoch. */
  readonly now: () => number;
  /** Runs something once after `ms`; gives the way to call it off. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** Node cannot wait longer than this in one go; whoever wakes early looks again. */
const LONGEST_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), LONGEST_MS));
    return () => clearTimeout(timer);
  },
};
