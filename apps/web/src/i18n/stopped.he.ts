/** What is said of a match that stands still, in Hebrew. */
import type { STOPPED as EN } from './stopped.en.ts';

export const STOPPED: typeof EN = {
  frozen: {
    title: 'המשחק הזה נעצר',
    text: 'תקלה שלנו. החדר וכל מי שבו בסדר: סיימו את המשחק הזה ושחקו אחר.',
  },
  version: {
    title: 'הכללים עודכנו',
    text: 'המשחק הזה התחיל לפי הכללים הקודמים, שכבר אינם כאן. החדר וכל מי שבו בסדר: סיימו את המשחק הזה ושחקו אחר.',
  },
};
