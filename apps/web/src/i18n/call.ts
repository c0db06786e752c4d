/** The words of the friends' call: no part of a first visit. */
import { CALL as en } from './call.en.ts';
import { CALL as he } from './call.he.ts';
import type { Lang } from './lang.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words of the friends' call, in a language. */
export function callTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
