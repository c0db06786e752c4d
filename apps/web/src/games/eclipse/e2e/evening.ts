/** Eclipse played by clicks on what its page offers. */
import type { Evening } from '../../../../../../tools/check/browsers/pages.ts';
import { cardName } from '../cards/text.ts';
import { textsOf } from '../texts.ts';
import { laidOut } from './driver.ts';

const BUTTON = 'button:enabled';
const LIGHT = 'crystal';

/** The guest lays one stone more, and leads by what wins before chance or the rival can come between. */
const DUEL = laidOut(
  {
    active: 1,
    stones: [[LIGHT, LIGHT], Array.from({ length: 8 }, () => LIGHT)],
    creatures: [[], []],
    hands: [[], [LIGHT]],
  },
  { time: 0, turn: 75, window: 0 },
);

/** Keeps the first hand, and lays a stone wherever one may be laid. */
export const evening: Evening = {
  table: DUEL,
  hand: async (pages) => {
    const { bar } = textsOf(pages.lang);
    const stone = cardName(LIGHT, pages.lang).name;
    if (await pages.click(BUTTON, bar.does.stone)) return true;
    if (await pages.click(`[data-thing^="card:"][data-mark="legal"][aria-label*=": ${stone}"]`)) {
      return false;
    }
    return (await pages.click(BUTTON, bar.keep)) || pages.click(BUTTON, bar.begin);
  },
};
