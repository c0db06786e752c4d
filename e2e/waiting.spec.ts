/** The waiting room on phones: people before all, and nothing cut. */
import type { Locator } from '@playwright/test';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { CARDS } from '../apps/web/src/registry.ts';
import { expect, PHONE as HEBREW_PHONE, test } from './portal.ts';
import { addBot, button, openRoom } from './room.ts';
import { faultsAt, LOW_PHONE, PHONES } from './sizes.ts';

const he = textsOf('he');
/** The game that seats most. */
const card = CARDS.reduce((most, each) => (each.seats.max > most.seats.max ? each : most));

const boxOf = (shown: Locator) =>
  shown.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('H8: on a phone the people of a full table are portraits, and all that comes next is in reach', async ({
  person,
}) => {
  const host = await person(HEBREW_PHONE);
  await host.goto('/');
  await button(host, new RegExp(`^${card.title('he')}`)).click();
  await button(host, he.front.friends).click();
  await expect(host.locator('[data-seat="me"]')).toBeVisible();
  await addBot(host, 'he');
  expect(await faultsAt(host, PHONES, 'waiting', [])).toEqual([]);

  const [width, height] = LOW_PHONE;
  await host.setViewportSize({ width, height });
  const plate = await boxOf(host.locator('[data-seat="me"]'));
  expect(plate.height).toBeGreaterThan(plate.width);
  expect(plate.height).toBeGreaterThanOrEqual(140);
  const copy = await boxOf(button(host, he.invite.copy));
  const bar = await boxOf(host.getByRole('contentinfo'));
  expect(copy.y + copy.height).toBeLessThanOrEqual(bar.y);
});

test('a newcomer has sat down before any sheet is fetched that nobody asked for', async ({
  person,
}) => {
  const [host, guest] = [await person(HEBREW_PHONE), await person(HEBREW_PHONE)];
  const link = await openRoom(host, 'he');
  const sheets: string[] = [];
  guest.on('request', (request) => {
    if (/Sheet[.-][^/]*\.js$/.test(request.url())) sheets.push(request.url());
  });
  await guest.goto(link);
  await button(guest, he.join.sit).waitFor();
  await guest.waitForLoadState('networkidle');
  expect(sheets).toEqual([]);
  await button(guest, he.join.sit).click();
  await expect(guest.locator('[data-seat="me"]')).toBeVisible();
  await expect.poll(() => sheets.length).toBeGreaterThan(0);
});
