/** When a cookie has lapsed, and how exactly its last use is kept. */
import { COOKIE_DAYS } from '../identity/cookie.ts';

const DAY_MS = 86_400_000;
export const COOKIE_LIFE_MS = COOKIE_DAYS * DAY_MS;

/** Whether a cookie last used at `seen` no longer stands for anybody. */
export function hasLapsed(seen: number, now: number): boolean {
  return seen <= now - COOKIE_LIFE_MS;
}

/** Whether the 180 days are to begin anew: once a day is enough, and spares the disk. */
export function isOld(seen: number, now: number): boolean {
  return seen <= now - DAY_MS;
}
