/** Rock Paper Wizard played by clicks on what its page offers. */
import type { Evening } from '../../../../../../tools/check/browsers/pages.ts';

/** A button of the bar that is none of those for what is being played. */
const IN_BAR = 'footer [data-bar] button:enabled:not([aria-label])';

/** The card nearest to the deck and the first wizard that is offered, with a hand that is still down; whoever is charmed pays. */
export const evening: Evening = {
  options: { goal: 15 },
  hand: async (pages) => {
    await pages.click('[data-table]:has([data-mine] [data-down]) [data-spell] button:enabled');
    if (!(await pages.click('[data-aim="open"] button'))) return false;
    return pages.click(IN_BAR);
  },
};
