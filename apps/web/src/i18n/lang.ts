/** The two languages of the house, and their directions. */

export const LANGS = ['he', 'en'] as const;
export type Lang = (typeof LANGS)[number];

const DIRECTIONS: Record<Lang, 'rtl' | 'ltr'> = { he: 'rtl', en: 'ltr' };
/** Languages as a browser names them: `iw` is the old code of Hebrew. */
const KNOWN: Record<string, Lang> = { he: 'he', iw: 'he', en: 'en' };

/** The direction in which a language is written. */
export function directionOf(lang: Lang): 'rtl' | 'ltr' {
  return DIRECTIONS[lang];
}

/** The first language of a browser's list that we speak; Hebrew when it names none. */
export function preferredLang(wanted: readonly string[]): Lang {
  const known = wanted.flatMap((tag) => KNOWN[tag.toLowerCase().split('-')[0] ?? ''] ?? []);
  return known[0] ?? 'he';
}

/** The other one of the two. */
export function otherLang(lang: Lang): Lang {
  return lang === 'he' ? 'en' : 'he';
}
