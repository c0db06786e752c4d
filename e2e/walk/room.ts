/** From the front page to a table for two. */
import type { Page } from '@playwright/test';
import type { Lang } from '../../apps/web/src/i18n/lang.ts';
import { textsOf } from '../../apps/web/src/i18n/texts.ts';
import { expect } from '../portal.ts';
import { boxName, chooseOptions, sitFirst } from '../room.ts';
import { type Company, dismiss, isNarrow, press, type Screens } from './company.ts';

/** An opening face to face, and time enough for slow machines. */
const OPTIONS = { start: 'belgian-daisy', time: '10m', increment: 5 } as const;

/** The front page, the open box, and a waiting room of one's own. */
export async function walkHost(page: Page, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  await page.goto('/');
  await expect(page.getByRole('button', { name: boxName(lang) })).toBeVisible();
  await at(page, 'home');
  await press(page, new RegExp(t.profile.open));
  await at(page, 'profile');
  await dismiss(page);
  await press(page, boxName(lang));
  await at(page, 'home-open');
  await press(page, t.front.friends);
  await page.waitForURL(/\/r\//);
  await expect(page.getByRole('button', { name: t.room.addBot }).first()).toBeVisible();
  await at(page, 'waiting-alone');
  await walkSheets(page, lang, at);
}

/** What opens over the waiting room. */
async function walkSheets(page: Page, lang: Lang, at: Screens): Promise<void> {
  const { room } = textsOf(lang);
  await press(page, room.invite);
  await at(page, 'invite');
  await dismiss(page);
  await press(page, room.addBot);
  await at(page, 'bot');
  await dismiss(page);
  await chooseOptions(page, lang, OPTIONS);
  await at(page, 'options');
  await dismiss(page);
  await press(page, room.menu);
  await at(page, 'room-menu');
  await dismiss(page);
}

/** A guest comes by the link, sits down and says hello; the host starts. */
export async function walkJoin({ host, guest }: Company, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  await guest.goto(new URL(host.url()).pathname);
  await expect(guest.getByRole('button', { name: t.join.sit })).toBeVisible();
  await at(guest, 'join');
  await press(guest, t.join.sit);
  await expect(guest.getByRole('dialog')).toBeHidden();
  await at(guest, 'waiting-guest');
  await at(host, 'waiting-full');
  if (isNarrow(guest)) await press(guest, t.chat.title);
  await press(guest, t.phrases.hello);
  await expect(guest.getByRole('log')).toContainText(t.phrases.hello);
  await at(guest, 'waiting-chat');
  await guest.keyboard.press('Escape');
  await sitFirst(host, lang);
  await press(host, t.start.go);
  await expect(host.locator('[data-cell="e5"]')).toBeVisible();
  await at(host, 'table-start');
}
