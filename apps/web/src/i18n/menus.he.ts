/** The words of menus and settings, in Hebrew. */
import type { MENUS as EN } from './menus.en.ts';

export const MENUS: typeof EN = {
  game: 'המשחק',
  look: 'איך זה נראה',
  room: 'החדר',
  way: 'יציאה מכאן',
  textHint: 'המשחק במילים, למקלדת ולקורא מסך',
  zenHint: 'רק הלוח והמשפט של הרגע',
  handOver: 'להעביר את האירוח…',
  handOverTo: 'אצל מי האירוח מעכשיו?',
  confirmHint: 'במגע, נגיעה שנייה עושה את המהלך.',
  motionHint: 'מה שזז נראה מיד במקום שאליו הגיע.',
  singleHint: 'אותיות וספרות פועלות ליד השולחן בלי מקש נוסף.',
};
