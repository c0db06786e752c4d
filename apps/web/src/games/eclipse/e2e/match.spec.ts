import { OPTIONS } from '@kesem/engine/games/eclipse/options';
import { expect, LAPTOP, PHONE, test } from '../../../../../../e2e/portal.ts';
import { type Rigged, startRigged } from '../../../../../../e2e/rigged.ts';
import { bar } from '../../../../../../e2e/room.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { combatTexts } from '../combat/texts.ts';
import type { Laid } from '../course/table.ts';
import { textsOf as gameTexts } from '../texts.ts';
import {
  aimAt,
  awaitTurn,
  beginDuel,
  endButton,
  endTurn,
  goOn,
  keepHands,
  laidOut,
  type Player,
  play,
  press,
  settle,
  thing,
} from './driver.ts';

const he = gameTexts('he');
const en = gameTexts('en');

const LIGHT = 'crystal';
/** No clock but those that a test lets fall, for it depends on the machine how long a page takes. */
const UNTIMED = { time: 0, turn: 75, window: 0 } as const;
const LATE = { time: OPTIONS.time.default, turn: 120, window: 0 } as const;
/** A little more than whoever discards has, in ms. */
const DISCARD = 21_000;
/** More than a match and the turns that make it even take, in ms. */
const MATCH = 25 * 60_000;

test('a duel is won by stones, with an answer in the other’s turn and a reload in the middle of a combat', async ({
  person,
}) => {
  const laid: Laid = {
    active: 0,
    stones: [Array.from({ length: 6 }, () => LIGHT), [LIGHT]],
    creatures: [[], []],
    hands: [
      [LIGHT, 'goblin', LIGHT, 'sunSpear', LIGHT],
      [LIGHT, 'goblin', 'halo'],
    ],
  };
  const house = await startRigged(laidOut(laid, UNTIMED));
  const host: Player = { page: await person(PHONE), lang: 'he' };
  const guest: Player = { page: await person(LAPTOP), lang: 'en' };
  const watcher = await person(LAPTOP);
  await watcher.goto(await beginDuel(host, guest, house));
  await keepHands([host, guest]);

  await awaitTurn(host, [guest]);
  await play(host, LIGHT);
  await play(host, 'goblin');
  await expect(thing(guest.page, 'creature:9')).toBeVisible();
  await endTurn(host, [guest]);
  await awaitTurn(guest, [host]);
  await play(guest, LIGHT);
  await play(guest, 'goblin');
  await endTurn(guest, [host]);

  // a spear in the host's turn, and the guest's answer before it hits
  await awaitTurn(host, [guest]);
  await play(host, LIGHT);
  await play(host, 'sunSpear', 'creature:11');
  await settle(guest);
  await expect(bar(guest.page, 'en')).toContainText('Respond?');
  await play(guest, 'halo', 'creature:11');
  await awaitTurn(host, [guest]);
  await expect(thing(host.page, 'creature:11')).toBeVisible();

  // an attack on a stone, and a guard who is chosen before and after a reload
  await press(host, he.bar.fight);
  await thing(host.page, 'creature:9').click();
  await aimAt(host.page, 'stone:7');
  await press(host, combatTexts('he').bar.go(1));
  const { defend, guard } = combatTexts('en').bar;
  await settle(guest);
  await expect(bar(guest.page, 'en')).toContainText(defend('').trim());
  await guest.page.reload();
  await expect(bar(guest.page, 'en')).toContainText(defend('').trim());
  await thing(guest.page, 'creature:11').click();
  await thing(guest.page, 'creature:9').click();
  await press(guest, guard);
  await awaitTurn(host, [guest]);
  await expect(thing(host.page, 'stone:7')).toBeVisible();
  await endTurn(host, [guest]);
  await endTurn(guest, [host]);

  // a history longer than the screen scrolls by itself: the page has nowhere to go
  const low = { width: 1280, height: 560 };
  await guest.page.setViewportSize(low);
  expect(await guest.page.evaluate(() => document.documentElement.scrollHeight)).toBe(low.height);
  await guest.page.setViewportSize({ ...low, height: 800 });

  // nine against two
  await awaitTurn(host, [guest]);
  await play(host, LIGHT);
  for (const { page, lang } of [host, guest]) {
    const over = page.getByRole('region', { name: textsOf(lang).end.over });
    await expect(over).toContainText((lang === 'he' ? he : en).reason.lead(null));
  }
  await expect(watcher.locator('[data-thing^="card:"]')).toHaveCount(0);
  await house.end();
});

test('when the time is up and the stones are level, the first to lead by two wins', {
  tag: '@long',
}, async ({ person }) => {
  const stones = [LIGHT, LIGHT, LIGHT] as const;
  const laid: Laid = {
    active: 0,
    stones: [stones, stones],
    creatures: [[], []],
    hands: [[LIGHT, LIGHT, LIGHT], ['goblin']],
  };
  const house = await startRigged(laidOut(laid, LATE));
  const host: Player = { page: await person(LAPTOP), lang: 'en' };
  const guest: Player = { page: await person(PHONE), lang: 'he' };
  await beginDuel(host, guest, house);
  await keepHands([host, guest]);
  await awaitTurn(host, [guest]);
  await house.clock.leap(MATCH);
  for (const player of [host, guest]) {
    await settle(player);
    const { suddenDeath } = gameTexts(player.lang).board;
    await expect(player.page.getByText(suddenDeath).first()).toBeVisible();
  }
  const over = host.page.getByRole('region', { name: textsOf('en').end.over });
  for (let laid = 0; laid < 2; laid += 1) {
    await nextTurn(house, host, guest);
    await play(host, LIGHT);
    if (laid === 0) await endTurn(host, [guest]);
  }
  await expect(over).toContainText(en.reason.suddenDeath(null));
  await house.end();
});

/** The host's turn. The guest's is ended where it comes before; cards too many are left to the clock. */
async function nextTurn(house: Rigged, host: Player, guest: Player): Promise<void> {
  await expect(async () => {
    for (const player of [host, guest]) await goOn(player);
    if (await endButton(guest).isVisible()) await endTurn(guest, [host]);
    // by then it has come, unless somebody has cards to discard
    await expect(endButton(host))
      .toBeVisible({ timeout: 5000 })
      .catch(() => house.clock.leap(DISCARD));
    await expect(endButton(host)).toBeVisible({ timeout: 5000 });
  }).toPass();
}
