import { readFileSync, writeFileSync } from 'node:fs';
import { tableOf } from '@kesem/engine/registry';
import { verify } from '@kesem/room/proof/verify';
import type { Page } from '@playwright/test';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { verifyTextsOf } from '../apps/web/src/i18n/verify.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { button, joinRoom } from './room.ts';
import { dealtCard } from './samples.ts';

const en = textsOf('en');

const menu = async (page: Page, item: string): Promise<void> => {
  await button(page, en.table.menu).click();
  await button(page, item).click();
};

/** The host opens a room for cards, the guest sits down; the match starts and is given up at once. */
async function dealAndGiveUp(host: Page, guest: Page): Promise<void> {
  await host.goto('/');
  await button(host, new RegExp(`^${dealtCard.title('en')}`)).click();
  await button(host, en.front.friends).click();
  await host.waitForURL(/\/r\//);
  await joinRoom(guest, new URL(host.url()).pathname, 'en', 'Noa');
  await button(host, en.start.startWith(2)).click();
  await expect(button(guest, en.table.menu)).toBeVisible();
  await menu(guest, en.room.leave);
  await guest.getByRole('dialog').last().getByRole('button', { name: en.table.confirmYes }).click();
  await menu(host, en.table.endMatch);
  await host.getByRole('dialog').last().getByRole('button', { name: en.table.confirmYes }).click();
  await expect(host.getByRole('region', { name: en.end.over })).toBeVisible();
}

const says = (page: Page, verdict: string) =>
  page.getByRole('heading', { name: verdict, exact: true });

/** Opens a file on the page that checks. */
const check = (page: Page, path: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(path);

test('a shuffle is checked from the end panel, by the file, and on a stranger’s phone', async ({
  person,
}, info) => {
  const host = await person(LAPTOP);
  const guest = await person(LAPTOP);
  await dealAndGiveUp(host, guest);

  await button(host, en.end.more).click();
  const saved = host.waitForEvent('download');
  await button(host, verifyTextsOf('en').save).click();
  const [whole = '', changed = ''] = ['match.kesem', 'changed.kesem'].map((name) =>
    info.outputPath(name),
  );
  await (await saved).saveAs(whole);
  const text = readFileSync(whole, 'utf8');
  const verdict = verify(text, tableOf);
  expect(verdict).toMatchObject({ holds: true, played: true });
  const { nonces } = verdict.holds ? verdict.file.match.record.fairness : { nonces: [] };
  expect(nonces).toHaveLength(2);
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);

  await button(guest, en.end.more).click();
  for (const page of [host, guest]) {
    await button(page, verifyTextsOf('en').link).click();
    await expect(says(page, verifyTextsOf('en').holds)).toBeVisible();
    // the one who opened the room has added to it after the hash was there
    await expect(page.getByText(verifyTextsOf('en').seen)).toBeVisible();
  }

  const stranger = await person(PHONE);
  await stranger.goto('/verify');
  await check(stranger, whole);
  await expect(says(stranger, verifyTextsOf('he').holds)).toBeVisible();
  await expect(stranger.getByText(verifyTextsOf('he').unseen)).toBeVisible();
  await stranger.locator('summary').click();
  await expect(stranger.getByRole('row')).not.toHaveCount(0);
  writeFileSync(changed, text.replace('"input":0', '"input":1'));
  await check(stranger, changed);
  await expect(says(stranger, verifyTextsOf('he').fails)).toBeVisible();
  await expect(stranger.getByText(verifyTextsOf('he').fault.digest)).toBeVisible();
});
