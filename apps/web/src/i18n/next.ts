/** The words about the next game: no part of a first visit. */
import type { Lang } from './lang.ts';
import { NEXT as en } from './next.en.ts';
import { NEXT as he } from './next.he.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words about the next game, in a language. */
export function nextTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
