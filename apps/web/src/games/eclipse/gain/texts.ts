/** What an answer would bring, on a tab beside it. */
import { ltr } from '../../../i18n/isolate.ts';
import type { Lang } from '../../../i18n/lang.ts';

const percent = (chance: number): string => ltr(`${Math.round(chance * 100)}%`);

const en = {
  unhurt: 'Saves: no damage',
  lives: (life: number) => `Saves: life ${life}`,
  doomed: 'Destroyed',
  win: (chance: number) => `Wins ${percent(chance)}`,
  keep: (chance: number) => `Keeps ${percent(chance)}`,
};
type GainTexts = typeof en;

const he: GainTexts = {
  unhurt: 'תציל: בלי נזק',
  lives: (life) => `תציל: חיים ${life}`,
  doomed: 'יושמד',
  win: (chance) => `לנצח ${percent(chance)}`,
  keep: (chance) => `להציל ${percent(chance)}`,
};

const TEXTS: Readonly<Record<Lang, GainTexts>> = { en, he };

export function gainTexts(lang: Lang): GainTexts {
  return TEXTS[lang];
}
