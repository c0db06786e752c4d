/** The words about slow matches: no part of a first visit. */
import type { Lang } from './lang.ts';
import { SLOW as en } from './slow.en.ts';
import { SLOW as he } from './slow.he.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words about slow matches, in a language. */
export function slowTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
