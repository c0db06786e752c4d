/** The words of reactions: no part of a first visit. */
import type { Lang } from './lang.ts';
import { REACTIONS as en } from './reactions.en.ts';
import { REACTIONS as he } from './reactions.he.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words of reactions, in a language. */
export function reactionTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
