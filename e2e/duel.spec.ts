import { combatTexts } from '../apps/web/src/games/eclipse/combat/texts.ts';
import type { Laid } from '../apps/web/src/games/eclipse/course/table.ts';
import { textsOf as gameTexts } from '../apps/web/src/games/eclipse/texts.ts';
import { beginDuel, endButton, keepHands, laidOut, type Player, settle, thing } from './eclipse.ts';
import { pressOn, walkTo } from './keys.ts';
import { expect, LAPTOP, test } from './portal.ts';
import { startRigged } from './rigged.ts';
import { bar } from './room.ts';

const LIGHT = 'crystal';
const t = gameTexts('en');
const fights = combatTexts('en');

/** Waits for a sentence of the bar. */
async function isAsked({ page, lang }: Player, sentence: RegExp): Promise<void> {
  await expect(async () => {
    await settle({ page, lang });
    await expect(bar(page, lang)).toContainText(sentence, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

/** Walks to a thing of the table and presses it. */
async function take({ page }: Player, name: string): Promise<void> {
  await walkTo(page, name);
  await page.keyboard.press('Enter');
}

test('a duel by keyboard alone: an answer, an attack, guards and their order, saving rolls, the last stone', async ({
  person,
}) => {
  test.setTimeout(240_000);
  const laid: Laid = {
    active: 0,
    // one more is enough to win
    stones: [Array.from({ length: 9 }, () => LIGHT), Array.from({ length: 3 }, () => LIGHT)],
    creatures: [
      ['goblin', 'goblin', 'duskWolf'],
      ['goblin', 'orc'],
    ],
    hands: [['sunSpear', LIGHT], ['halo']],
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
  await isAsked(guest, /Respond\?/);
  await guest.page.keyboard.press('1');
  await take(guest, 'creature:16');

  // two attacks on stones, one on a creature
  await isAsked(host, /Your turn/);
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
  await isAsked(guest, /who guards/);
  await take(guest, 'creature:17');
  await take(guest, 'creature:13');
  await pressOn(guest.page, new RegExp(`^${fights.later('Goblin')}`));
  await pressOn(guest.page, new RegExp(`^${fights.bar.guard}`));

  // the roll for the other stone may be the end; else the stone in the hand is
  const over = host.page.getByRole('region', { name: 'The match is over' });
  await expect(async () => {
    if (await over.isVisible()) return;
    await settle(host);
    await expect(endButton(host).or(over)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  if (!(await over.isVisible())) {
    await hands.press('1');
    await hands.press('Enter');
  }
  await expect(over).toContainText(t.reason.lead, { timeout: 15_000 });
  await expect(thing(guest.page, 'stone:11')).toBeAttached();
  await house.end();
});
