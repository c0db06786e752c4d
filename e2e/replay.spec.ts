import type { Page } from '@playwright/test';
import { replayTextsOf } from '../apps/web/src/i18n/replay.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { violations } from './audit.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { bar, button, expectMoves, joinRoom, openRoom, startMatch } from './room.ts';
import { clickMove, gameCard, gameTexts, Mirror } from './sample.ts';

const en = textsOf('en');
const he = textsOf('he');
const game = gameTexts('en');

/** What stands on each cell, as it is read aloud. */
const boardOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? '').toSorted());

const expectBoard = (page: Page, board: readonly string[] | undefined): Promise<void> =>
  expect.poll(() => boardOf(page)).toEqual(board);

/** How far a page could be scrolled, in px. */
const slack = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

const scrubber = (page: Page) => page.getByRole('slider');

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

/** Counts what is sounded on the page from now on. */
const countSounds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    // oxlint-disable-next-line typescript/unbound-method -- called on its node below
    const { start } = AudioBufferSourceNode.prototype;
    dataset['sounds'] = '0';
    AudioBufferSourceNode.prototype.start = function counted(...when) {
      dataset['sounds'] = `${Number(dataset['sounds']) + 1}`;
      return start.apply(this, when);
    };
  });

/** Four moves and a resignation; gives the moves, and the board after each. */
async function playShort(host: Page, guest: Page) {
  await joinRoom(guest, await openRoom(host, 'en'), 'en', 'Noa');
  await startMatch(host, 'en', [guest]);
  const match = new Mirror();
  const played: string[] = [];
  const boards = [await boardOf(host)];
  for (let i = 0; i < 4; i += 1) {
    const step = match.think('easy');
    await clickMove(i % 2 === 0 ? host : guest, step);
    played.push(match.play(step));
    await expectMoves(host, played);
    await expectMoves(guest, played);
    boards.push(await boardOf(guest));
  }
  await button(guest, en.table.menu).click();
  await button(guest, game.act.resign).click();
  await guest.getByRole('dialog').last().getByRole('button', { name: en.table.confirmYes }).click();
  return { played, boards };
}

test('a finished match is gone through by keys, slider, list and link, and taken up again', {
  tag: '@long',
}, async ({ person }) => {
  const look = { ...LAPTOP, contrast: 'more' } as const;
  const host = await person(look);
  const { played, boards } = await playShort(host, await person(LAPTOP));

  await button(host, en.end.more).click();
  await button(host, en.end.watchAgain).click();
  await host.waitForURL(/\/m\/[0-9a-f]{32}/);
  await expectBoard(host, boards[0]);
  await expect(host).toHaveTitle(
    `${replayTextsOf('en').title(gameCard.title('en'))} · ${en.brand}`,
  );
  expect(await slack(host)).toBe(0);
  for (const board of boards.slice(1)) {
    await host.keyboard.press('ArrowRight');
    await expectBoard(host, board);
  }
  await host.keyboard.press('End');
  await expect(scrubber(host)).toHaveValue('5');
  await expect(host.getByRole('contentinfo', { name: replayTextsOf('en').bar })).toContainText(
    /wins/,
  );
  await expect(button(host, replayTextsOf('en').playOn)).toBeDisabled();
  await expectNoViolations(host);
  await host.keyboard.press('Home');
  await expectBoard(host, boards[0]);

  await scrubber(host).fill('3');
  await expectBoard(host, boards[3]);
  await expect(scrubber(host)).toHaveAttribute('aria-valuetext', /^3\. /);
  await expect(host).toHaveURL(/#3$/);
  await host.keyboard.press('ArrowLeft');
  await expectBoard(host, boards[2]);
  const list = host.getByRole('list', { name: en.table.log });
  await list.getByRole('button', { name: played[3] ?? '' }).click();
  await expectBoard(host, boards[4]);
  await expect(list.locator('[aria-current=step]')).toContainText(played[3] ?? '');
  await button(host, replayTextsOf('en').copyStep).click();
  await expect(host.getByText(en.invite.copied).first()).toBeVisible();

  await host.keyboard.press('Home');
  await countSounds(host);
  await button(host, replayTextsOf('en').play).click();
  await expect(scrubber(host)).toHaveValue('5');
  // four moves slide, and the gong ends the match
  await expect(host.locator('html')).toHaveAttribute('data-sounds', /^[5-9]$/);

  const link = `${new URL(host.url()).pathname}#3`;
  const stranger = await person(look);
  await stranger.goto(link);
  await expect(stranger.locator('[data-cell="e5"]')).toBeVisible();
  await expectBoard(stranger, boards[3]);
  await stranger.getByRole('radio', { name: /Noa/ }).click();
  await expect(stranger.getByRole('grid', { name: game.board.label('w') })).toBeVisible();
  await button(stranger, replayTextsOf('en').playOn).click();
  await expectNoViolations(stranger);
  await button(stranger, new RegExp(en.levels.easy)).click();
  await stranger.waitForURL(/\/r\//);
  await expect(stranger.locator('[data-cell="e5"]')).toBeVisible();
  // it is the turn of the side that was to move, and that side is one's own
  await expect(bar(stranger, 'en')).toContainText(game.bar.pick);
  await expectBoard(stranger, boards[3]);
});

test('a replay fits a phone in Hebrew; a link to nothing says so', { tag: '@long' }, async ({
  person,
}) => {
  const host = await person(LAPTOP);
  await playShort(host, await person(LAPTOP));
  await button(host, en.end.more).click();
  await button(host, en.end.watchAgain).click();
  await host.waitForURL(/\/m\/[0-9a-f]{32}/);

  const phone = await person({ ...PHONE, contrast: 'more' });
  await phone.goto(`${new URL(host.url()).pathname}#2`);
  await expect(phone.locator('[data-cell="e5"]')).toBeVisible();
  const box = await button(phone, replayTextsOf('he').playOn).boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(664);
  expect(await slack(phone)).toBe(0);
  await expectNoViolations(phone);
  await button(phone, replayTextsOf('he').stepOn).tap();
  await expect(scrubber(phone)).toHaveValue('3');
  await button(phone, replayTextsOf('he').openSteps).tap();
  await expect(phone.locator('[aria-current=step]')).toBeInViewport();
  await phone.locator('[aria-current=step]').press('Escape');

  await phone.goto(`/m/${'0'.repeat(32)}`);
  await expect(phone.getByRole('heading', { name: replayTextsOf('he').noMatch })).toBeVisible();
  await button(phone, he.home).tap();
  await expect(phone).toHaveURL(/\/$/);
});

test('whoever watches a table may look from either side', { tag: '@long' }, async ({ person }) => {
  const host = await person(LAPTOP);
  const guest = await person(LAPTOP);
  const watcher = await person(LAPTOP);
  const link = await openRoom(host, 'en');
  await joinRoom(guest, link, 'en', 'Noa');
  await startMatch(host, 'en', [guest]);
  await watcher.goto(link);
  await expect(watcher.getByRole('grid', { name: game.board.label('b') })).toBeVisible();
  await button(watcher, en.table.menu).click();
  await watcher.getByRole('radio', { name: /Noa/ }).click();
  await watcher.keyboard.press('Escape');
  await expect(watcher.getByRole('grid', { name: game.board.label('w') })).toBeVisible();
});
