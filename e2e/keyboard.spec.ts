import type { Page } from '@playwright/test';
import { Mirror, typeMove } from './abalone.ts';
import { isFocusIn, pressOn, tabTo } from './keys.ts';
import { expect, LAPTOP, test } from './portal.ts';

test('a match against the bot, from the front page to the rematch, by keyboard alone', async ({
  person,
}) => {
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
      const chip = page.getByRole('radio', { name: `First to ${fewer}`, exact: true });
      await expect(chip).toBeChecked({ timeout: 500 });
    }).toPass();
  }
  await page.keyboard.press('Escape');
  // the seats are ordered, back to how they were, and so not drawn: Black is at the bottom
  const isFirst = page.locator('ol > li').first().locator('[data-seat="me"]');
  for (const mine of [0, 1]) {
    await pressOn(page, /^Seat of/);
    await pressOn(page, /^One seat (up|down)$/);
    await expect(isFirst).toHaveCount(mine);
  }
  await pressOn(page, /^Start$/);
  await expect(page.locator('[data-cell="e5"]')).toBeVisible();

  const match = new Mirror(2);
  const moves = page.getByRole('table').locator('bdi');
  for (let count = 0; !match.isOver; count += 1) {
    if (match.turn === 0) {
      const step = match.think('hard');
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

/** A question that is answered by keys: what shows that it is open, where it is answered, and the keys that do. */
interface Question {
  readonly due: string;
  readonly hand: string;
  readonly keys: readonly string[];
}

const SPELLS = '[data-spell] button:enabled';
const MATS = '[data-mat] button';

/** Games of hidden choices: every question that a match may ask, and the key that skips what is shown. */
const HIDDEN: readonly {
  readonly game: string;
  readonly skip: string;
  readonly questions: readonly Question[];
}[] = [
  {
    game: 'shapes',
    skip: 'Escape',
    questions: [
      { due: 'text=/^(Pick a|Tie-break: add)/', hand: '[data-card][data-lit]', keys: ['1'] },
    ],
  },
  {
    game: 'rock-paper-wizard',
    skip: 'Enter',
    questions: [
      { due: SPELLS, hand: SPELLS, keys: ['1', '2', 'Enter'] },
      // whoever is charmed is asked in the middle of the scene which poorer wizard gets the gold
      { due: `[data-table]:not(:has(${SPELLS})) ${MATS}`, hand: MATS, keys: ['2', 'Enter'] },
    ],
  },
];

/** Answers a question once the focus has come to where it is answered; else brings it one stop nearer. */
async function answer(page: Page, { hand, keys }: Question): Promise<void> {
  if (!(await isFocusIn(page, hand))) return page.keyboard.press('Tab');
  for (const key of keys) await page.keyboard.press(key);
}

for (const { game, skip, questions } of HIDDEN) {
  test(`a whole match of ${game} against bots, by keyboard alone`, async ({ person }) => {
    const page = await person(LAPTOP);
    await page.goto(`/here/${game}/easy`);
    const isOpen = ({ due }: Question) => page.locator(due).first();
    const skipping = page.getByRole('button', { name: 'Skip', exact: true });
    const over = page.getByRole('region', { name: 'The match is over' });
    const anything = questions.map(isOpen).reduce((one, two) => one.or(two), skipping.or(over));
    // one step at a time: what a moment asks for may be gone in the next
    while (!(await over.isVisible())) {
      await expect(anything.first()).toBeVisible();
      if (await skipping.isVisible()) await page.keyboard.press(skip);
      else {
        for (const question of questions) {
          if (await isOpen(question).isVisible()) await answer(page, question);
        }
      }
    }
    await pressOn(page, /^Rematch/);
    await expect(over).toBeHidden();
  });
}
