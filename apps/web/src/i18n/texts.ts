import type { Lang } from './lang.ts';
import { en, type Texts } from './texts.en.ts';
import { he } from './texts.he.ts';

const TABLES: Record<Lang, Texts> = { he, en };

/** The words of the house in a language. */
export function textsOf(lang: Lang): Texts {
  return TABLES[lang];
}
