/** What is told of a match at its end, in Hebrew. */
import { plural } from '../../../i18n/numbers.ts';
import type { Texts } from '../texts.en.ts';

const cards = (n: number): string =>
  plural('he', n, { one: 'קלף אחד', two: 'שני קלפים', other: '# קלפים' });

export const FACT: Texts['fact'] = {
  words: (words, n) => ({
    title: 'כל המילים',
    text: `${plural('he', words, { one: 'מילה אחת', two: 'שתי מילים', other: '# מילים' })} מתוך ${cards(n)}`,
  }),
  longest: (name, word, n) => ({ title: 'המילה הארוכה', text: `${word}, ${n} (${name})` }),
  strangest: (name, word) => ({ title: 'המילה המוזרה שעברה', text: `${word} (${name})` }),
  bewitched: (name, words) => ({ title: 'הכי הרבה תחת כישוף', text: `${name} (${words})` }),
};
