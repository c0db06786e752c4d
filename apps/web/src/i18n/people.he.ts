/** People of a room in Hebrew. */
import { plural } from './numbers.ts';
import type { Texts } from './texts.en.ts';

export const PEOPLE: Texts['people'] = {
  title: 'מי כאן',
  here: 'כאן',
  unsteady: 'חיבור לא יציב',
  away: 'לא כאן כרגע',
  atTable: 'ליד השולחן',
  audience: 'צופים',
  out: 'מחוץ לחדר',
  nobodyWatches: 'אין צופים',
  watching: (n) => plural('he', n, { one: 'צופה אחד', two: 'שני צופים', other: '# צופים' }),
  move: 'להעביר לצופים',
  moveOf: (name) => `להעביר לצופים את ${name}`,
  remove: 'להוציא מהחדר',
  removeOf: (name) => `להוציא מהחדר את ${name}`,
  removeTitle: (name) => `להוציא מהחדר את ${name}?`,
  removeText:
    'מה שקורה כאן כבר לא ייראה ולא יישמע אצלם, באף מכשיר. הקישור והקוד יתחלפו מעצמם, וכל השאר נשארים בפנים.',
  mute: 'להשתיק',
  muteOf: (name) => `להשתיק את ${name}`,
  unmute: 'לבטל השתקה',
  unmuteOf: (name) => `לבטל את ההשתקה של ${name}`,
  mayNotSit: 'בינתיים רק צפייה',
  letSit: 'להרשות לשבת',
  letSitOf: (name) => `להרשות לשבת שוב: ${name}`,
  letIn: 'להכניס שוב',
  letInOf: (name) => `להכניס שוב לחדר את ${name}`,
  movedYou: (by) => `${by} העבירו אתכם לצופים`,
  movedYouHint: 'אפשר לשבת ברשות מי שמארח, או כשיתפנה עוד מקום.',
  outTitle: 'אתם מחוץ לחדר',
  outText: (by) => `${by} הוציאו אתכם מהחדר הזה. מה שקורה בו כבר לא מגיע לכאן.`,
  outHint: 'אם זו טעות, בקשו שיכניסו אתכם שוב. ובינתיים אפשר לפתוח שולחן משלכם.',
  outOpen: 'לפתוח שולחן משלי',
};

export const ENDING: Texts['ending'] = {
  question: 'המשחק ייסגר לכולם, בלי תוצאה.',
  propose: 'להציע לסיים את המשחק',
  proposeQuestion: 'המשחק ייסגר בלי תוצאה אם כל מי שכאן יסכימו.',
  wants: (names) => `${names} מציעים לסיים את המשחק בלי תוצאה`,
  awaited: (names) => `ממתינים ל־${names}`,
  agree: 'לסיים',
  playOn: 'להמשיך לשחק',
  withdraw: 'לבטל את ההצעה',
};
