/** What is said of taking back and of asking a bot, in Hebrew. */
import type { BACK as EN } from './back.en.ts';

export const BACK: typeof EN = {
  takeBack: 'לקחת חזרה',
  asks: 'מבקשים לחזור',
  wants: (names) => `${names} מבקשים לקחת מהלך חזרה`,
  taught: 'מאז כבר התגלה משהו, וזה יירשם ביומן.',
  agree: 'מסכימים',
  keep: 'ממשיכים מכאן',
  withdraw: 'לא צריך',
  hint: 'מה הייתם משחקים?',
  thinking: 'חושבים…',
  would: (line) => `אפשר כך: ${line}`,
  marked: 'אפשרות אחת מסומנת על הלוח.',
  none: 'שום דבר לא עולה כרגע על הדעת.',
};
