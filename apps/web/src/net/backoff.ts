/** How long to wait before trying to connect again. */

const FIRST_MS = 250;
const MOST_MS = 5000;

/**
 * Milliseconds before attempt `n` (from 0): 100–400 at first, doubling up to 5 s, always spread so
 * that many clients do not come back at the same instant. `random` is in [0, 1).
 */
export function delayBefore(n: number, random: number): number {
  const base = Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(n, 10));
  const spread = n === 0 ? 0.6 : 0.3;
  return Math.min(MOST_MS, Math.round(base * (1 - spread + 2 * spread * random)));
}
