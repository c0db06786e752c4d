/** What the audience foretells, in English: no part of a first visit. */
import { plural } from './numbers.ts';

export const PREDICT = {
  /** The way to the questions that are open. */
  open: 'Who will win?',
  question: (round: number | null) =>
    round === null ? 'Who will win the match?' : `Who will win round ${round}?`,
  hint: 'For glory only. Nobody sees it until it is decided.',
  /** Everything that was foretold of something: a part for each seat. */
  told: (round: number | null, parts: string) =>
    `The audience on ${round === null ? 'the match' : `round ${round}`} · ${parts}`,
  part: (seat: string, names: string, right: boolean) => `${seat}${right ? ' ✓' : ''}: ${names}`,
  right: 'You were right!',
  wrong: 'Not this time',
  last: (seat: string, right: boolean) => `said ${seat}${right ? ' ✓' : ''}`,
  title: 'The audience foretold',
  came: 'came true',
  sharpest: (names: string) => `The sharpest eye of the evening: ${names}`,
  marks: (n: number) =>
    plural('en', n, { one: 'one prediction came true', other: '# predictions came true' }),
};
