import { expectSound } from '../../../../../../e2e/audit.ts';
import { expect, LAPTOP, PHONE, test } from '../../../../../../e2e/portal.ts';
import { startRigged } from '../../../../../../e2e/rigged.ts';
import { addBot, afterSkip, bar, button, joinRoom, sitFirst } from '../../../../../../e2e/room.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { textsOf as gameTexts } from '../texts.ts';
import {
  cast,
  expectTurn,
  giveUp,
  layUnlisted,
  lettered,
  lettersOn,
  openSpell,
  type Player,
  tapWord,
  typeWord,
} from './driver.ts';

const he = gameTexts('he');

test('two spell in Hebrew: a word of their own is voted down, another is voted in, and somebody is bewitched', async ({
  person,
}) => {
  const host: Player = { page: await person({ ...LAPTOP, locale: 'he-IL' }), lang: 'he' };
  const guest: Player = { page: await person(PHONE), lang: 'he' };
  const house = await startRigged(lettered());
  const link = await openSpell(host, house.url);
  await joinRoom(guest.page, link, 'he', 'אלכסנדרה');
  await sitFirst(host.page, 'he');
  await button(host.page, textsOf('he').start.startWith(2)).click();
  await expectTurn(host);
  for (const player of [host, guest]) await expectSound(player.page);

  // typed on the keyboard, and voted down
  const first = await layUnlisted(host, typeWord);
  await host.page.keyboard.press('Enter');
  await expect(guest.page.getByText(he.ask.voteDefault)).toBeVisible();
  await expectSound(guest.page);
  await button(guest.page, he.ask.votes.refuse).click();
  await expect(host.page.getByRole('dialog')).toContainText(he.ask.outvotedRule(2));
  await expectSound(host.page);
  await button(host.page, he.ask.no).click();
  await expectTurn(host);
  expect((await lettersOn(host.page)).join('')).toContain(first.charAt(0));

  // tapped together, and voted in
  await layUnlisted(host, tapWord);
  await cast(host);
  await button(guest.page, he.ask.votes.accept).click();
  await expectTurn(guest);
  await expect(guest.page.locator('[data-word]')).toBeVisible();
  const word = (await guest.page.locator('[data-word]').textContent()) ?? '';
  await expect(bar(guest.page, 'he')).toContainText(word);
  await expectSound(guest.page);

  // whoever gives up is stamped with it, and is so still after a reload
  await giveUp(guest);
  await expectTurn(host);
  const stamped = guest.page.getByRole('button', { name: new RegExp(he.board.bewitched('')) });
  await expect(stamped).toHaveAccessibleName(new RegExp(word));
  await guest.page.reload();
  await expect(stamped).toHaveAccessibleName(new RegExp(word));
  await expectSound(host.page);
  await house.end();
});

test('a press that was meant for Skip and comes too late finds nothing to press', {
  tag: '@long',
}, async ({ person }) => {
  const host: Player = { page: await person({ ...LAPTOP, locale: 'he-IL' }), lang: 'he' };
  const guest: Player = { page: await person(PHONE), lang: 'he' };
  const house = await startRigged(lettered());
  const link = await openSpell(host, house.url);
  await joinRoom(guest.page, link, 'he', 'אלכסנדרה');
  await sitFirst(host.page, 'he');
  await button(host.page, textsOf('he').start.startWith(2)).click();
  await expectTurn(host);
  await layUnlisted(host, typeWord);
  await host.page.keyboard.press('Enter');
  await expect(button(guest.page, he.ask.votes.accept)).toBeVisible();

  const pressed = afterSkip(guest.page, 'he');
  await button(guest.page, he.ask.votes.accept).click();
  expect(await pressed).toEqual({ atOnce: null, later: he.bar.cast });
  await house.end();
});

test('in the English interface on a phone the rack still runs from right to left', {
  tag: '@long',
}, async ({ person }) => {
  const me: Player = { page: await person({ ...PHONE, locale: 'en-US' }), lang: 'en' };
  const { page } = me;
  const house = await startRigged(lettered());
  await openSpell(me, house.url);
  await addBot(page, 'en');
  await sitFirst(page, 'en');
  await button(page, /^Start/).click();
  await expectTurn(me);
  const rack = page.locator('[data-zone="rack"]');
  await expect(rack).toHaveCSS('direction', 'rtl');
  const [one, two] = await rack.locator('button').all();
  expect((await one?.boundingBox())?.x).toBeGreaterThan((await two?.boundingBox())?.x ?? 0);
  await expectSound(me.page);

  // the keys of another layout spell by their places, and the letters are spoken by name
  const [letter = ''] = await lettersOn(page);
  await typeWord(page, letter);
  const name = Object.entries(gameTexts('en').letter).find(([key]) => key === letter)?.[1] ?? '';
  await expect(page.locator('[data-zone="word"] button')).toHaveAccessibleName(`1: ${name}`);
  await page.keyboard.press('Backspace');
  await expect(page.locator('[data-zone="word"] button')).toHaveCount(0);

  // letters a quarter larger, kept by the device
  const width = async (): Promise<number> => (await one?.boundingBox())?.width ?? 0;
  const usual = await width();
  await button(page, textsOf('en').table.menu).click();
  await button(page, gameTexts('en').largeTiles).click();
  await expect.poll(width).toBeGreaterThan(usual * 1.2);
  await expectSound(me.page);
  await page.reload();
  await expect.poll(width).toBeGreaterThan(usual * 1.2);

  // the same in words
  await page.getByRole('button', { name: textsOf('en').view.text, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
  await expectSound(me.page);
  await house.end();
});
