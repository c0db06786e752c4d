/** The words about hands that watchers see: no part of a first visit. */
import { COMMENTARY as en } from './commentary.en.ts';
import { COMMENTARY as he } from './commentary.he.ts';
import type { Lang } from './lang.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words about hands that watchers see, in a language. */
export function commentaryTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
