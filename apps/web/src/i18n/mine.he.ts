/** The words of one's own page in Hebrew. */
import type { MINE as Shape } from './mine.en.ts';
import { plural } from './numbers.ts';

export const MINE: typeof Shape = {
  title: 'המשחקים שלי',
  matches: 'משחקים שהסתיימו',
  noMatches: 'עוד לא הסתיים כאן משחק. הראשון שיסתיים יופיע כאן, עם צפייה חוזרת.',
  people: 'אנשים ששיחקתם איתם',
  noPeople: 'עוד אין כאן אף אחד. מי שיסיימו איתכם משחק יופיעו כאן, במרחק נגיעה.',
  outcome: { won: 'ניצחון', lost: 'הפסד', drawn: 'תיקו', none: 'בלי תוצאה' },
  against: (game, names) => `${game} עם ${names}`,
  watch: 'צפייה חוזרת',
  watchLong: (match) => `צפייה חוזרת: ${match}`,
  together: (n) =>
    plural('he', n, { one: 'משחק אחד יחד', two: 'שני משחקים יחד', other: '# משחקים יחד' }),
  scoreLong: (game, name, won, lost) => `${game}: אתם לפני ${name} ${won}, אחרי ${name} ${lost}`,
  inviteTo: 'הזמנה למשחק',
  invite: 'להזמין',
  inviteLong: (name) => `להזמין את ${name} לשולחן חדש`,
  invited: (name) => `השולחן נפתח. ההזמנה מחכה אצל ${name} בדף הבית, וגם הקישור עובד.`,
  failed: 'אי אפשר היה להביא את הרשימה.',
  deleteTitle: 'למחוק הכול',
  deleteText:
    'השם, המשחקים, האנשים ששיחקתם איתם וכל מה ששמור במכשיר הזה יימחקו לתמיד. תקומו מכל השולחנות; מה שאחרים שיחקו איתכם יישאר אצלם, בלי השם שלכם.',
  deleteYes: 'למחוק לתמיד',
  deleted: 'הכול נמחק.',
};
