import { pressOn, walkTo } from '../../../../../../e2e/keys.ts';
import { expect, LAPTOP, test } from '../../../../../../e2e/portal.ts';
import { startRigged } from '../../../../../../e2e/rigged.ts';
import { bar } from '../../../../../../e2e/room.ts';
import { combatTexts } from '../combat/texts.ts';
import type { Laid } from '../course/table.ts';
import { textsOf as gameTexts } from '../texts.ts';
import {
  beginDuel,
  endButton,
  isAsked,
  keepHands,
  laidOut,
  type Player,
  settle,
  thing,
} from './driver.ts';

const LIGHT = 'crystal';
const t = gameTexts('en');
const fights = combatTexts('en');

/** Goes on where a window asks, and keeps the answer. */
async function keepAnswer(player: Player): Promise<void> {
  await settle(player);
  if (await isAsked(player)) await pressOn(player.page, new RegExp(`^${t.bar.goOn}`));
}

/** Waits for a sentence of a bar, while another player answers nothing. */
async function hears(player: Player, sentence: RegExp, keeper: Player): Promise<void> {
  await expect(async () => {
    await keepAnswer(keeper);
    await settle(player);
    await expect(bar(player.page, player.lang)).toContainText(sentence, { timeout: 500 });
  }).toPass();
}

/** Walks to a thing of the table and presses it. */
async function take({ page }: Player, name: string): Promise<void> {
  await walkTo(page, name);
  await page.keyboard.press('Enter');
}

test('a duel by keyboard alone: an answer, an attack, guards and their order, saving rolls, the last stone', {
  tag: '@long',
}, async ({ person }) => {
  const laid: Laid = {
    active: 0,
    // one more is enough to win
    stones: [Array.from({ length: 9 }, () => LIGHT), Array.from({ length: 3 }, () => LIGHT)],
    creatures: [
      ['goblin', 'goblin', 'duskWolf'],
      ['goblin', 'orc'],
    ],
    // what the first could answer with is kept
    hands: [['sunSpear', LIGHT, 'halo'], ['halo']],
  };
  const house = await startRigged(laidOut(laid, { time: 0, turn: 75, window: 0 }));
  const host: Player = { page: await person(LAPTOP), lang: 'en' };
  const guest: Player = { page: await person(LAPTOP), lang: 'en' };
  await beginDuel(host, guest, house);
  await keepHands([host, guest]);
  const hands = host.page.keyboard;

  // a spear, and the answer to it
  await expect(endButton(host)).toBeVisible();
  await hands.press('1');
  await take(host, 'creature:16');
  await hears(guest, /Respond\?/, host);
  await guest.page.keyboard.press('1');
  await take(guest, 'creature:16');

  // two attacks on stones, one on a creature
  await hears(host, /Your turn/, host);
  await hands.press('KeyF');
  for (const [attacker, target] of [
    ['creature:13', 'stone:10'],
    ['creature:14', 'stone:11'],
    ['creature:15', 'creature:16'],
  ] as const) {
    await take(host, attacker);
    await take(host, target);
  }
  await pressOn(host.page, /^Attack \(3\)/);

  // one is stopped, and is fought first
  await hears(guest, /who guards/, host);
  await take(guest, 'creature:17');
  await take(guest, 'creature:13');
  await pressOn(guest.page, new RegExp(`^${fights.later('Goblin')}`));
  await pressOn(guest.page, new RegExp(`^${fights.bar.guard}`));

  // the roll for the other stone may be the end; else the stone in the hand is
  const over = host.page.getByRole('region', { name: 'The match is over' });
  await expect(async () => {
    if (await over.isVisible()) return;
    await keepAnswer(host);
    await expect(endButton(host).or(over)).toBeVisible({ timeout: 500 });
  }).toPass();
  if (!(await over.isVisible())) {
    await hands.press('1');
    await hands.press('Enter');
  }
  await expect(over).toContainText(t.reason.lead(null));
  // the guarded stone was not rolled for; what became of the other is the dice's
  await expect(thing(guest.page, 'stone:10')).toBeAttached();
  await house.end();
});
