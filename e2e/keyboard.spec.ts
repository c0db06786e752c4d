import { Mirror, typeMove } from './abalone.ts';
import { isFocusIn, pressOn, tabTo } from './keys.ts';
import { expect, LAPTOP, test } from './portal.ts';

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

/** Games of hidden choices: what shows that a choice is due, where it is made, the keys that make it, and the one that skips. */
const HIDDEN = [
  {
    game: 'shapes',
    due: 'text=/^(Pick a|Tie-break: add)/',
    hand: '[data-card][data-lit]',
    choose: ['1'],
    skip: 'Escape',
  },
  {
    game: 'rock-paper-wizard',
    due: '[data-spell] button:enabled',
    hand: '[data-spell] button:enabled',
    choose: ['1', '2', 'Enter'],
    skip: 'Enter',
  },
] as const;

for (const { game, due, hand, choose, skip } of HIDDEN) {
  test(`a whole match of ${game} against a bot, by keyboard alone`, async ({ person }) => {
    test.setTimeout(240_000);
    const page = await person(LAPTOP);
    await page.goto(`/here/${game}/easy`);
    const isDue = page.locator(due).first();
    const skipping = page.getByRole('button', { name: 'Skip', exact: true });
    const over = page.getByRole('region', { name: 'The match is over' });
    await expect(isDue).toBeVisible({ timeout: 15_000 });
    // one step at a time: what a moment asks for may be gone in the next
    while (!(await over.isVisible())) {
      if (await skipping.isVisible()) await page.keyboard.press(skip);
      else if (!(await isDue.isVisible())) {
        await expect(isDue.or(skipping).or(over).first()).toBeVisible({ timeout: 15_000 });
      } else if (await isFocusIn(page, hand)) {
        for (const key of choose) await page.keyboard.press(key);
      } else await page.keyboard.press('Tab');
    }
    await pressOn(page, /^Rematch/);
    await expect(over).toBeHidden();
  });
}
