import type { Page } from '@playwright/test';
import type { Lang } from '../apps/web/src/i18n/lang.ts';
import { nextTextsOf } from '../apps/web/src/i18n/next.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { expect, LAPTOP, test } from './portal.ts';
import { addBot, button, joinRoom } from './room.ts';
import { answerOther, openFirst, otherCard, type Player, playOut } from './samples.ts';

test('one link for the evening: a match to its end, then another game with a bot at the same table', {
  tag: '@long',
}, async ({ person }) => {
  const host: Player = { page: await person(LAPTOP), lang: 'en' };
  const guest: Player = { page: await person({ ...LAPTOP, locale: 'he-IL' }), lang: 'he' };
  const t = textsOf('en');
  const link = await openFirst(host);
  await joinRoom(guest.page, link, 'he', 'אלכסנדרה');
  await button(host.page, t.start.startWith(2)).click();
  await playOut([host, guest]);

  // what the guest wants is seen by the host, who decides in one tap
  const next = (page: Page, lang: Lang) =>
    page.getByRole('region', { name: nextTextsOf(lang).title }).getByRole('button');
  const cover = (page: Page, lang: Lang) =>
    next(page, lang).filter({ hasText: otherCard.title(lang) });
  await cover(guest.page, 'he').click();
  await expect(cover(host.page, 'en')).toContainText(nextTextsOf('en').wants(1));
  await cover(host.page, 'en').click();
  await addBot(host.page, 'en');
  await host.page
    .getByRole('button', { name: new RegExp(`^${t.start.go}`) })
    .last()
    .click();
  for (const { page } of [host, guest]) {
    await expect(page.locator('[data-mat]')).toHaveCount(3);
    expect(new URL(page.url()).pathname).toBe(link);
  }
  await answerOther(guest.page, 'he');
  await answerOther(host.page, 'en');
  for (const { page, lang } of [host, guest]) {
    await expect(button(page, textsOf(lang).table.show.onward)).toBeVisible();
  }
});
