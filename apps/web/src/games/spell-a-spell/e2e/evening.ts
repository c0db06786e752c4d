/** Spell-a-Spell played by clicks on what its page offers. */
import type { Evening } from '../../../../../../tools/check/browsers/pages.ts';
import { textsOf } from '../texts.ts';
import { lettered } from './driver.ts';

const BUTTON = 'button:enabled';
const LETTER = '[data-zone="rack"] [data-rune][aria-pressed="false"]';
const NEEDED = '[data-zone="word"] [data-needed]';

/** Both can fail once before the match may end: whoever comes by the link answers twice, whatever the hands hold. */
const PILE = 2;

/** Letters as they come, for the table to judge; whoever cannot lay enough of them gives up. */
export const evening: Evening = {
  table: lettered({ pile: PILE }),
  hand: async (pages) => {
    const { bar, ask } = textsOf(pages.lang);
    const answers = [ask.votes.accept, ask.yes, ask.answers.nothing.name, bar.failYes];
    for (const answer of answers) if (await pages.click(BUTTON, answer)) return true;
    if ((await pages.count(NEEDED)) > 0 && (await pages.click(LETTER))) return false;
    if (await pages.click(BUTTON, bar.cast)) return true;
    await pages.click(BUTTON, bar.fail);
    return false;
  },
};
