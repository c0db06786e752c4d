/** SP-1: the letters, and words as they are dealt with and as they are written. */

export const LETTERS = [
  'א',
  'ב',
  'ג',
  'ד',
  'ה',
  'ו',
  'ז',
  'ח',
  'ט',
  'י',
  'כ',
  'ל',
  'מ',
  'נ',
  'ס',
  'ע',
  'פ',
  'צ',
  'ק',
  'ר',
  'ש',
  'ת',
] as const;
/** A letter card. A final form is the same card as the plain one. */
export type Letter = (typeof LETTERS)[number];

/** The five letters that look different at the end of a word, and how. */
const FINALS = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' } as const;
const finalOf: ReadonlyMap<string, string> = new Map(Object.entries(FINALS));
const plainOf: ReadonlyMap<string, string> = new Map(
  Object.entries(FINALS).map(([plain, final]) => [final, plain]),
);

/** SP-1.3 A word in plain letters, one a card, as the rules deal with it: geresh and finals gone. */
export function normalised(text: string): string {
  return text
    .replaceAll(/['׳’]/g, '')
    .replaceAll(/[ךםןףץ]/g, (final) => plainOf.get(final) ?? final);
}

/** The cards that spell a word in plain letters. */
export function lettersOf(word: string): readonly Letter[] {
  return word.split('').flatMap((char) => LETTERS.filter((letter) => letter === char));
}

/** SP-1.3 A word in plain letters as it is written, with a final form at its end. */
export function written(word: string): string {
  const last = word.slice(-1);
  return word.slice(0, -1) + (finalOf.get(last) ?? last);
}

/** SP-4.2 What cancels a word of any length and gives another turn: fog, fire, sand, snow. */
export const SPECIALS = ['ערפל', 'אש', 'חול', 'שלג'] as const;
export type Special = (typeof SPECIALS)[number];

/** Whether a word in plain letters is one of the four special ones. */
export function isSpecial(word: string): word is Special {
  return SPECIALS.some((special) => special === word);
}
