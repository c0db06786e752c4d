/** The sentences of this table in the reader's language. */
import type { Lang } from '../../i18n/lang.ts';
import type { Texts } from './texts.en.ts';
import { en } from './texts.en.ts';
import { he } from './texts.he.ts';

const TEXTS: Readonly<Record<Lang, Texts>> = { en, he };

/** The sentences in a language. */
export function textsOf(lang: Lang): Texts {
  return TEXTS[lang];
}
