/** The Hebrew words of the text view. */
import { ltr } from '../../../i18n/isolate.ts';
import type { TextWords } from './words.en.ts';

export const TEXT: TextWords = {
  title: 'הלוח במילים',
  caption: 'תשע שורות, מהצד הרחוק אל הצד שלכם. לכל משבצת שם, ומה שמונח עליה.',
  row: (letter) => `שורה ${ltr(letter)}`,
  square: (side) => (side === null ? 'ריק' : { b: 'שחור', w: 'לבן' }[side]),
  legal: (count) => (count === 1 ? 'מהלך אפשרי אחד' : `${count} מהלכים אפשריים`),
  marbles: (count) => ['', 'כדור אחד', 'שני כדורים', 'שלושה כדורים'][count] ?? '',
  field: 'פקודה',
  hint: `מהלך כמו ${ltr('a1b2')} או ${ltr('a1a3b1')}, או המילה: עזרה`,
  go: 'לבצע',
  answers: 'תשובות',

  commands: {
    help: ['עזרה'],
    moves: ['מהלכים'],
    last: ['אחרון'],
    clock: ['שעון'],
    score: ['תוצאה'],
    board: ['לוח'],
    cancel: ['ביטול'],
    resign: ['פרישה'],
    offer: ['תיקו'],
    accept: ['הסכמה'],
    decline: ['דחייה'],
  },
  help: (commands) =>
    `מהלך בקו: הכדור האחורי והמשבצת שהוא עובר אליה, כמו ${ltr('a1b2')}. תנועה הצידה: שני קצות השורה והמשבצת החדשה של הראשון, כמו ${ltr('a1a3b1')}. מילים: ${commands}. „מהלכים ${ltr('a1')}” מונה את המהלכים של כדור אחד.`,

  unknown: (typed) => `„${typed}” אינו מהלך ואינו מילה מוכרת. כתבו: עזרה.`,
  unreadable: (typed) => `„${typed}” אינו מהלך במצב הזה.`,
  notSeated: 'רק מי שמשחק מזיז כדורים.',
  notNow: 'אי אפשר לעשות את זה עכשיו.',
  noCell: (typed) => `אין משבצת „${typed}”.`,
  noneFrom: (cell) => `אין מהלך עם ${ltr(cell)}.`,
  resignAgain: 'לפרוש מהמשחק? כתבו „פרישה” פעם נוספת.',
  made: (move) => `${ltr(move)}: נשלח.`,
  done: 'בוצע.',
  cancelled: 'המהלך המתוכנן בוטל.',
  pieces: (side, cells) => `${{ b: 'שחור', w: 'לבן' }[side]}: ${ltr(cells)}.`,
};
