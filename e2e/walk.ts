/** A walk through every screen of the app, stopping at each: for axe, and for whoever wants pictures. */
import type { Page } from '@playwright/test';
import { textsOf as abaloneTexts } from '../apps/web/src/games/abalone/texts.ts';
import type { Lang } from '../apps/web/src/i18n/lang.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { clickMove, Mirror, tapStep } from './abalone.ts';
import { expect } from './portal.ts';

/** What is done on each screen. */
export type Screens = (page: Page, screen: string) => Promise<void>;

const GAME: Readonly<Record<Lang, RegExp>> = { he: /^אבלון/, en: /^Abalone/ };

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** From the front page into a waiting room of one's own. */
export async function walkHost(page: Page, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  await page.goto('/');
  await expect(page.getByRole('button', { name: GAME[lang] })).toBeVisible();
  await at(page, 'home');
  await press(page, GAME[lang]);
  await at(page, 'home-open');
  await press(page, t.front.friends);
  await page.waitForURL(/\/r\//);
  await expect(page.getByRole('button', { name: t.room.addBot }).first()).toBeVisible();
  await at(page, 'waiting-alone');
  await press(page, t.room.addBot);
  await at(page, 'bot');
  await page.keyboard.press('Escape');
  await page.locator(`[aria-label="${t.room.options}"] button`).first().click();
  await at(page, 'options');
  await page.keyboard.press('Escape');
  await press(page, t.room.menu);
  await at(page, 'room-menu');
  await page.keyboard.press('Escape');
}

/** A guest joins, both play a little, one resigns. */
export async function walkGuest(guest: Page, host: Page, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  const game = abaloneTexts(lang);
  await guest.goto(new URL(host.url()).pathname);
  await expect(guest.getByRole('button', { name: t.join.sit })).toBeVisible();
  await at(guest, 'join');
  await press(guest, t.join.sit);
  await expect(guest.getByRole('dialog')).toBeHidden();
  await at(guest, 'waiting-guest');
  await at(host, 'waiting-full');
  await press(host, t.start.go);
  await expect(host.locator('[data-cell="e5"]')).toBeVisible({ timeout: 15_000 });

  const step = new Mirror().think('easy');
  await host.locator('[data-cell="c3"]').click();
  await host.locator('[data-cell="c5"]').click();
  await at(host, 'table-chosen');
  await host.keyboard.press('Escape');
  if ((host.viewportSize()?.width ?? 0) < 500) {
    await tapStep(host, step);
    await at(host, 'table-confirm');
    await press(host, game.bar.confirm);
  } else {
    await clickMove(host, step);
  }
  await expect(guest.getByText(game.bar.pick).first()).toBeVisible();
  await at(guest, 'table-my-turn');
  await at(host, 'table-their-turn');
  await press(host, t.table.menu);
  await at(host, 'table-menu');
  await press(host, game.act.resign);
  await at(host, 'resign');
  await host.getByRole('dialog').last().getByRole('button', { name: t.table.confirmYes }).click();
  await expect(guest.getByRole('region', { name: t.end.over })).toBeVisible();
  await at(guest, 'end-won');
  await at(host, 'end-lost');
}

/** The pages beside the table. */
export async function walkPages(page: Page, lang: Lang, at: Screens): Promise<void> {
  for (const path of ['/credits', '/device', '/nothing-here', '/r/AAAAAAAAAAAAAAAAAAAAAA']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await at(page, path.split('/')[1] === 'r' ? 'bad-link' : path.slice(1));
  }
  await page.goto('/');
  await expect(page.getByText(textsOf(lang).front.lastTables).first()).toBeAttached();
  await at(page, 'home-again');
}
