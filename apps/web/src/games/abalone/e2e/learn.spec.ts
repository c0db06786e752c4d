/** Learning the game: the course on the real board, the rules on their page and beside a live table. */
import type { Page } from '@playwright/test';
import { expect, LAPTOP, PHONE, test } from '../../../../../../e2e/portal.ts';
import { addBot, sitFirst } from '../../../../../../e2e/room.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { course } from '../course/course.ts';
import { cells } from '../testing/matches.ts';
import { textsOf as abaloneTexts } from '../texts.ts';
import { tapMove, typeMove } from './driver.ts';

const { lessons } = course;

/** The one move that a lesson asks for. */
function askedIn(lesson: (typeof lessons)[number]) {
  const [move] = lesson.solution;
  if (move?.do !== 'move') throw new Error(`${lesson.id} asks for no move`);
  return move;
}

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('the course is played through by touch in Hebrew, past a miss, a refusal and a reload', {
  tag: '@long',
}, async ({ person }) => {
  const page = await person(PHONE);
  const t = textsOf('he');
  const game = abaloneTexts('he');
  await page.goto('/');
  await page.getByRole('button', { name: /^אבלון/ }).tap();
  await page.getByRole('link', { name: t.learn.howToLong }).tap();
  for (const [i, lesson] of lessons.entries()) {
    await expect(title(page, lesson.title('he'))).toBeFocused();
    await expect(page.getByText(t.learn.step(i + 1, lessons.length))).toBeAttached();
    if (lesson.id === 'line') {
      await page.reload();
      await expect(title(page, lesson.title('he'))).toBeVisible();
      await tapMove(page, { marbles: cells('c4'), dir: 'NE' }, game.bar.confirm);
      await expect(page.getByText(t.learn.missed).first()).toBeVisible();
      await page.getByRole('button', { name: t.again }).tap();
    }
    if (lesson.id === 'which') {
      for (const name of ['g3', 'g4', 'g5']) await cell(page, name).tap();
      const why = game.refusal.equal({ cell: '', own: 2, theirs: 2 });
      await expect(page.getByText(why).first()).toBeVisible();
      await page.getByRole('button', { name: game.bar.again }).tap();
    }
    await tapMove(page, askedIn(lesson), game.bar.confirm);
    await expect(page.getByText(lesson.praise('he')).first()).toBeVisible();
    await page.getByRole('button', { name: t.learn.next, exact: true }).tap();
  }
  await expect(title(page, t.learn.finished)).toBeVisible();
  await page.getByRole('button', { name: t.learn.firstBot }).tap();
  await expect(cell(page, 'e5')).toBeVisible();
});

test('the course is played through by keyboard alone in English', { tag: '@long' }, async ({
  person,
}) => {
  const page = await person(LAPTOP);
  await page.goto('/learn/abalone');
  for (const lesson of lessons) {
    await expect(title(page, lesson.title('en'))).toBeFocused();
    await tabToBoard(page);
    await typeMove(page, askedIn(lesson));
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(title(page, 'You know the game')).toBeVisible();
});

test('whoever is stuck is shown the move, and may skip', { tag: '@long' }, async ({ person }) => {
  const page = await person(LAPTOP);
  await page.goto('/learn/abalone');
  const [first, second, third] = lessons;
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByText(first?.praise('en') ?? '').first()).toBeVisible();
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(page.getByRole('button', { name: 'Show me' })).toBeEnabled();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(title(page, second?.title('en') ?? '')).toBeFocused();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(title(page, third?.title('en') ?? '')).toBeFocused();
});

test('the rules are searched, and each chapter has an address', { tag: '@long' }, async ({
  person,
}) => {
  const page = await person(LAPTOP);
  await page.goto('/rules/abalone#sumito');
  await expect(title(page, 'Sumito: the push')).toBeFocused();
  await expect(title(page, 'Sumito: the push')).toBeInViewport();
  await page.getByRole('link', { name: 'What cannot be pushed' }).click();
  await expect(title(page, 'What cannot be pushed')).toBeFocused();
  await page.getByRole('searchbox').fill('side-step');
  await expect(page.locator('mark').first()).toHaveText(/side-step/i);
  await expect(title(page, 'Clocks')).toBeHidden();
  await page.getByRole('searchbox').fill('dice');
  await expect(page.getByText('Nothing about that in the rules.')).toBeVisible();
});

test('help at a live table opens the rule of the moment; while waiting, the seat is kept', {
  tag: '@long',
}, async ({ person }) => {
  const page = await person(LAPTOP);
  await page.goto('/');
  await page.getByRole('button', { name: /^Abalone/ }).click();
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await page.waitForURL(/\/r\//);
  await page.getByRole('button', { name: 'How to play (90 s)' }).click();
  await expect(page.getByRole('dialog').locator('[data-cell="e5"]')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'The rule for this moment' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-seat="me"]')).toBeVisible();

  await addBot(page, 'en');
  await sitFirst(page, 'en');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(cell(page, 'e5')).toBeVisible();
  await page.getByRole('button', { name: 'The rule for this moment' }).click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await expect(title(page, 'A turn')).toBeFocused();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  // the moment is another once the offer has reached the table
  await expect(async () => {
    await page.getByRole('button', { name: 'The rule for this moment' }).click();
    await expect(title(page, 'Draws')).toBeFocused({ timeout: 1000 });
  }).toPass();
});

async function tabToBoard(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-cell'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came to the board');
}
