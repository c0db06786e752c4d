/** One evening of five: two phones in Hebrew, a laptop in English, a television and somebody who only came to watch; three games by one link. */
import type { Page } from '@playwright/test';
import { backTextsOf } from '../apps/web/src/i18n/back.ts';
import { lateTextsOf } from '../apps/web/src/i18n/late.ts';
import { nextTextsOf } from '../apps/web/src/i18n/next.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { tvTextsOf } from '../apps/web/src/i18n/tv.ts';
import { picture } from './pictures.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { addBot, bar, button, expectMoves, joinRoom, joinsAgain, startMatch } from './room.ts';
import { gameCard, gameTexts, Mirror, tapMove } from './sample.ts';
import { openFirst, otherCard, type Player, playOut } from './samples.ts';

const he = textsOf('he');
const en = textsOf('en');
const TELEVISION = { viewport: { width: 1920, height: 1080 }, locale: 'he-IL' } as const;

/** A cover among what may come next, as somebody sees it. */
const coverOf = ({ page, lang }: Player, card: typeof gameCard) =>
  page
    .getByRole('region', { name: nextTextsOf(lang).title })
    .getByRole('button')
    .filter({ hasText: card.title(lang) });

/** The host of an evening is on a phone, and settles everything there. */
async function endByAll(host: Player, others: readonly Player[]): Promise<void> {
  await button(host.page, he.table.menu).tap();
  await button(host.page, he.ending.propose).tap();
  await button(host.page, he.table.confirmYes).tap();
  for (const { page, lang } of others) await button(page, textsOf(lang).ending.agree).click();
}

/** Shows the room on a television, by the code that its host reads there. */
async function showOn(tv: Page, host: Page): Promise<void> {
  await button(host, he.room.menu).tap();
  await button(host, tvTextsOf('he').item).tap();
  const code = await host.getByRole('dialog').locator('bdi[dir=ltr]').last().innerText();
  await tv.goto('/tv');
  await tv.frameLocator('iframe').locator('input').fill(code.replace(/\D/g, ''));
  for (let open = 0; open < 2; open += 1) await host.keyboard.press('Escape');
}

test('two phones, a laptop, a television and a watcher spend one evening over three games by one link', {
  tag: '@long',
}, async ({ person }) => {
  const host: Player = { page: await person(PHONE), lang: 'he' };
  const uri: Player = { page: await person(LAPTOP), lang: 'en' };
  const noa: Player = { page: await person(PHONE), lang: 'he' };
  const tv = await person(TELEVISION);
  const watcher = await person(PHONE);
  const all = [host, uri, noa];
  const glass = tv.frameLocator('iframe');
  const link = await openFirst(host);
  const see = (step: string): Promise<void> =>
    picture(step, { host: host.page, uri: uri.page, noa: noa.page, tv, watcher });

  await test.step('they gather by the link, and the television by the code', async () => {
    await joinRoom(uri.page, link, 'en', 'Uri');
    await joinRoom(noa.page, link, 'he', 'נועה');
    await showOn(tv, host.page);
    await expect(glass.locator('[data-away]')).toHaveCount(3);
    await watcher.goto(link);
    await expect(watcher.getByText('נועה').first()).toBeVisible();
    await see('1-gathered');
  });

  await test.step('the first game is played to its end', async () => {
    await button(host.page, he.start.startWith(3)).tap();
    await expect(bar(uri.page, 'en')).toContainText('Pick');
    await see('2-playing');
    await playOut(all);
    for (const { page, lang } of all) {
      await expect(page.getByRole('region', { name: textsOf(lang).end.over })).toBeVisible();
    }
    await expect(glass.getByRole('region', { name: he.end.over })).toBeVisible();
    await see('3-ended');
  });

  await test.step('one wants another match, and the others join by one press', async () => {
    await button(host.page, he.end.rematch).tap();
    await expect(button(uri.page, joinsAgain('en'))).toBeVisible();
    await see('4-wants-more');
    await button(uri.page, joinsAgain('en')).click();
    await button(noa.page, new RegExp(he.end.join('.*', 2))).tap();
    await expect(bar(uri.page, 'en')).toContainText('Pick');
    await endByAll(host, [uri, noa]);
  });

  await test.step('two want a game for two: the host sees it, and says who sits', async () => {
    await coverOf(uri, gameCard).click();
    await coverOf(noa, gameCard).tap();
    await expect(coverOf(host, gameCard)).toContainText(nextTextsOf('he').wants(2));
    await see('5-wished');
    await coverOf(host, gameCard).tap();
    const dialog = host.page.getByRole('dialog');
    for (const [name, sits] of [
      ['נועה', false],
      ['Uri', true],
    ] as const) {
      const choice = dialog.getByRole('button', { name, exact: true });
      await expect(choice).toBeVisible();
      if ((await choice.getAttribute('aria-pressed')) !== String(sits)) await choice.tap();
    }
    await button(host.page, nextTextsOf('he').whoGo(gameCard.title('he'))).tap();
    await expect(noa.page.getByText(he.room.moved(gameCard.title('he'))).first()).toBeVisible();
    await see('6-moved');
    await startMatch(host.page, 'he', [uri.page, noa.page, watcher]);
    await expect(glass.locator('[data-cell="e5"]')).toBeVisible();
  });

  await test.step('a move is taken back, for the other agrees, and the other gives up', async () => {
    await tapMove(host.page, new Mirror().think('easy'), gameTexts('he').bar.confirm);
    await button(host.page, he.table.menu).tap();
    await button(host.page, backTextsOf('he').takeBack).tap();
    await expect(button(uri.page, backTextsOf('en').agree)).toBeVisible();
    await see('7-asked-back');
    await button(uri.page, backTextsOf('en').agree).click();
    await expectMoves(uri.page, []);
    await button(uri.page, en.table.menu).click();
    await button(uri.page, gameTexts('en').act.resign).click();
    await button(uri.page, en.table.confirmYes).click();
    await expect(host.page.getByRole('region', { name: he.end.over })).toBeVisible();
  });

  await test.step('a game for more: whoever waited sits again, and a bot beside them', async () => {
    await coverOf(host, otherCard).tap();
    await expect(noa.page.locator('[data-seat="me"]')).toBeVisible();
    await addBot(host.page, 'he');
    await host.page
      .getByRole('button', { name: new RegExp(`^${he.start.go}`) })
      .last()
      .tap();
    for (const { page } of all) await expect(page.locator('[data-mat]')).toHaveCount(4);
    await see('8-four-play');
  });

  await test.step('one leaves and returns, and the watcher plays on for the bot', async () => {
    const late = lateTextsOf('he');
    await noa.page.goto('about:blank');
    await button(watcher, late.play).tap();
    const sheet = watcher.getByRole('dialog');
    await sheet.getByRole('textbox').fill('תמר');
    await sheet.getByRole('button', { name: late.play }).tap();
    await expect(watcher.locator('[data-mine]').first()).toBeVisible();
    await noa.page.goto(link);
    await expect(noa.page.locator('[data-mine]').first()).toBeVisible();
    for (const { page } of all) {
      await expect(page.locator('[data-mat]').filter({ hasText: 'תמר' })).toBeVisible();
    }
    await see('9-plays-on');
    expect(new URL(host.page.url()).pathname).toBe(link);
  });
});
