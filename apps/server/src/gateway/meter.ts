/** The bucket of one socket: so many frames at once, and so many a second for long. */
import { LIMITS } from '@kesem/protocol/limits';

/** 'warn' comes once, 'cut' from then on, until the bucket was full again. */
export type Reading = 'fine' | 'warn' | 'cut';

/** Gives the function to call for each frame. @param now milliseconds. */
export function createMeter(now: () => number): () => Reading {
  let left: number = LIMITS.burst;
  let at = now();
  let warned = false;
  return () => {
    const time = now();
    const gained = Math.max(0, time - at) * (LIMITS.framesPerSecond / 1000);
    left = Math.min(LIMITS.burst, left + gained);
    at = time;
    if (left === LIMITS.burst) warned = false;
    if (left >= 1) {
      left -= 1;
      return 'fine';
    }
    if (warned) return 'cut';
    warned = true;
    return 'warn';
  };
}
