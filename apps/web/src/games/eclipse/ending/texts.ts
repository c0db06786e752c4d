import type { Lang } from '../../../i18n/lang.ts';
import { en, type Texts } from './texts.en.ts';
import { he } from './texts.he.ts';

const TEXTS: Readonly<Record<Lang, Texts>> = { en, he };

/** The end's sentences in a language. */
export function endTexts(lang: Lang): Texts {
  return TEXTS[lang];
}
