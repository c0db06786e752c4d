/** What the house says when a match ends, and of the matches of an evening, in Hebrew. */
import { plural } from './numbers.ts';
import type { Texts } from './texts.en.ts';

export const END: Texts['end'] = {
  over: 'המשחק נגמר',
  won: (name) => `הניצחון של ${name}`,
  youWon: 'ניצחתם!',
  draw: 'תיקו',
  shared: (names) => `ניצחון משותף: ${names}`,
  none: 'בלי תוצאה',
  series: 'הערב הזה',
  rematch: 'עוד משחק',
  awaited: (names) => `עוד לא ענו: ${names}`,
  youSaidYes: 'אמרתם כן',
  gone: (names) => `${names} כבר לא ליד השולחן. המשחק הבא יתחיל בחדר ההמתנה.`,
  changeGame: 'לחדר ההמתנה',
  home: 'לדף הבית',
  showBoard: 'לראות את הלוח',
  showPanel: 'לתוצאה',
  watchAgain: 'לצפות שוב',
  poster: 'הכרזה של המשחק',
  shareResult: 'לשתף',
  sharedHere: 'התמונה נשמרה והתוצאה הועתקה ✓',
  shareFailed: 'אי אפשר לצייר כאן תמונה',
  lost: 'הפסדתם הפעם',
  lostTo: (names) => `הניצחון של ${names}. הפעם.`,
  place: (n) => `מקום ${n}`,
  yourPlace: (n) => `הפעם במקום ${n}`,
  ranking: 'הדירוג',
  facts: 'מה היה במשחק',
  wins: (n) => plural('he', n, { one: 'ניצחון אחד', two: 'שני ניצחונות', other: '# ניצחונות' }),
  isIn: 'כבר בפנים:',
  // in the singular one spelling stands for everybody
  wants: (names, n) => `${names} ${n === 1 ? 'רוצה' : 'רוצים'} עוד משחק`,
  join: (names, n) =>
    plural('he', n, {
      one: `${names} רוצה עוד! להצטרף`,
      two: 'שניים רוצים עוד! להצטרף',
      other: '# רוצים עוד! להצטרף',
    }),
  in: 'עוד!',
  more: 'עוד…',
  moreTitle: 'עוד על המשחק הזה',
  agreed: 'הוסכם לסיים בלי תוצאה.',
  cutOff: (names) => `החיבור של ${names} נותק, והמשחק נסגר בלי תוצאה.`,
  left: (names) => `${names} כבר לא ליד השולחן, והמשחק נסגר בלי תוצאה.`,
};

export const SERIES: Texts['series'] = {
  label: 'סדרה',
  title: 'כמה נמשכת סדרה?',
  open: 'פתוחה',
  matches: (n) => plural('he', n, { one: 'משחק אחד', two: 'שני משחקים', other: '# משחקים' }),
  wins: (n) =>
    plural('he', n, { one: 'עד ניצחון אחד', two: 'עד שני ניצחונות', other: 'עד # ניצחונות' }),
  decided: (names) => `הסדרה הוכרעה: ${names}`,
};
