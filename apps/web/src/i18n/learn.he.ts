/** The words of learning: the tutorial and the rules in Hebrew. */
import type { LEARN as Shape } from './learn.en.ts';
import { plural } from './numbers.ts';

export const LEARN: typeof Shape = {
  howTo: 'איך משחקים',
  howToLong: 'איך משחקים (90 שנ׳)',
  title: (game) => `${game} ב־90 שניות`,
  step: (n, all) => `שלב ${n} מתוך ${all}`,
  showMe: 'להראות לי',
  skip: 'לדלג',
  next: 'הלאה',
  again: 'עוד פעם',
  missed: 'מותר, אבל הפעם מבקשים משהו אחר',
  finished: 'אתם יודעים לשחק',
  finishedSub: 'השאר בא תוך כדי משחק.',
  firstBot: 'לשחק נגד בוט למתחילים',
  toRoom: 'חזרה לשולחן',
  waiting: 'פעם ראשונה?',
  waitingText: 'לומדים תוך כדי המתנה. המקום שלכם שמור.',
  waitingHere: 'אפשר ללמוד לפני שמתחילים.',
  rules: 'חוקים',
  rulesOf: (game) => `החוקים של ${game}`,
  search: 'חיפוש בחוקים',
  found: (n) => plural('he', n, { one: 'פרק אחד', two: 'שני פרקים', other: '# פרקים' }),
  nothing: 'אין על זה כלום בחוקים.',
  contents: 'תוכן',
  help: 'החוק של הרגע הזה',
  failed: 'הדף לא נטען.',
};
