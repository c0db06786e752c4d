/** The rules in English. */
import type { Chapters } from './chapters.ts';

export const en: Chapters = {
  goal: {
    title: 'The goal',
    parts: [
      'Both of you have the same cards, and you buy the same prizes with them. A prize is worth its number, and whoever has won more by the end wins the match.',
    ],
  },
  round: {
    title: 'A round',
    parts: [
      'The next prize is turned face up. Each picks a card of their own hand in secret; a pick stands. When both have picked, both cards are turned over.',
      'The higher card wins the prize. Both cards are gone, whoever won.',
      'Hands lie open: you always know what your rival can still play. Which prize comes next, nobody knows.',
    ],
  },
  tie: {
    title: 'Equal cards',
    parts: [
      'With equal cards nobody wins. The prize stays, and the next round is played for all the prizes that lie there.',
    ],
  },
  end: {
    title: 'The end',
    parts: [
      'The match ends with the last cards. A prize that stays then is nobody’s. The higher sum of prizes wins; equal sums share the win.',
    ],
  },
  keys: { title: 'Keys', parts: ['While the focus is on your hand:'] },
};
