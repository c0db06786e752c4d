/** Every Hebrew sentence of this table. Digits stand in for numbers, so that nothing takes a gender. */
import { listed, plural } from '../../i18n/numbers.ts';
import type { Texts } from './texts.en.ts';

const points = (n: number): string =>
  plural('he', n, { one: 'נקודה אחת', two: 'שתי נקודות', other: '# נקודות' });

export const he: Texts = {
  seat: (number) => `מקום ${number}`,
  points,
  each: (name, card) => `${name}: ${card}`,
  list: (words) => listed('he', words),

  bar: {
    pick: 'בחרו קלף',
    stake: (worth) => `בקופה: ${points(worth)}`,
    chosen: (card) => `לשחק ${card}?`,
    play: 'לשחק',
    picked: (card) => `בחרתם ${card}`,
    all: 'שני הצדדים בוחרים קלף',
    waitFor: (names) => `ממתינים ל${listed('he', names)}`,
    notAsked: 'לא תורכם לבחור עכשיו',
    saving: 'שומרים…',
    over: 'המשחק נגמר',
  },

  board: {
    table: 'השולחן',
    round: (round, of) => `סיבוב ${round} מתוך ${of}`,
    pile: (n) =>
      plural('he', n, {
        one: 'נשאר עוד פרס אחד',
        two: 'נשארו עוד שני פרסים',
        other: 'נשארו עוד # פרסים',
      }),
    stake: 'בקופה',
    hand: 'היד שלכם',
    handOf: (name) => `היד של ${name}`,
    card: (card, at, of) => `${card}, קלף ${at} מתוך ${of}`,
    chosen: 'נבחר',
    picked: 'כבר יש בחירה',
    won: (prizes) => (prizes.length === 0 ? 'עוד אין פרסים' : `פרסים: ${prizes.join(', ')}`),
    help: 'החצים עוברים בין הקלפים ביד, Enter בוחר.',
  },

  text: {
    player: 'משתתפים',
    points: 'נקודות',
    prizes: 'פרסים',
    hand: 'יד',
    last: 'קלף אחרון',
    nothing: '–',
  },

  event: {
    turned: (prize) => `הפרס הבא: ${prize}.`,
    picked: (name) => `${name}: יש בחירה.`,
    revealed: (cards) => `${cards.join(', ')}.`,
    won: (name, worth) => `הקופה הולכת אל ${name}: ${points(worth)}.`,
    stayed: (worth) => `שוויון: הקופה נשארת לסיבוב הבא, ${points(worth)}.`,
    ended: (scores) => `המשחק נגמר. ${scores.join(', ')}.`,
  },

  fact: {
    ties: (n) => ({
      title: 'ראש בראש',
      text: plural('he', n, { one: 'שוויון אחד', two: 'פעמיים שוויון', other: '# פעמים שוויון' }),
    }),
    biggest: (name, worth) => ({ title: 'הקופה הגדולה', text: `${name}, ${points(worth)}` }),
    cheapest: (name, card, worth) => ({
      title: 'המציאה של המשחק',
      text: `${name}, ${points(worth)} בקלף ${card}`,
    }),
  },
  scored: (n) => points(n),

  keys: {
    walk: 'מעבר בין הקלפים ביד',
    choose: 'בחירת קלף, ועוד פעם כדי לשחק אותו',
    pause: 'עצירה והמשך',
    next: 'צעד אחד קדימה',
    skip: 'ישר לסוף',
  },

  refusal: { noSuchCard: 'הקלף הזה לא ביד שלכם' },
  reason: { cards: 'כל הקלפים שוחקו.' },
};
