/** Shapes played by clicks on what its page offers. */
import type { Evening } from '../../../../../../tools/check/browsers/pages.ts';
import { textsOf } from '../texts.ts';

/** The first card that can be picked, unless one is. */
export const evening: Evening = {
  hand: async (pages) => {
    if (!(await pages.click('[data-card][data-lit]'))) return false;
    await pages.click('button:enabled', textsOf(pages.lang).bar.lock);
    return true;
  },
};
