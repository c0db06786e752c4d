/** Days and times of day in words, by `Intl`: for pages that look back, and no part of a first visit. */
import type { Lang } from './lang.ts';

const DAY_MS = 86_400_000;

/** The day of `at` as it is called on the day of `now`, both in ms: "Today", "Yesterday", "March 3". */
export function dayOf(lang: Lang, at: number, now: number): string {
  const [day, today] = [new Date(at), new Date(now)];
  const ago = Math.round((today.setHours(0, 0, 0, 0) - day.setHours(0, 0, 0, 0)) / DAY_MS);
  if (ago <= 1) {
    const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
    return words.format(-Math.max(0, ago), 'day').replace(/^./, (first) => first.toUpperCase());
  }
  const isThisYear = day.getFullYear() === today.getFullYear();
  return new Intl.DateTimeFormat(lang, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(day);
}

/** The time of day of `at`, in ms: "21:40". */
export function clockOf(lang: Lang, at: number): string {
  return new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' }).format(at);
}
