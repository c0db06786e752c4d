/** One flow through an evening: what comes next, who sits, and who comes late; seen by everybody in words. */
import type { Page } from '@playwright/test';
import type { Lang } from '../apps/web/src/i18n/lang.ts';
import { lateTextsOf } from '../apps/web/src/i18n/late.ts';
import { nextTextsOf } from '../apps/web/src/i18n/next.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { addBot, bar, button, joinRoom, joinsAgain, openRoom, startMatch } from './room.ts';
import { gameCard, gameTexts } from './sample.ts';
import { openFirst, type Player } from './samples.ts';

/** The cover of the game for two, where it is chosen what comes next. */
const coverOf = ({ page, lang }: Player) =>
  page
    .getByRole('region', { name: nextTextsOf(lang).title })
    .getByRole('button')
    .filter({ hasText: gameCard.title(lang) });

const noteOf = (page: Page, text: string) => page.getByText(text).first();

/** The count before a start, as a page shows it in its bar. */
const countOf = (page: Page, lang: Lang) =>
  page
    .getByRole('contentinfo')
    .getByText(new RegExp(`^${textsOf(lang).start.starting(0).replace('0', '[123]')}$`));

test('three go from an end by their wishes to a game for two, and the one who waited sits in the next', {
  tag: '@long',
}, async ({ person }) => {
  const host: Player = { page: await person(LAPTOP), lang: 'en' };
  const guest: Player = { page: await person(PHONE), lang: 'he' };
  const third: Player = { page: await person(LAPTOP), lang: 'en' };
  const all = [host, guest, third];
  const t = textsOf('en');
  const next = nextTextsOf('en');
  const title = gameCard.title('en');
  const link = await openFirst(host);
  await joinRoom(guest.page, link, 'he', 'נועה');
  await joinRoom(third.page, link, 'en', 'Uri');

  // the count is on every screen
  const counted = Promise.all(
    all.map(({ page, lang }) => expect(countOf(page, lang)).toBeVisible()),
  );
  await button(host.page, t.start.startWith(3)).click();
  await counted;

  // all agree to end it
  await button(host.page, t.table.menu).click();
  await button(host.page, t.ending.propose).click();
  await button(host.page, t.table.confirmYes).click();
  await button(guest.page, textsOf('he').ending.agree).click();
  await button(third.page, t.ending.agree).click();

  // the wishes of two are seen by all, and the host decides who sits
  await coverOf(guest).click();
  await coverOf(third).click();
  for (const one of all) {
    await expect(coverOf(one)).toContainText(nextTextsOf(one.lang).wants(2));
  }
  await coverOf(host).click();
  const dialog = host.page.getByRole('dialog');
  // who comes first of those who have waited as long hangs on the seats that were drawn
  const pick = async (name: string, sits: boolean): Promise<void> => {
    const choice = dialog.getByRole('button', { name, exact: true });
    await expect(choice).toBeVisible();
    if ((await choice.getAttribute('aria-pressed')) !== String(sits)) await choice.click();
  };
  await pick('Uri', false);
  await pick('נועה', true);
  await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(2);
  await button(host.page, next.whoGo(title)).click();
  await expect(noteOf(third.page, t.room.moved(title))).toBeVisible();
  await expect(noteOf(third.page, t.room.inLine(1))).toBeVisible();
  await expect(
    noteOf(guest.page, textsOf('he').events.switched(gameCard.title('he'))),
  ).toBeVisible();

  await startMatch(host.page, 'en', [guest.page, third.page]);
  await button(host.page, t.table.menu).click();
  await button(host.page, gameTexts('en').act.resign).click();
  await button(host.page, t.table.confirmYes).click();

  // one wants another: the other is asked to join, and whoever watches reads who is awaited
  await button(host.page, t.end.rematch).click();
  await expect(button(guest.page, joinsAgain('he'))).toBeVisible();
  await expect(bar(third.page, 'en')).toContainText('נועה');
  await expect(guest.page).toHaveTitle(new RegExp(textsOf('he').end.wants('.*', 1)));

  // or else the host lets the one sit who has waited
  await coverOf(host).click();
  await expect(dialog.getByRole('button', { name: 'Uri', pressed: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'נועה', pressed: false })).toBeVisible();
  await button(host.page, next.whoGo(title)).click();
  await expect(third.page.locator('[data-seat="me"]')).toBeVisible();
  await expect(noteOf(guest.page, textsOf('he').room.inLine(1))).toBeVisible();
});

test('who comes late is greeted, says their name and plays on for a bot', async ({ person }) => {
  const host = await person(LAPTOP);
  const late = await person(PHONE);
  const t = lateTextsOf('he');
  const link = await openRoom(host, 'en');
  await addBot(host, 'en');
  await startMatch(host, 'en', []);
  await late.goto(link);
  await expect(late.getByText(t.hello)).toBeVisible();
  await button(late, t.play).tap();
  const sheet = late.getByRole('dialog');
  await sheet.getByRole('textbox').fill('תמר');
  await sheet.getByRole('button', { name: t.play }).tap();
  await expect(late.locator('[data-seat="me"]')).toBeVisible();
  await expect(late.getByText(t.hello)).toBeHidden();
  await expect(host.getByText(/plays on for/).first()).toBeVisible();
  await expect(host.getByRole('list', { name: textsOf('en').table.players })).toContainText('תמר');
});
