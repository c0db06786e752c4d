/** The server's pulse: it writes down that it lives, and notices when time stood still, as on a laptop that slept. */
import type { Clock } from '../time.ts';

/** Between two beats, and the gap between them that means nobody could move, in ms. */
const BEAT_MS = 2_000;
const STILL_MS = 5_000;

export interface Heartbeat {
  readonly begin: () => void;
  readonly stop: () => void;
  /** Whether time has just stood still and was not credited yet: no clock may fall before that. */
  readonly isStill: () => boolean;
}

export interface Pulse {
  readonly beat: (now: number) => Promise<void>;
  readonly stoodStill: (gap: number, now: number) => Promise<void>;
}

export function startHeartbeat(clock: Clock, pulse: Pulse): Heartbeat {
  let last = clock.now();
  let callOff: (() => void) | null = null;

  const once = async (): Promise<void> => {
    const now = clock.now();
    const gap = now - last;
    if (gap > STILL_MS) await pulse.stoodStill(gap, now);
    last = now;
    await pulse.beat(now);
  };
  const next = (): void => {
    callOff = clock.after(BEAT_MS, () => {
      // a beat that fails is missed, and the next one comes all the same
      void once()
        .catch(() => undefined)
        .then(() => callOff && next());
    });
  };

  return {
    begin: () => {
      last = clock.now();
      next();
    },
    stop: () => {
      callOff?.();
      callOff = null;
    },
    isStill: () => clock.now() - last > STILL_MS,
  };
}
