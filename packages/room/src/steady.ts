/** The time by which clocks are judged: that of a machine awake, which nobody can set back. */

/** A gap between two beats longer than this, in ms, means that the process stood still and nobody could move. */
export const STILL_MS = 5_000;

export interface Readings {
  /** The date of the machine, in ms of the epoch; it may be set, forwards and back. */
  readonly wall: () => number;
  /** Milliseconds since any moment, counted while the machine is awake; never set. */
  readonly awake: () => number;
}

/**
 * A time that goes on with the machine and never back. It begins at the date, or at `from` when the
 * date lies before that. When the date runs ahead, for the machine slept or its date was set, the
 * time leaps after it by more than `STILL_MS` at once, so that whoever watches can tell; a date that
 * was set back is not followed.
 * @param from the last moment that was written down, in ms of the epoch.
 * @returns reads the time, in whole ms of the epoch.
 */
export function steadyTime({ wall, awake }: Readings, from = 0): () => number {
  let ahead = Math.max(wall(), from) - awake();
  return () => {
    const [date, run] = [wall(), awake()];
    if (date - run - ahead > STILL_MS) ahead = date - run;
    return Math.floor(run + ahead);
  };
}

/**
 * The readings of a machine that keeps step with others: where the time that was heard of them lies ahead
 * of its date, that is the date.
 */
export function inStep({ wall, awake }: Readings): {
  readonly readings: Readings;
  /** Hears the time of the others, in ms of the epoch. */
  readonly follow: (time: number) => void;
} {
  let ahead = Number.NEGATIVE_INFINITY;
  return {
    readings: { wall: () => Math.max(wall(), awake() + ahead), awake },
    follow: (time) => {
      ahead = Math.max(ahead, time - awake());
    },
  };
}
