/** The words about a match that stands still: no part of a first visit. */
import type { Lang } from './lang.ts';
import { STOPPED as en } from './stopped.en.ts';
import { STOPPED as he } from './stopped.he.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words about a match that stands still, in a language. */
export function stoppedTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
