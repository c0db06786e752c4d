/** The words of menus and settings: no part of a first visit. */
import type { Lang } from './lang.ts';
import { MENUS as en } from './menus.en.ts';
import { MENUS as he } from './menus.he.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words of menus and settings, in a language. */
export function menuTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
