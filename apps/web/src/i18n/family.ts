/** The words of a family's room: no part of a first visit. */
import { FAMILY as en } from './family.en.ts';
import { FAMILY as he } from './family.he.ts';
import type { Lang } from './lang.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words of a family's room, in a language. */
export function familyTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
