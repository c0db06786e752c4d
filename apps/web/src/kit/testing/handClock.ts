import type { TimelineClock } from '../timeline/clock.ts';

/** A clock that stands still until it is moved by hand. */
export interface HandClock extends TimelineClock {
  /** Lets so many ms pass, and everything happen that falls due in them. */
  readonly pass: (ms: number) => void;
  /** How many calls are waited for. */
  readonly waiting: () => number;
}

/** Drives a timeline in a test. */
export function handClock(): HandClock {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly call: () => void }>();
  return {
    after: (ms, call) => {
      const timer = { at: now + ms, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass: (ms) => {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.call();
      }
    },
    waiting: () => timers.size,
  };
}
