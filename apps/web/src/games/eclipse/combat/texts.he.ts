/** What is said while a combat is put together and fought, in Hebrew. */
import { ltr } from '../../../i18n/isolate.ts';
import { plural } from '../../../i18n/numbers.ts';
import type { CombatTexts } from './texts.en.ts';

const percent = (chance: number): string => ltr(`${Math.round(chance * 100)}%`);

export const he: CombatTexts = {
  lane: 'קרב',
  slips: 'התקפות',
  stops: 'ההגנה:',
  pair: {
    attack: (attacker, target) => `${attacker} נגד ${target}`,
    defend: (guard, attacker) => `הגנה: ${guard} מול ${attacker}`,
  },
  guard: 'מגן',
  first: (n) => `קרב ${n}`,
  off: 'ההתקפה בטלה',
  earlier: (name) => `${name}: קרב מוקדם יותר`,
  later: (name) => `${name}: קרב מאוחר יותר`,
  part: (name) => `${name}: בלי התקפה`,
  partGuard: (name) => `${name}: בלי הגנה`,
  fightOdds: (hit, kill) => `פגיעה ${percent(hit)} · השמדה ${percent(kill)}`,
  lossOdds: (lost) => `השמדה ${percent(lost)}`,
  against: 'מול',
  side: (name, die, plus, total) =>
    plus === 0
      ? `${name}: ${total}`
      : `${name}: ${die} ${plus < 0 ? 'פחות' : 'ועוד'} ${Math.abs(plus)}, ${total}`,
  fight: (one, two) => `${one}; מול ${two}`,
  damage: (n) => `נזק ${n}`,
  equal: 'שוויון: אין פגיעה',
  ghost: (die) => `רפאים: ${die}`,
  ladder: 'גלגולי הצלה',
  stones: (n) => plural('he', n, { one: 'אבן אחת', two: 'שתי אבנים', other: '# אבנים' }),
  unguarded: 'אין מגן לפני האבן',
  needs: (n) => `צריך ${n}`,
  rolled: (die) => `יצא ${die}`,
  held: 'האבן ניצלה',
  lost: 'האבן הושמדה',
  bar: {
    attack: 'לקרב: בחרו יצור שלכם',
    attackSub: 'ואז את המטרה שלו. אפשר גם לגרור',
    more: (n) =>
      plural('he', n, {
        one: 'התקפה אחת מוכנה',
        two: 'שתי התקפות מוכנות',
        other: '# התקפות מוכנות',
      }),
    moreSub: 'אפשר להוסיף עוד, או לתקוף',
    whom: (name) => `${name}: את מי לתקוף?`,
    whomSub: 'יצור או אבן, ותוקף אחד לכל מטרה',
    go: (n) => (n === 0 ? 'לתקוף' : `לתקוף (${n})`),
    clear: 'לנקות',
    cancel: 'ביטול',
    defend: (name) => `התקפה של ${name}: מי מגן?`,
    defendSub: 'בחרו יצור שלכם, ואז את מי שתוקף אבן',
    stop: (name) => `${name}: את מי לעצור?`,
    stopSub: 'אפשר לעצור רק התקפה על אבן',
    order: 'באיזה סדר נלחמים?',
    orderSub: 'הזיזו בחצים, או השאירו כמו שזה',
    guard: 'להגן כך',
    noGuard: 'בלי הגנה',
    confirm: 'לאשר סדר',
  },
  why: {
    nobody: 'אין את מי לתקוף',
    notAttacking: 'היצור הזה לא תוקף',
  },
};
