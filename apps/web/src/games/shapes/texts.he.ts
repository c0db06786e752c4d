/** Every Hebrew sentence of this table. Digits stand in for numbers, so that nothing takes a gender. */
import type { BaseCard } from '@kesem/engine/games/shapes/chapters/cards';
import type { Count } from '@kesem/engine/games/shapes/event';
import type { Kind } from '@kesem/engine/games/shapes/state';
import { ltr } from '../../i18n/isolate.ts';
import { listed, plural } from '../../i18n/numbers.ts';
import type { Texts } from './texts.en.ts';

const CARDS: Readonly<Record<BaseCard, string>> = {
  circle: 'עיגול',
  triangle: 'משולש',
  square: 'ריבוע',
  star: 'כוכב',
  hexagon: 'משושה',
  joker: 'ג׳וקר',
};

const list = (words: readonly string[]): string => listed('he', words);
const row = (cards: readonly BaseCard[]): string => cards.map((card) => CARDS[card]).join(', ');
const ORDINALS: readonly string[] =
  'ראשון שני שלישי רביעי חמישי שישי שביעי שמיני תשיעי עשירי'.split(' ');
const pointFor = (names: readonly string[] | 'all'): string => {
  if (names === 'all') return 'נקודה לכולם';
  return names.length === 0 ? 'אין נקודה' : `נקודה ${list(names.map((name) => `ל${name}`))}`;
};
const prizes = (n: number): string =>
  plural('he', n, { one: 'פרס אחד', two: 'שני פרסים', other: '# פרסים' });
const BASES = { one: 'קלף בסיס אחד', two: 'שני קלפי בסיס', other: '# קלפי בסיס' };
const FULLS = { one: 'קלף שלם אחד', two: 'שני קלפים שלמים', other: '# קלפים שלמים' };
const some = (n: number, kind: Kind): string => plural('he', n, kind === 'base' ? BASES : FULLS);
/** What is gained, its sign on the left as in a sum. */
const plus = (n: number): string => ltr(`+${n}`);
const of = ({ match, of: all }: Count): string => `${match} מתוך ${all}`;

export const he: Texts = {
  card: CARDS,
  row,
  chord: (shapes) => list(shapes.map((shape) => CARDS[shape])),
  of,
  prizes,
  seat: (number) => `מקום ${number}`,

  bar: {
    pick: {
      base: 'בחרו קלף בסיס',
      full: 'בחרו קלף שלם',
      tie: 'שובר שוויון: הוסיפו קלף בסיס',
    },
    pickSub: {
      base: 'הפוך עד שכולם ינעלו',
      full: 'המספר אומר לכמה קלפים הוא מתאים עכשיו',
    },
    tieSub: (names, count) => `${list(names)} בשוויון, ${of(count)}`,
    chosen: (card) => `${card}: לנעול?`,
    lock: 'לנעול',
    locked: (card) => `ננעל: ${card}`,
    canChange: 'אפשר עוד להחליף',
    jokerPlain: 'ג׳וקר לא תופס צורה',
    jokerKeep: 'ג׳וקר שנשאר קלף אחרון מנצח בשובר השוויון',
    saving: 'שומרים את הבחירה…',
    all: { base: 'כולם בוחרים קלף בסיס', full: 'כולם בוחרים קלף שלם' },
    tie: (names) => `שובר שוויון: ${list(names)}`,
    waitFor: (names) => `ממתינים ל${list(names)}`,
    over: 'המשחק נגמר',
    keyLock: 'לנעילה',
  },

  frame: {
    laid: (cards) => `קלפי הבסיס: ${row(cards)}`,
    added: (cards) => `נוספו: ${row(cards)}`,
    shown: 'ועכשיו הקלפים השלמים',
    counting: (at, card, names) =>
      `הקלף ה${ORDINALS[at] ?? at + 1}: ${CARDS[card]}. ${pointFor(names)}`,
    left: (n) =>
      plural('he', n, {
        one: 'עוד קלף אחד לספירה',
        two: 'עוד שני קלפים לספירה',
        other: 'עוד # קלפים לספירה',
      }),
    each: (count, leaders) => (leaders > 1 ? `${of(count)} לכל אחד` : of(count)),
    leads: (names) =>
      names.length === 1 ? `הכי הרבה התאמות: ${list(names)}` : `שוויון: ${list(names)}`,
    tied: ({ match }) => `שובר שוויון: ${match} לכל אחד`,
    tiedSub: (names) => `${list(names)}: עוד קלף בסיס`,
    joker: (name) => `ג׳וקר כקלף אחרון: ${name}`,
    jokerSub: 'ג׳וקר אחרון מנצח בסיבוב מיד',
    jokers: 'שני ג׳וקרים אחרונים באותה חשיפה',
    jokersSub: 'הם לא שווים כלום: ההתאמות מכריעות',
    won: (name, count) => `הסיבוב של ${name}: ${prizes(count)}`,
    nobody: 'אין זוכה — הקלפים חוזרים',
    returned: 'הקלפים השלמים חוזרים לתחתית הערימה',
    shuffled: 'הג׳וקר חוזר, וערימת הבסיס נטרפת',
    drew: (name) => `שליפה: ${name}`,
    ended: 'ערימת הבסיס לא מספיקה לכל הידיים',
    jokerPrizes: (name, worth) => `ג׳וקר ביד: ${name} ${plus(worth)}`,
  },

  board: {
    table: 'השולחן',
    hand: 'היד שלכם',
    handOf: (name) => `היד של ${name}`,
    help: 'מקשי החיצים עוברים בין הקלפים, 1 עד 3 בוחרים קלף, Enter נועל. בזמן הספירה: P עוצר, N צעד קדימה, Escape מדלג.',
    round: (n) => `סיבוב ${n}`,
    last: 'אחרון, אלא אם יחזרו קלפים',
    pile: (n, kind) => (kind === 'base' ? `ערימת בסיס: ${n}` : `ערימת שלמים: ${n}`),
    shelf: { base: 'קלפי בסיס', full: 'קלפים שלמים' },
    place: (card, at, all) => `${card}, קלף ${at} מתוך ${all}`,
    full: (shapes) => `קלף שלם: ${row(shapes)}`,
    chosen: 'נבחר',
    locked: 'ננעל',
    picked: 'מוכנים',
    thinks: 'הבחירה עוד פתוחה',
    out: 'מחוץ לשובר השוויון',
    lastWins: 'אחרון = ניצחון',
    otherKind: {
      base: 'קלפי הבסיס כבר על השולחן: בחרו קלף שלם',
      full: 'קלפים שלמים באים אחרי קלפי הבסיס',
    },
    notAsked: 'אין עכשיו מה לבחור',
    laid: (cards) => `בסיס: ${row(cards)}`,
    called: (card) => `${CARDS[card]}!`,
    outOf: (n) => `מתוך ${n}`,
    tie: 'תיקו!',
    level: (match, tied) => (tied === 2 ? `${match} מול ${match}` : `${match} לכל אחד`),
    takes: (n) =>
      n === 0
        ? 'אין קלפים לקחת'
        : plural('he', n, { one: 'קלף אחד לקופה', two: 'שני קלפים לקופה', other: '# קלפים לקופה' }),
    gives: { me: 'רק לכם', others: 'רק לאחרים', both: 'גם לכם', nobody: 'לאף אחד' },
    hints: (off) => (off ? 'להציג רמזים ליד הקלפים' : 'להסתיר את הרמזים ליד הקלפים'),
    holds: (base, full) => `ביד: ${some(base, 'base')}, ${some(full, 'full')}`,
  },

  text: {
    player: 'שם',
    prizes: 'פרסים',
    match: 'התאמה',
    nothing: '—',
    winner: (name) => `הסיבוב של ${name}`,
  },

  event: {
    round: (n) => `סיבוב ${n}.`,
    lastRound: (n) => `סיבוב ${n}: אחרון, אלא אם יחזרו קלפים.`,
    drew: (name, cards) => `שליפה של ${name}: ${cards.join('; ')}.`,
    picked: (name) => `${name}: מוכנים.`,
    timedOut: (names) => `הזמן נגמר: נשלף קלף במקום ${list(names)}.`,
    laid: (cards) => `קלפי בסיס. ${cards.join('; ')}.`,
    added: (cards) => `קלפים לשובר השוויון. ${cards.join('; ')}.`,
    shown: (cards) => `קלפים שלמים. ${cards.join('; ')}.`,
    each: (name, what) => `${name}: ${what}`,
    counted: (counts) => `התאמות. ${counts.join('; ')}.`,
    tied: (names, count) => `שובר שוויון בין ${list(names)}, ${of(count)} לכל אחד.`,
    joker: (name) => `ג׳וקר כקלף בסיס אחרון: ${name}. זה מנצח בסיבוב.`,
    jokers: (names) => `ג׳וקרים כקלפי בסיס אחרונים: ${list(names)}. שניהם לא שווים כלום.`,
    won: (name, count) => `הסיבוב של ${name}: ${prizes(count)}.`,
    nobody: (names) => `שוויון בין ${list(names)} בלי קלף בסיס נוסף: אין זוכה בסיבוב.`,
    returned: 'קלפי הבסיס חוזרים לתחתית הערימה.',
    shuffled: 'הג׳וקר חוזר, וערימת הבסיס נטרפת.',
    ended: 'ערימת הבסיס לא מספיקה לכל הידיים: המשחק נגמר.',
    jokerPrizes: (name, worth) => `ג׳וקרים ביד: ${name} ${plus(worth)}.`,
  },

  refusal: { noSuchCard: 'אין קלף כזה ביד שלכם' },
  reason: { pile: 'ערימת הבסיס נגמרה' },

  keys: {
    walk: 'מעבר בין הקלפים שביד',
    digits: 'בחירה בקלף, ושוב כדי לנעול',
    choose: 'בחירה בקלף, ושוב כדי לנעול',
    pause: 'עצירה והמשך בזמן הספירה',
    next: 'צעד אחד קדימה',
    skip: 'דילוג לסוף הספירה',
  },

  fact: {
    rounds: (rounds, ties) => ({
      title: 'אורך המשחק',
      text: `${plural('he', rounds, { one: 'סיבוב אחד', two: 'שני סיבובים', other: '# סיבובים' })}, ${plural('he', ties, { one: 'שובר שוויון אחד', two: 'שני שוברי שוויון', other: '# שוברי שוויון' })}`,
    }),
    biggest: (name, count) => ({ title: 'התפיסה הגדולה', text: `${name}, ${prizes(count)}` }),
    joker: (name) => ({ title: 'הג׳וקר האחרון', text: `הכריע סיבוב לטובת ${name}` }),
    held: (name, worth) => ({ title: 'ג׳וקר שנשמר לסוף', text: `${name} ${plus(worth)}` }),
  },
  scored: (n) => prizes(n),
};
