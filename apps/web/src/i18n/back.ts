/** The words about taking back and asking a bot: no part of a first visit. */
import { BACK as en } from './back.en.ts';
import { BACK as he } from './back.he.ts';
import type { Lang } from './lang.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words about taking back and asking a bot, in a language. */
export function backTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
