import { pressOn, tabTo } from '../../../../../../e2e/keys.ts';
import { expect, LAPTOP, test } from '../../../../../../e2e/portal.ts';
import { Mirror, typeMove } from './driver.ts';

test('a match against the bot, from the front page to the rematch, by keyboard alone', async ({
  person,
}) => {
  const page = await person(LAPTOP);
  await page.goto('/');
  await pressOn(page, /^Abalone/);
  await pressOn(page, /^Play with friends/);
  await page.waitForURL(/\/r\//);
  const seats = page.getByRole('button', { name: /^Seat of/ });
  // one command is under way at most: a key that comes too soon is not taken, and pressed again
  await expect(async () => {
    // it may have been taken after all, only later
    if ((await seats.count()) === 1) {
      await pressOn(page, /^Bot/);
      await pressOn(page, /^easy/);
    }
    await expect(seats).toHaveCount(2, { timeout: 2000 });
  }).toPass();
  await pressOn(page, /^Marbles to win/);
  await tabTo(page, /^First to 6/);
  for (const fewer of ['First to 5', 'First to 4', 'First to 3', 'First to 2', 'One marble wins']) {
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      const chip = page.getByRole('radio', { name: fewer, exact: true });
      await expect(chip).toBeChecked({ timeout: 500 });
    }).toPass();
  }
  await page.keyboard.press('Escape');
  // the seats are ordered, back to how they were, and so not drawn: Black is at the bottom
  const isFirst = page.locator('ol > li').first().locator('[data-seat="me"]');
  for (const mine of [0, 1]) {
    await expect(async () => {
      if ((await isFirst.count()) === mine) return;
      await pressOn(page, /^Swap sides$/);
      await expect(isFirst).toHaveCount(mine, { timeout: 2000 });
    }).toPass();
  }
  await pressOn(page, /^Start$/);
  await expect(page.locator('[data-cell="e5"]')).toBeVisible();

  const match = new Mirror(1);
  const moves = page.getByRole('table').locator('bdi');
  for (let count = 0; !match.isOver; count += 1) {
    if (match.turn === 0) {
      const step = match.think('medium');
      await tabTo(page, /^[A-Ia-i][1-9]/);
      await typeMove(page, step);
      match.play(step);
    } else {
      await expect(moves).toHaveCount(count + 1);
      match.playText((await moves.nth(count).textContent()) ?? '');
    }
  }
  const won = match.winner === 0 ? /You won!/ : /^(?!.*You won!)/s;
  await expect(page.getByRole('region', { name: 'The match is over' })).toContainText(won);
  await pressOn(page, /^Rematch/);
  await expect(page.getByRole('region', { name: 'The match is over' })).toBeHidden();
  await expect(moves.first()).toBeVisible();
});
