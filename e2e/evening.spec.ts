import type { Page } from '@playwright/test';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { boxName, joinsAgain, shorten, sitFirst } from './room.ts';
import { clickMove, Mirror, SHORTEST, tapMove } from './sample.ts';

/** The last move that a page shows, wherever it stands on that size. */
async function lastMove(page: Page, notation: string): Promise<void> {
  await expect(page.locator('bdi[dir=ltr]', { hasText: notation }).first()).toBeAttached();
}

test('a phone in Hebrew and a laptop in English play a whole game by link, watched, reloaded and played again', async ({
  person,
}) => {
  const phone = await person(PHONE);
  await phone.goto('/');
  await phone.getByRole('button', { name: boxName('he') }).tap();
  await phone.getByRole('button', { name: 'שחקו עם חברים' }).tap();
  await phone.waitForURL(/\/r\//);
  const link = new URL(phone.url()).pathname;
  await shorten(phone, 'he');

  const laptop = await person(LAPTOP);
  await laptop.goto(link);
  await laptop.getByRole('button', { name: 'Join' }).click();
  await expect(laptop.getByText('2 at the table')).toBeVisible();

  const watcher = await person(LAPTOP);
  await watcher.goto(link);
  await watcher.getByText('Just watch', { exact: true }).click();

  await sitFirst(phone, 'he');
  await phone.getByRole('button', { name: 'להתחיל' }).tap();
  await expect(laptop.locator('[data-cell="e5"]')).toBeVisible();
  await expect(watcher.locator('[data-cell="e5"]')).toBeVisible();

  const match = new Mirror(SHORTEST.target, SHORTEST.start);
  for (let ply = 0; !match.isOver; ply += 1) {
    const mine = match.turn === 0;
    const step = match.think(mine ? 'medium' : 'random');
    if (mine) await tapMove(phone, step, 'לאשר');
    else await clickMove(laptop, step);
    const notation = match.play(step);
    if (match.isOver) break;
    await lastMove(mine ? laptop : phone, notation);
    await lastMove(watcher, notation);
    if (ply === 3) {
      await phone.reload();
      await expect(phone.locator('[data-cell="e5"]')).toBeVisible();
      await lastMove(phone, notation);
      await laptop.reload();
      await lastMove(laptop, notation);
    }
  }
  expect(match.winner).toBe(0);
  await expect(phone.getByRole('region', { name: 'המשחק נגמר' })).toContainText('ניצחתם');
  for (const page of [laptop, watcher]) {
    await expect(page.getByRole('region', { name: 'The match is over' })).toBeVisible();
  }

  await phone.getByRole('button', { name: 'עוד משחק' }).tap();
  await laptop.getByRole('button', { name: joinsAgain('en') }).click();
  // everybody has moved a seat: now the laptop is Black and begins
  const again = new Mirror(SHORTEST.target, SHORTEST.start);
  const first = again.think('easy');
  await expect(laptop.getByRole('region', { name: 'The match is over' })).toBeHidden();
  await clickMove(laptop, first);
  const notation = again.play(first);
  await lastMove(phone, notation);
  await lastMove(watcher, notation);
});
