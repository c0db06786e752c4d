/** Time as the server sees it; tests bring their own. */
import { inStep, steadyTime } from '@kesem/room/steady';

export interface Clock {
  /** Milliseconds of the epoch; never less than before. */
  readonly now: () => number;
  /** Runs something once after `ms`. Returns what calls it off. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** The clock of a machine, which keeps step with other machines of its house. */
export interface HouseClock extends Clock {
  /** Hears the time of the house, in ms of the epoch: what lies far ahead is leapt to. */
  readonly follow: (time: number) => void;
}

/** Node cannot wait longer than this in one go; whoever wakes early looks again. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * The clock of this machine.
 * @param from the last moment that was written down, in ms of the epoch: time goes on from there when the machine's date lies before it.
 * @param ahead how far the date by which the house goes is ahead of this machine's, in ms.
 */
export function systemClock(from = 0, ahead = 0): HouseClock {
  const { readings, follow } = inStep({
    wall: () => Date.now() + ahead,
    awake: () => performance.now(),
  });
  return {
    follow,
    now: steadyTime(readings, from),
    after: (ms, run) => {
      const timer = setTimeout(run, Math.min(Math.max(0, ms), LONGEST_MS));
      return () => clearTimeout(timer);
    },
  };
}
