/** Every Hebrew sentence about decks. Instructions are in the plural imperative, buttons in the infinitive. */
import type { DeckCodeFault } from '@kesem/engine/games/eclipse/decks/code';
import { isolate, ltr } from '../../../i18n/isolate.ts';
import { plural } from '../../../i18n/numbers.ts';
import type { Meter } from './meters.ts';
import type { DeckTexts } from './texts.en.ts';

const cards = (n: number): string =>
  plural('he', n, { one: 'קלף אחד', two: 'שני קלפים', other: '# קלפים' });

const LACKS: Readonly<Record<Meter['of'], (n: number) => string>> = {
  cards: (n) =>
    n > 0
      ? plural('he', n, { one: 'חסר קלף אחד', two: 'חסרים שני קלפים', other: 'חסרים # קלפים' })
      : `${cards(-n)} מעל המותר`,
  stones: (n) =>
    plural('he', n, { one: 'כדאי עוד אבן', two: 'כדאי עוד שתי אבנים', other: 'כדאי עוד # אבנים' }),
  creatures: (n) =>
    plural('he', n, {
      one: 'כדאי עוד יצור',
      two: 'כדאי עוד שני יצורים',
      other: 'כדאי עוד # יצורים',
    }),
};
const CODE_FAULTS: Readonly<Record<DeckCodeFault, string>> = {
  notACode: 'זה לא קוד של חפיסה.',
  otherVersion: 'הקוד הזה מגרסה אחרת של המשחק.',
  damaged: 'חסרה אות בקוד, או שאחת מהן שגויה.',
  unknownCard: 'יש בקוד קלף שלא מוכר כאן.',
};

export const he: DeckTexts = {
  title: 'החפיסה שלכם',
  hint: 'איש לא רואה אותה לפני סוף המשחק.',
  ready: { original: 'המקורית', light: 'של האור', dark: 'של האופל' },
  other: 'חפיסה אחרת',
  size: cards,
  edit: 'לערוך',
  editCopy: 'לערוך עותק',
  fresh: 'חפיסה חדשה',
  fromCode: 'מקוד',
  drafts: 'טיוטות במכשיר הזה:',
  goOn: (name, count, goal) => `${isolate(name)} ${ltr(`${count}/${goal}`)}`,
  newName: 'החפיסה שלי',
  copyName: (name) => `${name} 2`,
  unnamed: 'חפיסה',

  builder: 'בניית חפיסה',
  close: 'סגירה',
  parts: 'מה מוצג',
  collection: 'אוסף',
  mine: (count, goal) => `החפיסה ${count > goal ? count : ltr(`${count}/${goal}`)}`,
  name: 'שם החפיסה',
  filters: 'סינון',
  filtered: (n) => `סינון (${n})`,
  all: 'להציג הכול',
  search: 'חיפוש',
  searchHint: 'שם או פעולה',
  kind: 'סוג',
  energy: 'אנרגיה',
  energies: { light: 'אור', dark: 'אופל' },
  price: 'עלות',
  orMore: (n) => ltr(`${n}+`),
  ability: 'יכולת',
  anyAbility: 'כל יכולת',
  found: cards,
  nothing: 'אין קלף כזה.',
  keys: 'Enter מוסיף, − מוציא, Z מגדיל',
  touch: 'נגיעה מוסיפה, לחיצה ארוכה מגדילה',

  groups: { stone: 'אבנים', creature: 'יצורים', enchantment: 'כישופים', spell: 'לחשים' },
  empty: 'עוד אין כאן כלום. הוסיפו קלפים מהאוסף, או תנו לנו להשלים.',
  add: (card) => `להוסיף ${card}`,
  takeOut: (card) => `להוציא ${card}`,
  enlarge: (card) => `להגדיל ${card}`,
  costs: (light, dark, any) =>
    [
      ...(light > 0 ? [`${light} אור`] : []),
      ...(dark > 0 ? [`${dark} אופל`] : []),
      ...(any > 0 || light + dark === 0 ? [`${any} מכל סוג`] : []),
    ].join(', '),
  stats: (skill, life) => `מיומנות ${skill}, חיים ${life}`,
  inDeck: (n, most) => (most === Infinity ? `${n} בחפיסה` : `${n} מתוך ${most} בחפיסה`),
  now: (card, n, size) => `${card}: ${n}. בחפיסה: ${size}.`,
  noRoom: (card) => `אין מקום לעוד ${card}: עד ארבעה עותקים, ועד 200 קלפים בסך הכול.`,

  meters: { cards: 'קלפים', stones: 'אבנים', creatures: 'יצורים' },
  ofGoal: (n, goal) => (n > goal ? `${n}, לפחות ${goal}` : `${n} מתוך ${goal}`),
  lacks: ({ of, lacks }) => LACKS[of](lacks),
  enough: 'מספיק',
  curve: 'עלויות',
  curveOf: (counts) => counts.map((n, price) => `עלות ${price}: ${n}`).join(', '),
  curveSays: {
    nothing: 'הזולים פותחים את המשחק, היקרים סוגרים אותו',
    good: 'יש מספיק קלפים זולים לפתיחה',
    dear: 'כדאי להוסיף קלפים זולים, עד 3',
  },
  legal: 'אפשר לשחק בחפיסה',

  complete: 'להשלים לי',
  completed: (n) => `נוספו ${cards(n)}.`,
  undo: 'ביטול הצעד',
  code: 'קוד',
  drop: 'למחוק',
  dropAsk: (name) => `למחוק את ${isolate(name)} לתמיד?`,
  dropYes: 'למחוק',
  cancel: 'ביטול',
  play: 'לשמור ולשחק בה',
  putAside: 'לשמור כטיוטה',
  saved: (name) => `משחקים עם ${isolate(name)}.`,

  tryHand: 'יד לניסיון',
  again: 'יד חדשה',
  odds: (percent) => `שתי אבנים לפחות בשבעת הראשונים: ${ltr(`${percent}%`)}`,
  drawn: (stones) =>
    plural('he', stones, {
      one: 'הפעם אבן אחת',
      two: 'הפעם שתי אבנים',
      other: 'הפעם # אבנים',
    }),

  codeTitle: 'החפיסה כקוד',
  codeHint: 'מי שהקוד אצלו יכול לבנות אותה חפיסה.',
  codeOf: 'הקוד של החפיסה',
  copy: 'להעתיק',
  pasteTitle: 'חפיסה מקוד',
  paste: 'קוד',
  pasteHint: 'כפי שנשלח אליכם',
  bring: 'להביא',
  codeFaults: CODE_FAULTS,
};
