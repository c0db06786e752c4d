/** The words for the password of a house: no part of a first visit. */
import type { Lang } from './lang.ts';
import { PASSWORD as en } from './password.en.ts';
import { PASSWORD as he } from './password.he.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words for the password of a house, in a language. */
export function passwordTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
