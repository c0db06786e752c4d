import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { bar, button, joinRoom, openRoom, startMatch } from './room.ts';

const en = textsOf('en');
const he = textsOf('he');

test('out of the room: asked first, at once on every tab and for good, until the host takes it back', async ({
  person,
}) => {
  const host = await person(LAPTOP);
  const link = await openRoom(host, 'en');
  const guest = await person(PHONE);
  await joinRoom(guest, link, 'he', 'נועה');
  const tab = await guest.context().newPage();
  await tab.goto(link);
  await expect(tab.locator('[data-seat="me"]')).toBeVisible();
  const watcher = await person(LAPTOP);
  await watcher.goto(link);
  await button(watcher, en.join.watch).click();

  // by keyboard: the list of people, the question, and no tap before its answer
  await button(host, en.people.watching(1)).press('Enter');
  const list = host.getByRole('dialog', { name: en.people.title });
  await list.getByRole('button', { name: /Remove .*נועה.* from the room/ }).press('Enter');
  await expect(guest.locator('[data-seat="me"]')).toBeVisible();
  await host
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: en.people.remove, exact: true })
    .press('Enter');
  for (const page of [guest, tab]) {
    await expect(page.getByRole('heading', { name: he.people.outTitle })).toBeVisible();
    await expect(page.getByText(he.people.outHint)).toBeVisible();
  }
  await expect(watcher.getByText(/removed .*נועה.* from the room/).first()).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: he.people.outTitle })).toBeVisible();
  // who was inside stays inside by the link they came by, and nobody else comes in by it
  await watcher.reload();
  await expect(watcher.getByRole('heading', { name: /room/ })).toBeVisible();
  const stranger = await person(LAPTOP);
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: en.bad.title })).toBeVisible();

  await list.getByRole('button', { name: /Let .*נועה.* into the room again/ }).click();
  await guest.reload();
  await button(guest, he.room.takeSeat).tap();
  await expect(guest.locator('[data-seat="me"]')).toBeVisible();
});

test('a match is ended by the word of all: proposed, declined, proposed again and agreed', {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const link = await openRoom(host, 'en');
  const guest = await person(LAPTOP);
  await joinRoom(guest, link, 'en', 'Noa');
  await startMatch(host, 'en', [guest]);
  const propose = async (): Promise<void> => {
    await button(guest, en.table.menu).click();
    await button(guest, en.ending.propose).click();
    await button(guest, en.table.confirmYes).click();
  };
  await propose();
  await expect(host.getByText(/Noa.* proposes to end the match without a result/)).toBeVisible();
  await expect(guest.getByText(/Waiting for/).first()).toBeVisible();
  await button(host, en.ending.playOn).click();
  await expect(guest.getByText(/proposes to end the match without a result/)).toBeHidden();
  await propose();
  await button(host, en.ending.agree).click();
  for (const page of [host, guest]) {
    await expect(page.getByRole('region', { name: en.end.over })).toBeVisible();
  }
  await expect(bar(host, 'en')).toContainText(en.end.over);
});
