/** Waiting in the time of a match: while it is paused, none passes. */
import { isPaused } from './pause.ts';
import type { Room } from './room.ts';

/** Time as whoever keeps a room brings it. */
export interface Time {
  /** Milliseconds of the epoch; never less than before. */
  readonly now: () => number;
  /** Runs something once after `ms`. Returns what calls it off. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export interface Pace {
  /** Waits until `ms` have passed in the match. */
  readonly pass: (ms: number) => Promise<void>;
  /** Is told of every change of the room. */
  readonly look: (room: Room) => void;
}

interface Wait {
  readonly go: () => void;
  readonly stop: () => void;
}

/** The time of a room's match, which stands still with it. */
export function paceOf(room: Room, time: Time): Pace {
  const waits = new Set<Wait>();
  let still = isPaused(room);
  return {
    pass: (ms) =>
      new Promise((resolve) => {
        const wait = waitFor(ms, time, () => {
          waits.delete(wait);
          resolve();
        });
        waits.add(wait);
        if (!still) wait.go();
      }),
    look: (now) => {
      if (isPaused(now) === still) return;
      still = !still;
      for (const wait of waits) {
        if (still) wait.stop();
        else wait.go();
      }
    },
  };
}

function waitFor(ms: number, time: Time, done: () => void): Wait {
  let [left, since] = [ms, 0];
  let callOff: (() => void) | null = null;
  return {
    go: () => {
      since = time.now();
      callOff = time.after(left, done);
    },
    stop: () => {
      callOff?.();
      left -= time.now() - since;
    },
  };
}
