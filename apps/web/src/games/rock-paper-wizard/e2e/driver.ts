/** Rock Paper Wizard on a page: rooms of several, and hands that choose by what they see. */

import type { Page } from '@playwright/test';
import { expect } from '../../../../../../e2e/portal.ts';
import { button, openOptions, skip } from '../../../../../../e2e/room.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { TRANSPORT } from '../../../i18n/transport.ts';
import { rockPaperWizardCard } from '../card.ts';

/** Opens a room for a short match from a front page; gives its link. */
export async function openShort(page: Page, lang: Lang, front = '/'): Promise<string> {
  await page.goto(front);
  await button(page, new RegExp(`^${rockPaperWizardCard.title(lang)}`)).click();
  await button(page, textsOf(lang).front.friends).click();
  await page.waitForURL(/\/r\//);
  await expect(page.locator('[data-seat="me"]')).toBeVisible();
  const goal = rockPaperWizardCard.options.find(({ key }) => key === 'goal');
  const name = (value: number) =>
    goal?.values.find((each) => each.value === value)?.label(lang) ?? '';
  await openOptions(page, lang);
  await page.getByRole('radio', { name: name(15), exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator(`[aria-label="${textsOf(lang).room.options}"]`)).toContainText(
    name(15),
  );
  return page.url();
}

/** Where gold must be given. */
const CHARMED = '[data-table]:not(:has([data-spell] button:enabled)):has([data-aim="open"] button)';
/** Where a spell may be chosen and is not, or gold must be given. */
const ASKED = `[data-table]:has([data-spell] button:enabled):has([data-mine] [data-down]), ${CHARMED}`;

/** Whether this player is asked in the middle of a scene whom to give gold. */
export const isCharmed = (page: Page): Promise<boolean> => page.locator(CHARMED).isVisible();

type Player = readonly [page: Page, lang: Lang];

/** Skips what is shown until one of them is asked for something; null when the match is over. */
export async function nextAsked(players: readonly Player[]): Promise<Player | null> {
  let asked: Player | null = null;
  await expect(async () => {
    for (const [page, lang] of players) {
      await skip(page, lang);
      if (await page.locator(ASKED).isVisible()) asked = [page, lang];
    }
    const [first] = players;
    const over = first?.[0].getByRole('region', { name: textsOf(first[1]).end.over });
    expect(asked !== null || (await over?.isVisible())).toBe(true);
  }).toPass();
  return asked;
}

/** Chooses the card nearest to the deck and the first wizard that is offered, and says ready; pays when charmed. */
export async function choose(page: Page, lang: Lang): Promise<void> {
  const card = page.locator('[data-spell] button:enabled').first();
  if (await card.isVisible()) await card.click();
  await page.locator('[data-aim="open"] button').first().click();
  const send = page.getByRole('contentinfo').locator('[data-buttons]').getByRole('button').last();
  await expect(send).not.toHaveText(TRANSPORT[lang].skip);
  await send.click();
}
