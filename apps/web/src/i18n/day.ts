/** The words of the match of the day: no part of a first visit. */
import { DAY as en } from './day.en.ts';
import { DAY as he } from './day.he.ts';
import type { Lang } from './lang.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words of the match of the day, in a language. */
export function dayTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
