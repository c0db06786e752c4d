/** The words of the page that checks a shuffle: no part of a first visit. */
import type { Lang } from './lang.ts';
import { VERIFY as en } from './verify.en.ts';
import { VERIFY as he } from './verify.he.ts';

export type VerifyTexts = typeof en;

const TABLES: Record<Lang, VerifyTexts> = { he, en };

/** The words about checking a shuffle, in a language. */
export function verifyTextsOf(lang: Lang): VerifyTexts {
  return TABLES[lang];
}
