/** Abalone played by clicks on what its page offers. */
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import { type Evening, press } from '../../../../../../tools/check/browsers/pages.ts';
import { textsOf } from '../texts.ts';
import { touched } from './driver.ts';

/** How the title begins while it is one's turn. */
const TURN = '●';

/** One marble wins. The move that is advised: its marbles, and then the arrow. */
export const evening: Evening = {
  options: { target: 1, start: 'belgian-daisy' },
  hand: async (pages, rival) => {
    const advised = (await pages.title()).includes(TURN) ? rival.advice() : null;
    if (advised === null) return false;
    // marbles are pushed and nothing else is advised
    const step = advised.move as unknown as Step;
    for (const cell of touched(step)) await press(pages, `[data-cell="${cell}"]`);
    await pages.click('button:enabled', textsOf(pages.lang).bar.confirm);
    await rival.answered(advised.key);
    return true;
  },
};
