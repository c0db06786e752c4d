import type { Page } from '@playwright/test';
import { violations } from '../../../../../../e2e/audit.ts';
import { expect, LAPTOP, PHONE, test } from '../../../../../../e2e/portal.ts';
import {
  addBot,
  bar,
  button,
  joinRoom,
  sitFirst,
  whilePaused,
} from '../../../../../../e2e/room.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { TRANSPORT } from '../../../i18n/transport.ts';
import { choose, nextAsked, openShort } from './driver.ts';

test('three people in two languages and a bot play a short match, watched, paused, stepped and reloaded', async ({
  person,
}) => {
  const quiet = { contrast: 'more' } as const;
  const phone = await person({ ...PHONE, ...quiet });
  const laptop = await person({ ...LAPTOP, ...quiet });
  const third = await person({ ...PHONE, ...quiet });
  const watcher = await person({ ...LAPTOP, ...quiet });
  const players: readonly (readonly [Page, Lang])[] = [
    [phone, 'he'],
    [laptop, 'en'],
    [third, 'he'],
  ];
  const link = await openShort(phone, 'he');
  await joinRoom(laptop, link, 'en', 'Alexander the Great!');
  await joinRoom(third, link, 'he', 'אלכסנדרה');
  await addBot(phone, 'he');
  await sitFirst(phone, 'he');
  await phone
    .getByRole('button', { name: new RegExp(`^${textsOf('he').start.go}`) })
    .last()
    .click();
  for (const [page] of players) {
    await expect(page.locator('[data-spell] button:enabled').first()).toBeVisible();
  }
  await watcher.goto(link);
  await expect(watcher.locator('[data-mat]')).toHaveCount(4);
  await expect(bar(watcher, 'en')).toContainText('ready');
  for (const page of [phone, laptop, watcher]) expect(await violations(page)).toEqual([]);

  await choose(phone, 'he');
  await expect(bar(phone, 'he')).toContainText('אלכסנדרה');
  await expect(watcher.locator('[data-spell] button:enabled')).toHaveCount(0);
  await choose(laptop, 'en');
  await whilePaused(laptop, 'en', async () => {
    await choose(third, 'he');
    await expect(button(laptop, TRANSPORT.en.resume)).toBeVisible();
  });

  // the reveal is the same for all, and stands while it is paused
  while ((await laptop.locator('[data-part]').first().getAttribute('data-part')) === 'chant') {
    await laptop.keyboard.press('ArrowRight');
  }
  await expect(laptop.locator('[data-mat] [data-state="armed"]')).toHaveCount(4);
  await expect(laptop.locator('[data-arrow]')).toHaveCount(4);
  expect(await violations(laptop)).toEqual([]);
  while ((await laptop.locator('[data-part]').first().getAttribute('data-part')) === 'reveal') {
    await laptop.keyboard.press('ArrowRight');
  }
  await expect(bar(laptop, 'en')).toContainText(/Step 1 of 4/);
  expect(await violations(laptop)).toEqual([]);
  await laptop.keyboard.press('Enter');

  const midway = await nextAsked(players);
  await laptop.reload();
  await expect(laptop.locator('[data-mat]')).toHaveCount(4);
  expect(midway).not.toBeNull();
  for (let asked = midway; asked !== null; asked = await nextAsked(players)) await choose(...asked);
  await expect(phone.getByRole('region', { name: textsOf('he').end.over })).toBeVisible();
  await expect(laptop.getByRole('region', { name: textsOf('en').end.over })).toContainText('15');
  for (const page of [phone, laptop]) expect(await violations(page)).toEqual([]);
  await button(laptop, textsOf('en').end.more).click();
  await button(laptop, textsOf('en').end.watchAgain).click();
  await laptop.waitForURL(/\/m\//);
  await laptop.keyboard.press('End');
  await expect(laptop.locator('[data-mat]')).toHaveCount(4);
});
