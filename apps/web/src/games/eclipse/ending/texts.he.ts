/** The end of a duel in Hebrew. */
import type { Reason } from '@kesem/engine/games/eclipse/event';
import { plural } from '../../../i18n/numbers.ts';
import type { Texts } from './texts.en.ts';

const stones = (n: number): string =>
  plural('he', n, { one: 'אבן אחת', two: 'שתי אבנים', other: '# אבנים' });
const turns = (n: number): string =>
  plural('he', n, { one: 'תור אחד', two: 'שני תורות', other: '# תורות' });

const LOST: Readonly<Record<Reason, string>> = {
  lead: 'הליקוי שלם',
  suddenDeath: 'הליקוי שלם',
  time: 'ירד הלילה',
  exhausted: 'ירד הלילה',
  longest: 'ירד הלילה',
  conceded: 'השמש שקעה',
};

export const he: Texts = {
  lost: LOST,
  even: 'דמדומים',
  scored: stones,
  lead: (n) => `יתרון של ${n}`,
  behind: (n) => `פיגור של ${n}`,
  level: 'שוויון',
  blow: (card, n, victim) => ({
    title: 'המכה של המשחק',
    text: `${card} נגד ${victim}: ${n} נזק`,
  }),
  turning: (turn, from, to) => ({
    title: `המהפך: תור ${turn}`,
    text: from === 0 ? `משוויון ליתרון של ${to}` : `מפיגור של ${-from} ליתרון של ${to}`,
  }),
  turned: (turn, from, to) => ({
    title: `המפנה: תור ${turn}`,
    text: from === 0 ? `משוויון לפיגור של ${to}` : `מיתרון של ${-from} לפיגור של ${to}`,
  }),
  led: (to) => ({ title: 'מההתחלה ועד הסוף', text: `יתרון שגדל עד ${to}` }),
  trailed: (to) => ({ title: 'מההתחלה ועד הסוף', text: `פיגור שגדל עד ${to}` }),
  saves: (n, name) => ({
    title: plural('he', n, {
      one: 'אבן אחת ניצלה',
      two: 'שתי אבנים ניצלו',
      other: '# אבנים ניצלו',
    }),
    text: name === null ? 'בגלגולי ההצלה שלכם' : `בגלגולי ההצלה של ${name}`,
  }),
  survivor: (card, name, n) => ({
    title: 'הכי הרבה זמן במשחק',
    text: `${card}${name === null ? '' : ` של ${name}`}, ${turns(n)}`,
  }),
  length: (n, dead) => ({
    title: 'אורך המשחק',
    text: `${turns(n)}, ${plural('he', dead, { one: 'יצור אחד הושמד', two: 'שני יצורים הושמדו', other: '# יצורים הושמדו' })}`,
  }),
};
