/** What is told of a match at its end, in English. */
import { plural } from '../../../i18n/numbers.ts';

export const FACT = {
  words: (words: number, letters: number) => ({
    title: 'All the words',
    text: `${plural('en', words, { one: 'One word', other: '# words' })} of ${plural('en', letters, { one: 'one card', other: '# cards' })}`,
  }),
  longest: (name: string, word: string, n: number) => ({
    title: 'The longest word',
    text: `${word}, ${n} (${name})`,
  }),
  strangest: (name: string, word: string) => ({
    title: 'The strangest word that passed',
    text: `${word} (${name})`,
  }),
  bewitched: (name: string, words: string) => ({
    title: 'Bewitched most often',
    text: `${name} (${words})`,
  }),
};
