/** The words of the audience's predictions: no part of a first visit. */
import type { Lang } from './lang.ts';
import { PREDICT as en } from './predict.en.ts';
import { PREDICT as he } from './predict.he.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words of the audience's predictions, in a language. */
export function predictTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
