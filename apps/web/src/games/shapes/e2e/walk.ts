/** A table of Shapes: its picks, a reveal, a tie-break, and the same in words. */

import { expect } from '../../../../../../e2e/portal.ts';
import { bar, button, joinRoom } from '../../../../../../e2e/room.ts';
import { holdStill } from '../../../../../../e2e/still.ts';
import { type Company, type Screens, walkText } from '../../../../../../e2e/walk/company.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { textsOf as gameTexts } from '../texts.ts';
import {
  isTied,
  litCards,
  openShapes,
  type Player,
  pickCard,
  pickLevel,
  skipFrames,
} from './driver.ts';

/** From the front page to the first tie-break. */
export async function walk({ host, guest }: Company, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  const [one, two] = [
    { page: host, lang },
    { page: guest, lang },
  ];
  const link = await openShapes(one);
  await joinRoom(guest, link, lang);
  await button(host, t.start.startWith(2)).click();
  await expect(litCards(host)).toHaveCount(3);
  await at(host, 'shapes-base');
  await pickCard(one, 1);
  await expect(bar(host, lang)).toContainText(gameTexts(lang).bar.canChange);
  await at(host, 'shapes-locked');
  await expect(litCards(guest)).toHaveCount(3);
  await pickCard(two, 0);
  await skipFrames(one);
  await expect(host.locator('[data-card^="full"][data-lit]')).toHaveCount(3);
  await at(host, 'shapes-full');
  await walkCount(one, two, at);
  await untilTied(one, two);
  await at(host, 'shapes-tie');
  await walkText(one.page, lang, at, 'shapes-text');
}

/** The reveal of full cards, looked at when the first is counted and when all are. */
async function walkCount(one: Player, two: Player, at: Screens): Promise<void> {
  const { page, lang } = one;
  const { shown } = gameTexts(lang).frame;
  const said = async (): Promise<string> => (await bar(page, lang).textContent()) ?? '';
  const time = await holdStill(page);
  const next = async (): Promise<void> => {
    const now = await said();
    await time.until(async () => (await said()) !== now);
  };
  await pickLevel(one, two);
  await time.until(async () => (await said()).includes(shown));
  await next();
  await time.look(() => at(page, 'shapes-count'));
  await next();
  await next();
  await time.look(() => at(page, 'shapes-counted'));
  await time.goOn();
  for (const player of [one, two]) await skipFrames(player);
}

async function untilTied(one: Player, two: Player): Promise<void> {
  const both = [one, two];
  while (!(await isTied(one))) {
    for (const player of both) await pickCard(player, 0);
    for (const player of both) await skipFrames(player);
    await pickLevel(one, two);
    for (const player of both) await skipFrames(player);
  }
}
