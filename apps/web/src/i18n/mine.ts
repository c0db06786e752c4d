/** The words of one's own page: no part of a first visit. */
import type { Lang } from './lang.ts';
import { MINE as en } from './mine.en.ts';
import { MINE as he } from './mine.he.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words of one's own page, in a language. */
export function mineTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
