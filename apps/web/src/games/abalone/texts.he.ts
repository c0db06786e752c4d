/** Every sentence of this table in Hebrew: plural imperative for instructions, nouns for the log. */

import type { Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Side } from '@kesem/engine/games/abalone/chapters/position';
import type { Reason } from '@kesem/engine/games/abalone/event';
import type { Time } from '@kesem/engine/games/abalone/options';
import type { Refusal } from '@kesem/engine/games/abalone/refusal';
import { isolate, ltr } from '../../i18n/isolate.ts';
import type { MoveParts, Texts, Trouble } from './texts.en.ts';

const SIDE: Readonly<Record<Side, string>> = { b: 'שחור', w: 'לבן' };
const MANY: Readonly<Record<Side, string>> = { b: 'שחורים', w: 'לבנים' };
const NUMBERS = ['אפס', 'אחד', 'שניים', 'שלושה'];
const MARBLES = ['', 'כדור אחד', 'שני כדורים', 'שלושה כדורים'];
const WAY: Readonly<Record<Dir, string>> = {
  NE: 'למעלה ימינה',
  E: 'ימינה',
  SE: 'למטה ימינה',
  SW: 'למטה שמאלה',
  W: 'שמאלה',
  NW: 'למעלה שמאלה',
};

const spell = (n: number): string => NUMBERS[n] ?? `${n}`;
const marbles = (n: number): string => MARBLES[n] ?? `${n} כדורים`;
const run = (side: Side | null, count: number): string => {
  if (side === null) return count === 1 ? 'משבצת ריקה' : `${count} ריקות`;
  return count === 1 ? SIDE[side] : `${count} ${MANY[side]}`;
};
const span = ({ first, last }: MoveParts): string =>
  first === last ? ltr(first) : `${ltr(first)} עד ${ltr(last)}`;

const TROUBLES: Readonly<Record<Refusal['code'], (trouble: Trouble) => string>> = {
  notYours: ({ cell }) => `הכדור ב־${ltr(cell)} אינו שלכם`,
  gap: ({ cell }) => `יש רווח ב־${ltr(cell)}`,
  offBoard: () => 'כדור שלכם לא יוצא מהלוח',
  blocked: ({ cell }) => `כדור שלכם בדרך, ב־${ltr(cell)}`,
  noSpace: () => 'אין מקום פנוי מאחור',
  sideStepPush: () => 'אי אפשר להדוף בתנועה הצידה',
  equal: ({ own, theirs }) => `שוויון כוחות ${own} נגד ${theirs}`,
  weaker: ({ own, theirs }) => `חלשים מדי: ${own} נגד ${theirs}`,
  notInLine: () => 'לא באותה שורה',
  fourth: () => 'כדור רביעי לא זז יחד',
  tooMany: () => 'עד שלושה כדורים במהלך',
};

const REASONS: Readonly<Record<Reason, (loser: string, fallen: number | null) => string>> = {
  marbles: (_, fallen) => {
    if (fallen === null) return 'הכדור המכריע נהדף';
    return fallen === 1 ? 'כדור אחד נהדף' : `${fallen} כדורים נהדפו`;
  },
  resigned: (loser) => `פרישה של ${loser}`,
  agreed: () => 'תיקו בהסכמה',
  repetition: () => 'תיקו: אותו מצב בפעם השלישית',
  stalled: () => 'תיקו: 200 מהלכים בלי כדור שנהדף',
  noMove: (loser) => `לא נשאר מהלך לצד של ${loser}`,
  time: (loser) => `הזמן של ${loser} אזל`,
  idle: (loser) => `הזמן של ${loser} אזל פעמים רבות מדי`,
};

const TIMES: Readonly<Record<Time, string>> = {
  none: 'בלי שעון',
  '10s': '10 שניות למהלך',
  '15s': '15 שניות למהלך',
  '20s': '20 שניות למהלך',
  '30s': '30 שניות למהלך',
  '60s': '60 שניות למהלך',
  '3m': '3 דקות לכל צד',
  '5m': '5 דקות לכל צד',
  '10m': '10 דקות לכל צד',
};

export const he: Texts = {
  side: SIDE,
  way: WAY,
  refusal: TROUBLES,
  reason: REASONS,
  time: TIMES,

  hint: {
    pickOwn: (side) => `בחרו כדורים ${MANY[side]}`,
    pickFirst: () => 'קודם בחרו כדורים',
    planDropped: () => 'המהלך שתוכנן כבר לא מתאים, והוא בוטל',
  },

  bar: {
    pick: 'תורכם: בחרו כדורים',
    write: 'תורכם: כתבו מהלך',
    pickSub: (side) => `${SIDE[side]} · ${ltr('1–3')} כדורים בשורה אחת`,
    pickWay: 'תורכם: בחרו כיוון',
    chosen: (count, cells) => [marbles(count), ...(cells === null ? [] : [ltr(cells)])].join(' · '),
    noWay: 'הכדורים האלה לא יכולים לזוז',
    pickOther: 'בחרו כדורים אחרים',
    confirmSumito: (own, theirs) => `סומיטו ${own} נגד ${theirs} — לאשר?`,
    confirmMove: (dir) => `${WAY[dir]} — לאשר?`,
    moving: (count) => marbles(count),
    falls: (side) => `הכדור ה${SIDE[side]} בקצה נופל`,
    pushed: (count, side) =>
      count === 1 ? `כדור ${SIDE[side]} נהדף צעד` : `${marbles(count)} ${MANY[side]} נהדפים צעד`,
    sidewards: 'תנועה הצידה',
    planHint: 'אפשר לתכנן מהלך בינתיים',
    planWay: 'בחרו כיוון כדי לתכנן מהלך',
    planned: (move) => `מתוכנן: ${isolate(move)}, ברגע שיגיע תורכם`,
    unplan: 'לוותר על התכנון',
    saving: 'שומרים את המהלך…',
    endsOffer: 'המהלך דוחה את הצעת התיקו',
    theirs: (name, side) => `התור של ${name} (${SIDE[side]})`,
    over: 'המשחק נגמר',
    offer: (name) => `הצעת תיקו מצד ${name}`,
    offerSub: 'אפשר גם להמשיך לשחק: המהלך דוחה אותה',
    offerStands: 'הצעת התיקו שלכם ממתינה לתשובה',
    confirm: 'לאשר',
    again: 'לבחור שוב',
    accept: 'להסכים לתיקו',
    decline: 'לדחות',
    keyWay: 'לכיוון',
    keyDo: 'לאישור',
    keyBack: 'לביטול',
  },

  tag: {
    against: (own, theirs) => `${own} נגד ${theirs}`,
    sumito: 'סומיטו',
    out: '× החוצה',
  },

  board: {
    final: (target) => `${target} מתוך ${target}!`,
    label: (side) => `לוח אבלון, ${SIDE[side]} למטה`,
    help: 'מקשי החיצים זזים, רווח בוחר, Q W A D Z X מכוונים, Enter מאשר, Escape מבטל. O, L, M, C, T, S ו־R מקריאים משבצת, מהלך אחרון, מהלכים, הדיפות, זמן, תוצאה ומה שסביב המשבצת.',
    cell: (name, side) =>
      side === null ? `${ltr(name)}, ריק` : `${ltr(name)}, כדור ${SIDE[side]}`,
    arrow: (dir) => `להזיז לכאן: ${WAY[dir]}`,
    arrowSumito: (own, theirs) => `סומיטו ${own} נגד ${theirs}`,
    arrowFalls: 'כדור נופל',
    selected: 'נבחר',
    here: 'בכדור הזה נוגעים',
    flip: 'להפוך את הלוח',
    coordinates: 'שמות המשבצות',
  },

  keys: {
    walk: 'תנועה על הלוח',
    row: 'לתחילת השורה או לסופה',
    ends: 'למשבצת הראשונה או האחרונה',
    choose: 'בחירת כדור או ביטול הבחירה',
    aim: `כיוון, לפי המקום סביב ${ltr('S')}`,
    commit: 'ביצוע המהלך; בתור של הצד השני, תכנון שלו',
    back: 'צעד אחד אחורה',
    cell: 'הקראת המשבצת',
    rays: 'הקראת ששת הכיוונים מהמשבצת',
    moves: 'הקראת המהלכים של מה שנבחר',
    last: 'הקראת המהלך האחרון',
    captures: 'הקראת ההדיפה האחרונה והתוצאה',
    score: 'הקראת התוצאה',
    time: 'הקראת השעונים',
  },

  move: {
    made: (parts) =>
      `${SIDE[parts.side]}: ${marbles(parts.count)}, ${span(parts)}, ${WAY[parts.dir]}.`,
    marked: ({ side, count, dir }) => `${SIDE[side]}: ${marbles(count)}, ${WAY[dir]}.`,
    sideStep: 'תנועה הצידה.',
    sumito: (own, theirs) => `סומיטו ${spell(own)} נגד ${spell(theirs)}.`,
    lost: (side) => `כדור ${SIDE[side]} נהדף.`,
    score: (side, mine, theirs) =>
      `${SIDE[side]} ${mine}, ${SIDE[side === 'b' ? 'w' : 'b']} ${theirs}.`,
  },

  event: {
    offered: (name) => `הצעת תיקו מצד ${name}.`,
    declined: (name) => `דחיית התיקו מצד ${name}.`,
    lapsed: (name) => `הצעת התיקו של ${name} פגה.`,
    timedOut: (name, run, all) => `הזמן של ${name} אזל: ${run} ברצף, ${all} בסך הכול.`,
    won: (name, why) => `ניצחון של ${name}. ${why}.`,
    drawn: (why) => `${why}.`,
  },

  query: {
    noLast: 'עוד לא נעשה מהלך.',
    moves: (count, ways) => (count === 1 ? `כיוון אחד: ${ways}.` : `${count} כיוונים: ${ways}.`),
    noMoves: 'אין כיוון פתוח לכדורים האלה.',
    allMoves: (count) =>
      `${count === 1 ? 'מהלך אפשרי אחד' : `${count} מהלכים אפשריים`}. בחרו כדורים כדי לשמוע את שלהם.`,
    captured: (side, cell) => `במהלך האחרון נפל כדור ${SIDE[side]} מ־${ltr(cell)}.`,
    score: (black, white, target) => `הדיפות: שחור ${black}, לבן ${white}, מתוך ${target}.`,
    turn: (side) => `התור של ${SIDE[side]}.`,
    left: (side, time) => `${SIDE[side]}: עוד ${time}.`,
    ray: (dir, runs) =>
      `${WAY[dir]}: ${runs.map(({ side, count }) => run(side, count)).join(', ') || 'השפה'}`,
  },

  seat: {
    pushed: 'הדפו',
    tray: (count, target) => `${count} מתוך ${target} כדורים נהדפו`,
    left: (count) => (count === 1 ? 'עוד הדיפה אחת' : `עוד ${count} הדיפות`),
  },

  list: {
    title: 'מהלכים',
    number: 'מס׳',
    last: 'אחרונים',
    empty: 'עוד אין מהלכים',
    fell: 'כדור נפל',
  },

  fact: {
    length: (moves, pushes) => ({
      title: 'אורך המשחק',
      text: `${moves === 1 ? 'מהלך אחד' : `${moves} מהלכים`}, ${pushes === 1 ? 'הדיפה אחת' : `${pushes} הדיפות`}`,
    }),
    biggest: (name, own, theirs) => ({
      title: 'ההדיפה הגדולה',
      text: `${name}, ${own} נגד ${theirs}`,
    }),
    first: (name, move) => ({
      title: 'הכדור הראשון שנהדף',
      text: `בידי ${name}, במהלך ${move}`,
    }),
    quiet: (moves, from) => ({
      title: 'השקט שלפני הסערה',
      text: `${moves} מהלכים ברצף בלי הדיפה, החל ממהלך ${from}`,
    }),
  },
  scored: (n) => (n === 1 ? 'כדור אחד' : `${n} כדורים`),

  act: {
    resign: 'לפרוש',
    resignSure: 'לפרוש מהמשחק? הניצחון עובר ליריב.',
    offer: 'להציע תיקו',
  },
};
