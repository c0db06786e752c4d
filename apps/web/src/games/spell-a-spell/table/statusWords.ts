/** How the word on the track stands, in words. */
import type { Lang } from '../../../i18n/lang.ts';
import { refusalWords } from '../sentence.ts';
import { textsOf } from '../texts.ts';
import type { Status } from './status.ts';

/** The line under the track; `need` is how many letters a word must have now. */
export function statusWords(status: Status, need: number, lang: Lang): string {
  const t = textsOf(lang);
  if (status.is === 'empty') return t.status.empty(t.letters(need));
  if (status.is === 'special') return t.status.special(t.special[status.word]);
  if (status.is === 'barred') return refusalWords(status.why, t);
  if (status.is !== 'listed') return t.status[status.is];
  const { category, gloss } = status.entry;
  return t.status.listed(lang === 'en' ? gloss : t.category[category]);
}
