/** The words of the match of the day, in Hebrew: no part of a first visit. */
import type { DAY as Shape } from './day.en.ts';
import { plural } from './numbers.ts';

export const DAY: typeof Shape = {
  title: (game) => `המשחק של היום: ${game}`,
  alike: 'לכולם אותו משחק, נגד המחשב',
  won: 'ניצחתם היום',
  played: 'שיחקתם היום',
  inRow: (days) => plural('he', days, { one: 'יום אחד', two: 'יומיים ברצף', other: '# ימים ברצף' }),
  tomorrow: (game) => `מחר: ${game}`,
  play: 'לשחק',
  open: 'לפתוח',
};
