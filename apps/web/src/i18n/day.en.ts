/** The words of the match of the day, in English: no part of a first visit. */
import { plural } from './numbers.ts';

export const DAY = {
  title: (game: string) => `Match of the day: ${game}`,
  alike: 'The same for everybody, against bots',
  won: 'You won today',
  played: 'You have played today',
  inRow: (days: number) => plural('en', days, { one: '1 day in a row', other: '# days in a row' }),
  tomorrow: (game: string) => `Tomorrow: ${game}`,
  play: 'Play',
  open: 'Open',
};
