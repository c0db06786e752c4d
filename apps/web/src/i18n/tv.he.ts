/** What stands on the big screen, and what is said of it, in Hebrew. */
import { plural } from './numbers.ts';
import type { TV as EN } from './tv.en.ts';

export const TV: typeof EN = {
  title: 'המסך הגדול',
  enter: 'הקוד של השולחן',
  enterHint: 'שש ספרות. הן מופיעות בחדר ההמתנה בכל טלפון, תחת "הזמנה".',
  join: 'מצטרפים',
  phone: 'הטלפון הוא היד. השולחן כאן.',
  keys: 'OK: מסך מלא',
  speaks: (on) => (on ? '\u25bc: בלי הקראה' : '\u25b2: להקריא בקול'),
  now: (names) => `עכשיו: ${names}`,
  waiting: 'מי שמצטרפים מופיעים כאן',
  connecting: 'מחפשים את השולחן\u2026',
  onScreen: 'השולחן על המסך הגדול.',
  hands: 'הטלפון ביד',
  handsNo: 'לא, להשאיר כאן את כל השולחן',
  handsHere: 'השולחן על המסך הגדול',
  showTable: 'להראות כאן את כל השולחן',
  item: 'להציג בטלוויזיה',
  itemText: (address) => `בטלוויזיה או במחשב פותחים ${address} ומקלידים:`,
  itemHere: 'להציג במכשיר הזה',
  itemKnows: 'מוצג רק מה שכולם רואים, ואף פעם לא יד.',
  shown: (n) =>
    plural('he', n, {
      one: 'מסך אחד מציג עכשיו את השולחן.',
      two: 'שני מסכים מציגים עכשיו את השולחן.',
      other: '# מסכים מציגים עכשיו את השולחן.',
    }),
};
