/** The end of a match, its replay, and what the house remembers of it. */

import type { Page } from '@playwright/test';
import type { Lang } from '../../apps/web/src/i18n/lang.ts';
import { mineTextsOf } from '../../apps/web/src/i18n/mine.ts';
import { replayTextsOf } from '../../apps/web/src/i18n/replay.ts';
import { textsOf } from '../../apps/web/src/i18n/texts.ts';
import { verifyTextsOf } from '../../apps/web/src/i18n/verify.ts';
import { expect } from '../portal.ts';
import { gameTexts } from '../sample.ts';
import { type Company, dismiss, press, type Screens } from './company.ts';

/** The host resigns, the guest would play on. */
export async function walkEnd({ host, guest }: Company, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  await press(host, t.table.menu);
  await press(host, gameTexts(lang).act.resign);
  await at(host, 'resign');
  await host.getByRole('dialog').last().getByRole('button', { name: t.table.confirmYes }).click();
  await expect(guest.getByRole('region', { name: t.end.over })).toBeVisible();
  await at(guest, 'end-won');
  await at(host, 'end-lost');
  await press(guest, t.end.rematch);
  await at(guest, 'end-waiting');
}

/** The match just played, from its start to its end, and the way on from its middle. */
export async function walkReplay({ host: page }: Company, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  await press(page, t.end.more);
  await at(page, 'end-more');
  await press(page, t.end.watchAgain);
  await expect(page.locator('[data-cell="e5"]')).toBeVisible();
  await at(page, 'replay-start');
  await page.getByRole('slider').fill('3');
  await at(page, 'replay-middle');
  await press(page, replayTextsOf(lang).playOn);
  await at(page, 'replay-play-on');
  await dismiss(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: replayTextsOf(lang).playOn })).toBeDisabled();
  await at(page, 'replay-end');
}

/** The shuffle of that match, checked; and the page without a match. */
export async function walkVerify({ host: page }: Company, lang: Lang, at: Screens): Promise<void> {
  await press(page, replayTextsOf(lang).menu);
  await at(page, 'replay-menu');
  await press(page, verifyTextsOf(lang).link);
  await expect(
    page.getByRole('heading', { name: verifyTextsOf(lang).holds, exact: true }),
  ).toBeVisible();
  await at(page, 'verify-holds');
  await page.goto('/verify');
  await page.locator('input[type=file]').setInputFiles({
    name: 'other.kesem',
    mimeType: 'text/plain',
    buffer: Buffer.from(`{}\nsha256 ${'0'.repeat(64)}\n`),
  });
  await expect(
    page.getByRole('heading', { name: verifyTextsOf(lang).fails, exact: true }),
  ).toBeVisible();
  await at(page, 'verify-fails');
}

/** The guest finds the match and the host again, and asks for another; the host finds the invitation. */
export async function walkMine({ host, guest }: Company, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  await host.goto('/mine');
  await expect(
    host.getByRole('link', { name: new RegExp(mineTextsOf(lang).outcome.lost) }),
  ).toBeVisible();
  await at(host, 'mine');
  await press(host, mineTextsOf(lang).deleteTitle);
  await at(host, 'mine-delete');
  await guest.goto('/mine');
  const people = guest.getByRole('listitem').filter({ hasText: mineTextsOf(lang).together(1) });
  await people.getByRole('button').click();
  await guest.waitForURL(/\/r\//);
  await host.goto('/');
  await expect(host.getByRole('button', { name: t.mine.accept })).toBeVisible();
  await at(host, 'home-invited');
}

/** Pages that lead nowhere, and those that stand by themselves. */
export async function walkAside(page: Page, lang: Lang, at: Screens): Promise<void> {
  for (const [path, screen] of [
    ['/credits', 'credits'],
    ['/device', 'device'],
    ['/nothing-here', 'nothing-here'],
    ['/r/AAAAAAAAAAAAAAAAAAAAAA', 'bad-link'],
    [`/m/${'0'.repeat(32)}`, 'replay-none'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await at(page, screen);
  }
  await page.goto('/');
  await expect(page.getByText(textsOf(lang).front.lastTables).first()).toBeAttached();
  await at(page, 'home-again');
}
