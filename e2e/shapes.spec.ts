import type { Page } from '@playwright/test';
import { rockPaperWizardCard } from '../apps/web/src/games/rock-paper-wizard/card.ts';
import { textsOf as gameTexts } from '../apps/web/src/games/shapes/texts.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { TRANSPORT } from '../apps/web/src/i18n/transport.ts';
import { expectSound } from './audit.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { bar, button, joinRoom } from './room.ts';
import {
  isTied,
  litCards,
  openShapes,
  type Player,
  pickCard,
  pickLevel,
  playOut,
  skipFilm,
} from './shapes.ts';
import { addBot, choose } from './wizard.ts';

const he = gameTexts('he');
const en = gameTexts('en');

async function bothSound(players: readonly Player[]): Promise<void> {
  for (const { page } of players) await expectSound(page);
}

/** What the prizes on the mats are worth, in the order of seats. */
const prizes = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-seat] b').allTextContents();

async function skipFilms(players: readonly Player[]): Promise<void> {
  for (const player of players) await skipFilm(player);
}

async function pickFirst(players: readonly Player[]): Promise<void> {
  for (const player of players) await pickCard(player, 0);
}

test('two meet at Shapes, on a phone in Hebrew and a laptop in English, and break a tie', async ({
  person,
}) => {
  const host: Player = { page: await person(PHONE), lang: 'he' };
  const guest: Player = { page: await person(LAPTOP), lang: 'en' };
  const both = [host, guest];
  const link = await openShapes(host);
  await joinRoom(guest.page, link, 'en', 'Yossi');
  await button(host.page, textsOf('he').start.startWith(2)).click();
  for (const { page } of both) await expect(litCards(page)).toHaveCount(3);
  await bothSound(both);

  // whoever has locked is seen to have, and what it is stays hidden
  await pickCard(host, 1);
  await expect(bar(host.page, 'he')).toContainText(he.bar.canChange);
  // the seats are drawn, so the host's mat is the one that is not the guest's own
  const rival = guest.page.locator('li[data-seat]:not([data-seat="me"])');
  await expect(rival).toContainText(en.board.picked);
  await expect(rival).not.toContainText('base:');
  // another card takes its place
  await pickCard(host, 0);
  await pickCard(guest, 0);
  await skipFilms(both);
  await bothSound(both);

  // they pick alike until they are level
  await pickLevel(host, guest);
  await skipFilms(both);
  while (!(await isTied(host))) {
    await pickFirst(both);
    await skipFilms(both);
    await pickLevel(host, guest);
    await skipFilms(both);
  }
  await expect(host.page.locator('[data-leads]')).toHaveCount(2);
  await expect(guest.page.getByRole('list', { name: textsOf('en').table.log })).toContainText(
    'Tie-break between',
  );
  await bothSound(both);

  // the same seat after a reload, and the same tie
  await host.page.reload();
  await expect(bar(host.page, 'he')).toContainText(he.bar.pick.tie);
  await pickFirst(both);
  await skipFilms(both);
  await expect(async () => {
    expect(await prizes(host.page)).toEqual(await prizes(guest.page));
  }).toPass();
});

test('one link for the evening: Shapes to its end, then Rock Paper Wizard with a bot at the same table', async ({
  person,
}) => {
  const host: Player = { page: await person(LAPTOP), lang: 'en' };
  const guest: Player = { page: await person({ ...LAPTOP, locale: 'he-IL' }), lang: 'he' };
  const t = textsOf('en');
  const link = await openShapes(host);
  await joinRoom(guest.page, link, 'he', 'אלכסנדרה');
  await button(host.page, t.start.startWith(2)).click();
  await playOut([host, guest]);

  await button(host.page, t.end.changeGame).first().click();
  await button(host.page, t.room.menu).click();
  const other = `${t.room.changeGame}: ${rockPaperWizardCard.title('en')}`;
  await button(host.page, other).click();
  await addBot(host.page, 'en');
  await host.page
    .getByRole('button', { name: new RegExp(`^${t.start.go}`) })
    .last()
    .click();
  for (const { page } of [host, guest]) {
    await expect(page.locator('[data-mat]')).toHaveCount(3);
    expect(new URL(page.url()).pathname).toBe(link);
  }
  await choose(guest.page, 'he');
  await choose(host.page, 'en');
  for (const { page, lang } of [host, guest]) {
    await expect(button(page, TRANSPORT[lang].skip)).toBeVisible();
  }
});
