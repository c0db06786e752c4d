import type { Page } from '@playwright/test';
import { stoppedTextsOf } from '../apps/web/src/i18n/stopped.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { bar, button, expectMoves, joinRoom, openRoom, startMatch } from './room.ts';
import { clickMove, gameCard, gameTexts, Mirror, nameOf, tapMove } from './sample.ts';
import { tapWire } from './wire.ts';

const en = textsOf('en');
const he = textsOf('he');
const game = gameTexts('en');

/** Everything a page could complain of: dialogs, breaches of its policy, errors on its console. */
async function complaints(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().includes('404')) heard.push(line.text());
  });
  await page.exposeFunction('tellBreach', (what: string) => heard.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.apply(Reflect.get(window, 'tellBreach'), null, [event.violatedDirective]);
    });
  });
  return heard;
}

test('every tap that cannot be is answered in words, the bar is never empty, the title calls', async ({
  person,
}) => {
  const host = await person(LAPTOP);
  const guest = await person(LAPTOP);
  await joinRoom(guest, await openRoom(host, 'en'), 'en');
  await startMatch(host, 'en', [guest]);
  const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
  const says = (page: Page) => bar(page, 'en');
  await expect(host).toHaveTitle(en.table.titleTurn(gameCard.title('en')));
  await expect(guest).not.toHaveTitle(/Your turn/);

  await cell(host, 'e5').click();
  await expect(says(host)).toContainText(game.hint.pickOwn('b'));
  await cell(host, 'i9').click();
  await expect(says(host)).toContainText(game.hint.pickOwn('b'));
  await cell(host, 'a1').click();
  await cell(host, 'a2').click();
  await cell(host, 'a3').click();
  await cell(host, 'a4').click();
  await expect(says(host)).toContainText(game.refusal.fourth({ cell: 'a4', own: 3, theirs: 0 }));
  await host.keyboard.press('Escape');
  await cell(host, 'a1').click();
  await cell(host, 'i5').click();
  await expect(says(host)).not.toHaveText('');
  await cell(host, 'a2').click();
  await host.keyboard.press('Escape');
  await cell(host, 'b1').click();
  await host.keyboard.press('KeyX');
  await expect(says(host)).toContainText(game.refusal.blocked({ cell: 'a1', own: 1, theirs: 0 }));
  await host.keyboard.press('Escape');
  // a caret in words has the page laid out before each picture from then on
  await host.locator('h1').click();
  await says(host).locator('p').click();
  expect(await host.evaluate(() => getSelection()?.type)).toBe('None');
  await cell(guest, 'i9').click();
  await expect(says(guest)).toContainText(game.bar.noWay);

  const match = new Mirror();
  const step = match.think('easy');
  await clickMove(host, step);
  match.play(step);
  await expect(guest).toHaveTitle(en.table.titleTurn(gameCard.title('en')));
  await expect(host).not.toHaveTitle(/Your turn/);
  await guest.goto('/');
  await expect(guest).toHaveTitle(en.front.title);
  // the table that waits is the first thing on the front page
  await expect(guest.getByRole('link', { name: /Continue/ })).toContainText(en.front.yourTurn);
  await guest.getByRole('link', { name: /Continue/ }).click();
  await expect(guest).toHaveTitle(en.table.titleTurn(gameCard.title('en')));
});

test("language, colours and the browser's own buttons in the middle of a match lose nothing", {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const guest = await person(PHONE);
  const link = await openRoom(host, 'en');
  await joinRoom(guest, link, 'he');
  await startMatch(host, 'en', [guest]);
  const match = new Mirror();
  const step = match.think('easy');
  await clickMove(host, step);
  const played = [match.play(step)];

  const answer = match.think('easy');
  await expect(bar(guest, 'he')).toContainText(gameTexts('he').bar.pick);
  await guest.locator(`[data-cell="${nameOf(answer.marbles[0] ?? 0)}"]`).tap();
  await button(guest, he.table.menu).tap();
  await button(guest, he.tools.otherLang).tap();
  await button(guest, en.tools.toDark).tap();
  await expect(guest.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(guest.locator('html')).toHaveAttribute('data-theme', 'dark');
  await guest.keyboard.press('Escape');
  await expect(bar(guest, 'en')).toContainText(game.bar.pickWay);
  await button(guest, game.bar.again).tap();
  await tapMove(guest, answer, game.bar.confirm);
  played.push(match.play(answer));
  await expectMoves(host, played);

  const second = await openRoom(host, 'en');
  expect(second).not.toBe(link);
  await host.goBack();
  await host.goBack();
  await host.waitForURL(`**${link}`);
  await expectMoves(host, played);
  await host.goto(second);
  await expect(host.locator('[data-seat="me"]')).toBeVisible();
  await host.goto(link);
  const third = match.think('easy');
  await clickMove(host, third);
  played.push(match.play(third));
  await expectMoves(host, played);
  await expect(bar(guest, 'en')).toContainText(game.bar.pick);
});

const NAMES = [
  'אאאאאאאאאאאאאאאאאאאאאאאאאאאאאאאאאאאאאאא',
  '👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈🇮🇱👨‍👩‍👧‍👦👩🏽‍🚀',
  '\u202Eevil\u202C\u2066x',
  'Z̷̢̛͙a̶͓͝l̸̰̎g̵͉̈́o̴̭͘',
] as const;
const PAYLOADS = [
  `<script>alert(1)</script> <img src=x onerror=alert(1)> "><svg onload=alert(1)>`,
  `';alert(1);// javascript:alert(1) <iframe srcdoc="<script>alert(1)</script>">`,
  `{{constructor.constructor("alert(1)")()}} <a href="javascript:alert(1)">x</a> __proto__`,
  `<style>@import "//x"</style> <math><mtext><script>alert(1)</script></mtext></math></title>`,
] as const;

test('names and lines of every kind are shown as they are written, and run nowhere', {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const guest = await person(PHONE);
  const heard = [await complaints(host), await complaints(guest)];
  const link = await openRoom(host, 'en');
  await joinRoom(guest, link, 'he', '<img src=x onerror=alert(1)>');
  await expect(host.getByRole('list').first()).toBeVisible();
  for (const name of [...NAMES, '<b>bold</b>']) {
    await button(host, /^Seat of/).click();
    await button(host, en.profile.open).click();
    await host.getByLabel(en.profile.name, { exact: true }).fill(name);
    await button(host, en.save).click();
    await expect(host.getByRole('dialog')).toHaveCount(0);
    const width = await guest.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
  await expect(guest.getByText('<b>bold</b>').first()).toBeVisible();
  await button(host, /^Seat of/).click();
  await button(host, en.profile.open).click();
  await host.getByLabel(en.profile.name, { exact: true }).fill('\u200B\u2800\u202E');
  await button(host, en.save).click();
  await expect(host.getByRole('alert').getByText(en.refusals.badName)).toBeVisible();
  await host.keyboard.press('Escape');

  const log = host.getByRole('log', { name: en.chat.title });
  for (const line of PAYLOADS) {
    await host.getByLabel(en.chat.placeholder).fill(line);
    await host.keyboard.press('Enter');
    await expect(log).toContainText(line);
  }
  for (const path of [
    '/r/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    `${link}?l="><script>alert(1)</script>`,
  ]) {
    await guest.goto(path);
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(heard.flat()).toEqual([]);

  // a device that kept such a name from before is not locked out
  await guest.evaluate(() => localStorage.setItem('kesem:device', '{"name":"\u202E\u200B"}'));
  await guest.goto(link);
  await expect(guest.locator('[data-seat="me"]')).toBeVisible();
});

test('a match that stands still, a player who is long gone: what the others may do stands beside it', {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const guest = await person(LAPTOP);
  const wire = await tapWire(host);
  const link = await openRoom(host, 'en');
  await joinRoom(guest, link, 'en', 'Noa');
  await startMatch(host, 'en', [guest]);
  wire.in = (frame) => frame.replaceAll('"closed":null', '"closed":"frozen"');
  const { frozen: stopped } = stoppedTextsOf('en');
  await host.reload();
  await expect(host.getByRole('heading', { name: stopped.title })).toBeVisible();
  await expect(bar(host, 'en')).toContainText(stopped.title);
  await button(host, en.table.endMatch).click();
  await button(host, en.table.confirmYes).click();
  await expect(host.getByText(en.refusals.present).first()).toBeVisible();
  wire.in = (frame) => frame;
  await host.reload();

  await guest.close();
  await expect(host.getByText(/Noa.* · seat held for/)).toBeVisible();
  await host.clock.install();
  await host.clock.fastForward(125_000);
  await expect(host.getByText(/has been away for a while/)).toBeVisible();
  await button(host, en.link.botPlays).click();
  // the clock of this page runs ahead, and the server says so
  await expect(host.getByText(en.refusals.present).first()).toBeVisible();
});
