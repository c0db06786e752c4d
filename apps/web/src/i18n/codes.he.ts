/** Codes of the house in Hebrew words. */
import type { Texts } from './texts.en.ts';

export const LEVELS: Texts['levels'] = {
  gentle: 'מתחילים',
  easy: 'קל',
  medium: 'בינוני',
  hard: 'קשה',
};

export const CAST: Texts['cast'] = {
  comma: 'פסיק',
  draft: 'טיוטה',
  blot: 'כתם',
  roller: 'רולה',
  block: 'סופית',
  bottle: 'דיויד',
  graver: 'חריף',
  press: 'אמא מכבש',
};

export const PHRASES: Texts['phrases'] = {
  hello: 'שלום לכולם!',
  wellPlayed: 'יפה שיחקתם!',
  thanks: 'תודה!',
  oops: 'אופס…',
  wow: 'וואו!',
  hurry: 'קדימה, באומץ',
  brb: 'מיד בחזרה',
  again: 'עוד סיבוב?',
  swear: 'נשבעים!',
  grandma: 'סבתא אומרת ככה',
  dictionary: 'יש במילון',
};

export const REFUSALS: Texts['refusals'] = {
  junk: 'זה לא הגיע כמו שצריך. נסו שוב.',
  stale: 'השולחן כבר התקדם בינתיים.',
  notAsked: 'לא עכשיו: השולחן לא מחכה לזה.',
  notAllowed: 'הפעולה הזאת לא פתוחה לכם.',
  notSeated: 'צריך קודם לשבת.',
  notHost: 'רק מי שמארח יכול לעשות את זה.',
  kicked: 'כרגע אתם בין הצופים. אפשר לשבת ברשות מי שמארח, או כשיתפנה עוד מקום.',
  removed: 'הוציאו אתכם מהחדר הזה.',
  doorClosed: 'הדלת של החדר הזה סגורה.',
  locked: 'החדר נעול.',
  full: 'כל המקומות תפוסים.',
  taken: 'מישהו הקדים אתכם: המקום תפוס.',
  noSuchSeat: 'אין מקום כזה.',
  noSuchPerson: 'אין אדם כזה ליד השולחן.',
  noSuchGame: 'המשחק הזה עוד לא כאן.',
  noSuchMatch: 'אין כאן משחק כזה, או שהוא עוד לא נגמר.',
  noSuchStep: 'אי אפשר להמשיך לשחק משם.',
  badOptions: 'האפשרויות האלה לא הולכות יחד.',
  badName: 'בחרו שם אחר.',
  tooManyPresets: 'אין מקום לעוד. אפשר למחוק משהו קודם.',
  tooFew: 'חסרים שחקנים כדי להתחיל.',
  tooMany: 'יותר מדי שחקנים למשחק הזה.',
  notAlone: 'אפשר להשהות רק משחק מול בוטים בלבד.',
  present: 'המקום תפוס, ויש מי שיושב בו.',
  frozen: 'המשחק נעצר בגלל תקלה שלנו.',
  playing: 'משחק כבר מתנהל.',
  showing: 'עוד רגע: כולם עדיין רואים מה קרה.',
  tooFast: 'קצת יותר לאט, בבקשה.',
  notJoined: 'עוד אין חיבור לחדר.',
  noSuchRoom: 'אין חדר כזה.',
  oldClient: 'יש גרסה חדשה. רעננו את הדף.',
  busy: 'השרת לא יכול לשמור כרגע. שום דבר לא אבד; נסו שוב עוד רגע.',
  broken: 'משהו נשבר אצלנו. נסו שוב.',
  noSuchCode: 'אין חדר פתוח עם הקוד הזה.',
  forbidden: 'הדפדפן לא העביר את הבקשה.',
  offline: 'אין חיבור כרגע.',
  unknown: 'זה לא הצליח. נסו שוב.',
};
