/** The words of reactions, in Hebrew: no part of a first visit. */
import type { REACTIONS as Shape } from './reactions.en.ts';

export const REACTIONS: typeof Shape = {
  title: 'תגובות',
  more: 'כל התגובות',
  hush: 'להשתיק תגובות במכשיר הזה',
  kinds: {
    clap: 'כפיים',
    up: 'יופי',
    bull: 'בול!',
    haha: 'חחח',
    nu: 'נו?',
    how: 'איך?!',
    down: 'אוי',
    horns: 'אש!',
  },
  notYet: 'אחרי שמישהו חושב כבר 20 שניות',
  muteText:
    'התגובות והשורות שלהם בצ׳אט לא יופיעו במכשיר הזה. אף אחד אחר לא ירגיש, והמהלכים נראים כרגיל.',
  unmuteText: 'התגובות והשורות שלהם בצ׳אט יופיעו שוב במכשיר הזה.',
  onlyApplause: 'רק כפיים',
  allAgain: 'שוב כל התגובות',
  inAudience: (name) => `${name}, בקהל`,
};
