/** Clocks for tests. */
import { steadyTime } from '@kesem/room/steady';
import { type Clock, systemClock } from '../time.ts';

/** A clock that fires what is due and measures no time: nobody is too slow, however slow the machine. */
export function standingClock(): Clock {
  const { now, after } = systemClock();
  const at = now();
  return { now: () => at, after };
}

export interface HandClock extends Clock {
  /** Lets time pass, and everything happen that falls due in it, with all that follows from it. */
  readonly pass: (ms: number) => Promise<void>;
  /** Lets time pass while nothing happens, as on a laptop that sleeps; what fell due comes late. */
  readonly sleep: (ms: number) => void;
}

/** A clock that stands still until it is moved by hand. */
export function handClock(): HandClock {
  let now = 1_000_000;
  let timers: readonly { readonly at: number; readonly run: () => void }[] = [];
  const earliest = (until: number) =>
    timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + Math.max(0, ms), run };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    sleep: (ms) => {
      now += ms;
    },
    pass: async (ms) => {
      const until = now + ms;
      await settled();
      for (let next = earliest(until); next; next = earliest(until)) {
        const fallen = next;
        timers = timers.filter((one) => one !== fallen);
        now = Math.max(now, fallen.at);
        fallen.run();
        await settled();
      }
      now = until;
    },
  };
}

/** A machine on which time passes by hand, and whose date can be set. */
export interface Machine {
  /** Sets the date forwards, as a sleep does too, or back, in ms. */
  readonly set: (ms: number) => void;
  /** The clock of a process that begins now; `from` as for `systemClock`. */
  readonly start: (from?: number) => HandClock;
}

/** A machine that is awake only while its clocks are moved. */
export function aMachine(): Machine {
  const hand = handClock();
  let ahead = 0;
  const readings = { wall: () => hand.now() + ahead, awake: hand.now };
  return {
    set: (ms) => {
      ahead += ms;
    },
    start: (from) => ({ ...hand, now: steadyTime(readings, from) }),
  };
}

/** A clock that goes as it should, and leaps when it is told to; gives way to all that falls due on the way. */
export interface LeapClock extends Clock {
  readonly leap: (ms: number) => Promise<void>;
}

interface Due {
  readonly at: number;
  readonly fall: () => void;
}

/** The system's clock, for tests in which nobody wants to wait. */
export function leapClock(): LeapClock {
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const waiting = new Set<Due>();
  const next = (until: number): Due | undefined =>
    [...waiting].filter(({ at }) => at <= until).toSorted((one, two) => one.at - two.at)[0];
  return {
    now,
    after: (ms, run) => {
      const fall = (): void => {
        off();
        run();
      };
      const timer = setTimeout(fall, ms);
      const due: Due = { at: now() + ms, fall };
      waiting.add(due);
      const off = (): void => {
        clearTimeout(timer);
        waiting.delete(due);
      };
      return off;
    },
    leap: async (ms) => {
      const until = now() + ms;
      for (let due = next(until); due; due = next(until)) {
        ahead += Math.max(0, due.at - now());
        due.fall();
        await settled();
      }
      ahead += Math.max(0, until - now());
    },
  };
}

/** Lets every promise that can be kept without waiting be kept: a commit takes two turns, and another may follow on it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
