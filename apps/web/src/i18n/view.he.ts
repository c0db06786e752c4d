/** What is said of the ways to look at a table, and of its keys, in Hebrew. */
import type { VIEW as en } from './view.en.ts';

export const VIEW: typeof en = {
  text: 'תצוגת טקסט',
  textOff: 'חזרה ללוח',
  zen: 'שולחן שקט',
  zenOff: 'להחזיר הכול',
  keys: 'מקשים',
  keysAnywhere: 'בכל מקום ליד השולחן',
  keysOnBoard: 'על הלוח',
  keysHelp: 'הרשימה הזאת',
  single: 'מקשים של אות אחת',
  secondsLeft: (n) => `נותרו ${n} שניות`,
};
