/** What happens, in Hebrew: in nouns, so that no gender is guessed. */
import { ltr, unbroken } from '../../../i18n/isolate.ts';
import { plural } from '../../../i18n/numbers.ts';
import type { EVENTS as EN, THREAT as EN_THREAT, Sum } from './events.en.ts';

/** So many stones. */
export const stones = (n: number): string =>
  plural('he', n, { one: 'אבן אחת', two: 'שתי אבנים', other: '# אבנים' });
const cards = (n: number): string =>
  plural('he', n, { one: 'קלף אחד', two: 'שני קלפים', other: '# קלפים' });

const sum = ({ who, die, plus, total }: Sum): string =>
  plus === 0
    ? `${who} ${die}`
    : `${who} ${unbroken(ltr(`${die} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)} = ${total}`))}`;

/** Log lines. */
export const EVENTS: typeof EN = {
  started: (rolls, first) => `קוביות לפתיחה: ${rolls}. פתיחה: ${first}.`,
  roll: (name, die) => `${name} ${die}`,
  drew: (name, n) => `${name}: שליפת ${cards(n)}`,
  drewThese: (name, names) => `${name}: שליפה של ${names}`,
  ready: (name) => `${name}: מוכנים`,
  kept: 'היד נשמרת',
  redraws: 'היד תוחלף',
  redrew: (names) => `החלפת יד: ${names}`,
  nobodyRedrew: 'שתי הידיים נשמרות',
  turn: (n, name) => `תור ${n}: ${name}`,
  freed: (names) => `סוף השיתוק: ${names}`,
  healed: (names) => `החלמה: ${names}`,
  dropped: (name, card) => `${name}: הנחת ${card}`,
  summoned: (name, card) => `${name}: זימון ${card}`,
  cast: (name, card, text) => `${name}: ${card}. ${text}`,
  castOn: (name, card, target, text) => `${name}: ${card} על ${target}. ${text}`,
  used: (name, card, ability, target) => `${name}: ${card}, ${ability} על ${target}`,
  raised: (name, card) => `${card}: חזרה מערמת ההשלכה אל ${name}`,
  revived: (name, card) => `${card}: מעבר אל ${name}`,
  harmDamage: (n, card) => `נזק ${n} בדרך אל ${card}`,
  harmDestroy: (card) => `סכנת השמדה: ${card}`,
  prevented: (n, card) => `${card}: נמנע נזק ${n}`,
  healedBy: (n, card) => `${card}: נרפא נזק ${n}`,
  shielded: (card) => `${card}: הצלה אחת בתור הזה`,
  damaged: (n, card) => `${card}: נזק ${n}`,
  unhurt: (card) => `${card}: בלי נזק`,
  regenerated: (n) => `התחדשות ${n}`,
  saved: (card) => `${card}: הצלה מהשמדה`,
  destroyed: (card) => `השמדה: ${card}`,
  destroyedOf: (card, name) => `השמדה: ${card} של ${name}`,
  faded: (card) => `${card}: נעלם יחד עם מי שנשא אותו`,
  returned: (card, name) => `${card}: חזרה ליד של ${name}`,
  stolen: (card, name) => `${card}: מעבר לשליטת ${name}`,
  unmarked: (n) => `התחדשות: ${stones(n)}`,
  paralysed: (names, until) => `שיתוק עד תור ${until}: ${names}`,
  discarded: (name, names) => `${name}: השלכה של ${names}`,
  recovered: (name, card) => `${name}: ${card} חוזר מערמת ההשלכה ליד`,
  moreDrops: (name, n) =>
    `${name}: אפשר להניח ${plural('he', n, { one: 'עוד אבן אחת', two: 'עוד שתי אבנים', other: 'עוד # אבנים' })}`,
  declinedDraw: (name) => `${name}: בלי שליפה`,
  declinedClaim: (name) => `${name}: ויתור על היצור`,
  attacked: (name, pairs) => `${name}: התקפה: ${pairs}`,
  pair: (attacker, target) => `${attacker} ← ${target}`,
  guarded: (name, pairs) => `${name}: הגנה: ${pairs}`,
  stops: (guard, attacker) => `${guard} מול ${attacker}`,
  unguarded: (name) => `${name}: בלי הגנה`,
  fought: (mine, theirs) => `${sum(mine)}, מול ${sum(theirs)}`,
  equal: 'שוויון: אין פגיעה',
  struck: (card, damage) => `פגיעה של ${card}: ${damage}`,
  ghostYes: (card, die) => `${card}: הטלה ${die}, בלי נזק`,
  ghostNo: (card, die) => `${card}: הטלה ${die}, יש פגיעה`,
  ladder: (n, needs) => `${stones(n)}, ולכן בגלגולי ההצלה צריך ${needs}`,
  saving: (name, die, bonus, needs) =>
    `${name}: גלגול הצלה ${bonus === 0 ? die : unbroken(ltr(`${die} + ${bonus}`))} (צריך ${needs})`,
  held: (card) => `${card}: נשארת במקום`,
  turned: (name, from, to) => `הקובייה של ${name}: במקום ${from}, ${to}`,
  ending: (name) => `${name}: סיום התור`,
  endingLate: (name) => `${name}: הזמן נגמר, והתור מסתיים`,
  timedOut: (names) => `הזמן לבחירה נגמר: ${names}`,
  timeUp: 'שעון המשחק נגמר: משווים את מספר התורות, ואז האבנים מכריעות',
  suddenDeath: 'שוויון: מוות פתאומי, יתרון של שתי אבנים מנצח',
  won: (name, mine, theirs) => `ניצחון: ${name}, ${mine} אבנים מול ${theirs}`,
  drawn: (n) => `תיקו, ${stones(n)} לכל צד`,
};

/** What is about to hit. */
export const THREAT: typeof EN_THREAT = {
  by: (cause, hits) => `${cause} נגד ${hits}`,
  of: (card, owner) => `${card} של ${owner}`,
  hit: (targets, harm) => `${targets}: ${harm}`,
  damage: (n) => `נזק ${n}`,
  destruction: 'השמדה',
  noLife: 'לא נשארו חיים',
  sums: (winner, more, loser, less) => `${winner} ${more}, ${loser} ${less}`,
  tie: (one, sum, two, same) => `${one} ${sum}, ${two} ${same}: אין פגיעה`,
  save: (sum, needs, isSaved) => `יצא ${sum}, צריך ${needs}: האבן ${isSaved ? 'ניצלת' : 'תושמד'}`,
};
