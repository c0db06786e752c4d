import type { Page } from '@playwright/test';
import { expectSound } from '../../../../../../e2e/audit.ts';
import { expect, LAPTOP, PHONE, test } from '../../../../../../e2e/portal.ts';
import { bar, button, joinRoom } from '../../../../../../e2e/room.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { textsOf as gameTexts } from '../texts.ts';
import {
  isTied,
  litCards,
  openShapes,
  type Player,
  pickCard,
  pickLevel,
  skipFrames,
} from './driver.ts';

const he = gameTexts('he');
const en = gameTexts('en');

async function bothSound(players: readonly Player[]): Promise<void> {
  for (const { page } of players) await expectSound(page);
}

/** What the prizes on the mats are worth, in the order of seats. */
const prizes = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-seat] b').allTextContents();

async function skipAll(players: readonly Player[]): Promise<void> {
  for (const player of players) await skipFrames(player);
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
  await skipAll(both);
  await bothSound(both);

  // they pick alike until they are level
  await pickLevel(host, guest);
  await skipAll(both);
  while (!(await isTied(host))) {
    await pickFirst(both);
    await skipAll(both);
    await pickLevel(host, guest);
    await skipAll(both);
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
  await skipAll(both);
  await expect(async () => {
    expect(await prizes(host.page)).toEqual(await prizes(guest.page));
  }).toPass();
});
