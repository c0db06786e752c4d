import type { Page } from '@playwright/test';
import { Mirror, typeMove } from './abalone.ts';
import { expect, LAPTOP, test } from './portal.ts';

/** What has the focus and is not to be seen at all: out of sight, or under something. Past the last stop it is the browser's own. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return null;
    const { x, y, width, height } = at.getBoundingClientRect();
    if (width < 2 || height < 2) return null;
    const shown = at.closest('label') ?? at;
    const isSeen = [0.1, 0.5, 0.9].some((share) => {
      const hit = document.elementFromPoint(x + width * share, y + height / 2);
      return shown.contains(hit) || hit?.contains(at);
    });
    return isSeen ? null : at.outerHTML.slice(0, 120);
  });

/** Presses Tab until the focus stands on what is called so; on its way it is always to be seen. */
async function tabTo(page: Page, called: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
    if (called.test(name)) return;
    await page.keyboard.press('Tab');
    // what slides in is there in the end
    await expect.poll(() => hiddenFocus(page)).toBeNull();
  }
  throw new Error(`Tab never came to ${called}`);
}

/** Presses a key on what is called so. */
async function pressOn(page: Page, called: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, called);
  await page.keyboard.press(key);
}

test('a match against the bot, from the front page to the rematch, by keyboard alone', async ({
  person,
}) => {
  test.setTimeout(300_000);
  const page = await person(LAPTOP);
  await page.goto('/');
  await pressOn(page, /^Abalone/);
  await pressOn(page, /^Play with friends/);
  await page.waitForURL(/\/r\//);
  await pressOn(page, /^Bot/);
  await pressOn(page, /easy$/);
  await pressOn(page, /^Marbles to win/);
  await tabTo(page, /^First to 6/);
  for (const fewer of [5, 4, 3, 2]) {
    // one command is under way at most: a key that comes too soon is not taken, and pressed again
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      const chip = page.getByRole('radio', { name: `First to ${fewer}` });
      await expect(chip).toBeChecked({ timeout: 500 });
    }).toPass();
  }
  await page.keyboard.press('Escape');
  await pressOn(page, /^Start$/);
  await expect(page.locator('[data-cell="e5"]')).toBeVisible({ timeout: 15_000 });

  const match = new Mirror(2);
  const moves = page.getByRole('table').locator('bdi');
  for (let count = 0; !match.isOver; count += 1) {
    if (match.turn === 0) {
      const step = match.think('hard');
      await tabTo(page, /^[A-Ia-i][1-9]/);
      await typeMove(page, step);
      match.play(step);
    } else {
      await expect(moves).toHaveCount(count + 1, { timeout: 20_000 });
      match.playText((await moves.nth(count).textContent()) ?? '');
    }
  }
  expect(match.winner).toBe(0);
  await expect(page.getByRole('region', { name: 'The match is over' })).toContainText('You won!');
  await pressOn(page, /^Rematch/);
  await expect(page.getByRole('region', { name: 'The match is over' })).toBeHidden();
  await expect(moves.first()).toBeVisible({ timeout: 20_000 });
});
