/** The words of the options' sheet: no part of a first visit. */
import type { Lang } from './lang.ts';
import { OPTIONS as en } from './options.en.ts';
import { OPTIONS as he } from './options.he.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words of the options' sheet, in a language. */
export function optionTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
