/** Playing Shapes on a page: a room for it, and hands that pick. */

import type { Page } from '@playwright/test';
import { expect } from '../../../../../../e2e/portal.ts';
import { bar, button, skip } from '../../../../../../e2e/room.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { shapesCard } from '../card.ts';
import { textsOf as gameTexts } from '../texts.ts';

/** Somebody at the table, and the language of their page. */
export interface Player {
  readonly page: Page;
  readonly lang: Lang;
}

/** Opens a room for friends from the front page; gives the path of its link. */
export async function openShapes({ page, lang }: Player): Promise<string> {
  await page.goto('/');
  await button(page, new RegExp(`^${shapesCard.title(lang)}`)).click();
  await button(page, textsOf(lang).front.friends).click();
  await page.waitForURL(/\/r\//);
  await expect(page.locator('[data-seat="me"]')).toBeVisible();
  return new URL(page.url()).pathname;
}

/** The cards that can be picked now. */
export const litCards = (page: Page) => page.locator('[data-card][data-lit]');

/** Skips what is being played, until the table asks for the next card. */
export async function skipFrames({ page, lang }: Player): Promise<void> {
  const { pick } = gameTexts(lang).bar;
  await expect(async () => {
    await skip(page, lang);
    await expect(bar(page, lang)).toContainText(new RegExp(Object.values(pick).join('|')), {
      timeout: 500,
    });
  }).toPass();
}

/** Picks the card at a place of the lit shelf, as this device picks: by touch it is locked besides. */
export async function pickCard({ page, lang }: Player, slot: number): Promise<void> {
  const t = gameTexts(lang);
  await litCards(page).nth(slot).click();
  const lock = page.getByRole('button', { name: t.bar.lock, exact: true });
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) await lock.click();
  await expect(lock).toBeHidden();
}

/** Both pick full cards that match equally much, where there are such. */
export async function pickLevel(one: Player, two: Player): Promise<void> {
  for (const { page } of [one, two]) {
    await expect(page.locator('[data-card^="full"][data-lit]')).toHaveCount(3);
  }
  const [own, theirs] = [await matchesOf(one), await matchesOf(two)];
  const shared = own.find((count) => theirs.includes(count));
  await pickCard(one, shared === undefined ? 0 : own.indexOf(shared));
  await pickCard(two, shared === undefined ? 0 : theirs.indexOf(shared));
}

/** What each lit full card matches now. */
async function matchesOf({ page }: Player): Promise<readonly number[]> {
  const names = await litCards(page).evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('aria-label') ?? ''),
  );
  return names.map((name) => Number(/; (\d)/.exec(name)?.[1] ?? -1));
}

/** Waits until the table asks for base cards, or for one more to break a tie; tells which. */
export async function isTied({ page, lang }: Player): Promise<boolean> {
  const { base, tie } = gameTexts(lang).bar.pick;
  await expect(bar(page, lang)).toContainText(new RegExp(`${base}|${tie}`));
  return ((await bar(page, lang).textContent()) ?? '').includes(tie);
}

/** Picks the first card for everybody, whenever they are asked, until the match is over. */
export function playOut(players: readonly Player[]): Promise<void> {
  // by what it is called, and not by role: a page is asked many times, and a role costs it far more
  const over = players.map(({ page, lang }) =>
    page.locator(`section[aria-label="${textsOf(lang).end.over}"]`),
  );
  return playUntil(players, async () => (await over[0]?.isVisible()) === true);
}

/** Picks the first card for everybody, whenever they are asked, until something is so. */
export async function playUntil(
  players: readonly Player[],
  isSo: () => Promise<boolean>,
): Promise<void> {
  while (!(await isSo())) {
    for (const player of players) {
      const { page, lang } = player;
      const t = gameTexts(lang).bar;
      await skip(page, lang);
      for (const ask of Object.values(t.pick).map((text) => page.getByText(text).first())) {
        if (!(await ask.isVisible())) continue;
        await pickCard(player, 0);
        await expect(ask).toBeHidden();
      }
    }
  }
}
