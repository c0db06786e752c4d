/** The server's pulse: it writes down that it lives, and notices when time stood still, as on a laptop that slept. */
import { STILL_MS } from '@kesem/room/steady';
import type { Outage } from '../store/store.ts';
import type { Clock } from '../time.ts';

/** Between two beats, in ms. */
const BEAT_MS = 2_000;

export interface Heartbeat {
  /** From this moment on, in ms, it is noticed when time stands still; until told, from when it was made. */
  readonly from: (now: number) => void;
  readonly begin: () => void;
  readonly stop: () => void;
  /** When time stood still since the beginning, noticed up to this very moment, oldest first. */
  readonly outages: () => readonly Outage[];
}

export function startHeartbeat(clock: Clock, beat: (now: number) => Promise<void>): Heartbeat {
  const noticed: Outage[] = [];
  let last = clock.now();
  let callOff: (() => void) | null = null;

  const notice = (now: number): void => {
    const ms = now - last;
    if (ms <= STILL_MS) return;
    noticed.push({ until: now, ms });
    last = now;
  };
  const once = async (): Promise<void> => {
    const now = clock.now();
    notice(now);
    last = now;
    await beat(now);
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
    from: (now) => {
      last = now;
    },
    begin: next,
    stop: () => {
      callOff?.();
      callOff = null;
    },
    outages: () => {
      notice(clock.now());
      return noticed;
    },
  };
}
