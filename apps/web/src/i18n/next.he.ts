/** What is said of the next game, in Hebrew. */
import type { NEXT as EN } from './next.en.ts';
import { plural } from './numbers.ts';

export const NEXT: typeof EN = {
  title: 'מה משחקים עכשיו?',
  hintHost: 'נגיעה אחת שלכם מכריעה. האחרים מסמנים מה בא להם.',
  hintGuest: (host) => `סמנו מה בא לכם. ההכרעה אצל ${host}, ובלי מי שמארח מכריע הרוב.`,
  watches: 'מי שליד השולחן מסמנים מה יבוא עכשיו.',
  now: 'על השולחן',
  wants: (n) => plural('he', n, { one: 'אחד בעד', two: 'שניים בעד', other: '# בעד' }),
  youWant: 'אתם בעד',
  missing: (n) =>
    plural('he', n, {
      one: 'עוד אחד, או בוט',
      two: 'עוד שניים, או בוטים',
      other: 'עוד #, או בוטים',
    }),
  fewer: (seats) =>
    plural('he', seats, { one: 'אחד משחק', two: 'שניים משחקים', other: '# משחקים' }),
  whoTitle: (game, seats) =>
    `${game}: ${plural('he', seats, { one: 'מקום אחד', two: 'שני מקומות', other: '# מקומות' })}. מי משחקים?`,
  whoHint: 'מי שחיכו הכי הרבה ראשונים. האחרים צופים, ובפעם הבאה הם ראשונים בתור.',
  whoHost: (name) => `הפעם אתם צופים, והאירוח יעבור אל ${name}.`,
  whoGo: (game) => `לעבור אל ${game}`,
};
