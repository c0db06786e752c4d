/** Whose work the house stands on: words of one page alone. */
import { CREDITS as en } from './credits.en.ts';
import { CREDITS as he } from './credits.he.ts';
import type { Lang } from './lang.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words of the credits, in a language. */
export function creditTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
