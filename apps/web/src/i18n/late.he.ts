/** What is said to whoever comes late, in Hebrew. */
import type { LATE as EN } from './late.en.ts';

export const LATE: typeof EN = {
  hello: 'שלום! בינתיים אתם צופים.',
  name: 'השם שלי',
  play: 'לשחק במקום בוט',
  playHint: 'ממשיכים מכאן, ורואים את כל מה שרואים מהמקום הזה.',
  seat: (bot, seat) => `במקום ${bot} (${seat})`,
  next: 'אפשר לשבת כשהמשחק ייגמר.',
};
