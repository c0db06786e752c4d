/** A match slips from an evening to days: asked for at the table, agreed to on a phone, told on both, and played on after a while away. */
import type { Page } from '@playwright/test';
import { PACES } from '../apps/web/src/i18n/paces.ts';
import { slowTextsOf } from '../apps/web/src/i18n/slow.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { button, joinRoom, openRoom, startMatch } from './room.ts';
import type { Player } from './samples.ts';

/** A text where it is to be seen: closed dialogs hold it, too. */
const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();

test('two agree on three days a move, and whoever comes back is told where they are', {
  tag: '@long',
}, async ({ person }) => {
  const host: Player = { page: await person(LAPTOP), lang: 'en' };
  const guest: Player = { page: await person(PHONE), lang: 'he' };
  const [t, slow] = [textsOf('en'), slowTextsOf('en')];
  const [he, slowHe] = [textsOf('he'), slowTextsOf('he')];
  const link = await openRoom(host.page, host.lang);
  await joinRoom(guest.page, link, 'he', 'נועה');
  await startMatch(host.page, 'en', [guest.page]);

  await button(host.page, t.table.menu).click();
  await button(host.page, `${slow.label}: ${PACES.en(null)}`).click();
  await host.page.getByRole('radio', { name: PACES.en(3) }).click();
  await button(host.page, slow.propose).click();
  await expect(seen(host.page, PACES.en(3))).toBeVisible();

  await expect(seen(guest.page, PACES.he(3))).toBeVisible();
  await button(guest.page, slowHe.agree).click();
  for (const [page, paced] of [
    [host.page, t.events.paced(3)],
    [guest.page, he.events.paced(3)],
  ] as const) {
    await expect(seen(page, paced)).toBeVisible();
  }
  await expect(seen(guest.page, slowHe.slow(slowHe.noClock))).toBeVisible();

  // whoever is away is waited for in days: nobody may let a bot play on, or end it
  await guest.page.goto('about:blank');
  await expect(host.page.getByText(t.link.botPlays)).toHaveCount(0);
  await guest.page.goto(link);
  await expect(seen(guest.page, slowHe.slow(slowHe.noClock))).toBeVisible();
});
