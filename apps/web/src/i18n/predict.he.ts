/** What the audience foretells, in Hebrew: no part of a first visit. */
import { plural } from './numbers.ts';
import type { PREDICT as Shape } from './predict.en.ts';

export const PREDICT: typeof Shape = {
  open: 'מי ינצח?',
  question: (round) => (round === null ? 'מי ינצח במשחק?' : `מי ינצח בסיבוב ${round}?`),
  hint: 'רק בשביל הכבוד. איש לא רואה את הניחוש עד ההכרעה.',
  told: (round, parts) => `הקהל ניחש ${round === null ? 'במשחק' : `בסיבוב ${round}`} · ${parts}`,
  part: (seat, names, right) => `${seat}${right ? ' ✓' : ''}: ${names}`,
  right: 'ניחשתם נכון!',
  wrong: 'לא הפעם',
  last: (seat, right) => `בניחוש האחרון: ${seat}${right ? ' ✓' : ''}`,
  title: 'הקהל ניחש',
  came: 'ניחוש נכון',
  sharpest: (names) => `העין החדה של הערב: ${names}`,
  marks: (n) =>
    plural('he', n, {
      one: 'ניחוש נכון אחד',
      two: 'שני ניחושים נכונים',
      other: '# ניחושים נכונים',
    }),
};
