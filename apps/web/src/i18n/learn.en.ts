/** The words of learning: the tutorial and the rules in English. */
import { plural } from './numbers.ts';

export const LEARN = {
  howTo: 'How to play',
  howToLong: 'How to play (90 s)',
  title: (game: string) => `${game} in 90 seconds`,
  step: (n: number, all: number) => `Step ${n} of ${all}`,
  showMe: 'Show me',
  skip: 'Skip',
  next: 'Next',
  again: 'Once more',
  missed: 'You may do that, but something else is asked',
  finished: 'You know the game',
  finishedSub: 'The rest comes with playing.',
  firstBot: 'Play a bot for beginners',
  toRoom: 'Back to the table',
  waiting: 'First time?',
  waitingText: 'Learn it while you wait. Your seat is kept.',
  waitingHere: 'Learn it before you start.',
  rules: 'Rules',
  rulesOf: (game: string) => `The rules of ${game}`,
  search: 'Search the rules',
  found: (n: number) => plural('en', n, { one: 'One chapter', other: '# chapters' }),
  nothing: 'Nothing about that in the rules.',
  contents: 'Contents',
  help: 'The rule for this moment',
  failed: 'This page could not be fetched.',
};
