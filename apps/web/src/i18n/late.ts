/** The words for whoever comes late: no part of a first visit. */
import type { Lang } from './lang.ts';
import { LATE as en } from './late.en.ts';
import { LATE as he } from './late.he.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words for whoever comes late, in a language. */
export function lateTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
