/** The words of the big screen, and of whoever asks for it: no part of a first visit. */
import type { Lang } from './lang.ts';
import { TV as en } from './tv.en.ts';
import { TV as he } from './tv.he.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words of the big screen, in a language. */
export function tvTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
