/** How each game is played by clicks on what its page offers. Each tells whether it has answered something. */
import type { Step } from '@kesem/engine/games/abalone/step';
import { touched } from '../../../apps/web/src/games/abalone/e2e/driver.ts';
import { textsOf as abaloneTexts } from '../../../apps/web/src/games/abalone/texts.ts';
import { cardName } from '../../../apps/web/src/games/eclipse/cards/text.ts';
import { textsOf as eclipseTexts } from '../../../apps/web/src/games/eclipse/texts.ts';
import { textsOf as shapesTexts } from '../../../apps/web/src/games/shapes/texts.ts';
import { textsOf as spellTexts } from '../../../apps/web/src/games/spell-a-spell/texts.ts';
import { type Pages, press } from './pages.ts';
import type { Rival } from './rival.ts';

/** How the title begins while it is one's turn. */
const TURN = '●';

export type Hand = (pages: Pages, rival: Rival) => Promise<boolean>;

const BUTTON = 'button:enabled';
/** A button of the bar that is none of those for what is being played. */
const IN_BAR = 'footer [data-bar] button:enabled:not([aria-label])';

/** The move that is advised: its marbles, and then the arrow. */
export const pushMarbles: Hand = async (pages, rival) => {
  const advised = (await pages.title()).includes(TURN) ? rival.advice() : null;
  if (advised === null) return false;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- marbles are pushed and nothing else is advised
  const step = advised.move as unknown as Step;
  for (const cell of touched(step)) await press(pages, `[data-cell="${cell}"]`);
  await pages.click(BUTTON, abaloneTexts(pages.lang).bar.confirm);
  await rival.answered(advised.key);
  return true;
};

/** The first card that can be picked, unless one is. */
export const pickShape: Hand = async (pages) => {
  if (!(await pages.click('[data-card][data-lit]'))) return false;
  await pages.click(BUTTON, shapesTexts(pages.lang).bar.lock);
  return true;
};

/** The card nearest to the deck and the first wizard that is offered, with a hand that is still down; whoever is charmed pays. */
export const castHand: Hand = async (pages) => {
  await pages.click('[data-table]:has([data-mine] [data-down]) [data-spell] button:enabled');
  if (!(await pages.click('[data-aim="open"] button'))) return false;
  return pages.click(IN_BAR);
};

const LETTER = '[data-zone="rack"] [data-rune][aria-pressed="false"]';
const NEEDED = '[data-zone="word"] [data-needed]';

/** Letters as they come, for the table to judge; whoever cannot lay enough of them gives up. */
export const spellWord: Hand = async (pages) => {
  const { bar, ask } = spellTexts(pages.lang);
  const answers = [ask.votes.accept, ask.yes, ask.answers.nothing, bar.failYes];
  for (const answer of answers) if (await pages.click(BUTTON, answer)) return true;
  if ((await pages.count(NEEDED)) > 0 && (await pages.click(LETTER))) return false;
  if (await pages.click(BUTTON, bar.cast)) return true;
  await pages.click(BUTTON, bar.fail);
  return false;
};

/** Keeps the first hand, and lays a stone wherever one may be laid. */
export const layStone: Hand = async (pages) => {
  const { lang } = pages;
  const { bar } = eclipseTexts(lang);
  const stone = cardName('crystal', lang).name;
  if (await pages.click(BUTTON, bar.does.stone)) return true;
  if (await pages.click(`[data-thing^="card:"][data-mark="legal"][aria-label*=": ${stone}"]`)) {
    return false;
  }
  return (await pages.click(BUTTON, bar.keep)) || pages.click(BUTTON, bar.begin);
};
