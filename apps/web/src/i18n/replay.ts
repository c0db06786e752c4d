/** The words of the replay: no part of a first visit. */
import type { Lang } from './lang.ts';
import { REPLAY as en } from './replay.en.ts';
import { REPLAY as he } from './replay.he.ts';

const TABLES: Record<Lang, typeof en> = { he, en };

/** The words of the replay, in a language. */
export function replayTextsOf(lang: Lang): typeof en {
  return TABLES[lang];
}
