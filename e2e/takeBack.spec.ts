import { backTextsOf } from '../apps/web/src/i18n/back.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { bar, boxName, button, expectMoves, joinRoom, openRoom, startMatch } from './room.ts';
import { clickMove, gameTexts, Mirror, tapMove } from './sample.ts';

const en = backTextsOf('en');
const he = backTextsOf('he');
const t = textsOf('en');

test('A10: a bot says what it would play; a friend agrees that a move is taken back, and another is made', {
  tag: '@long',
}, async ({ person }) => {
  const alone = await person(LAPTOP);
  await alone.goto('/');
  await button(alone, boxName('en')).click();
  await button(alone, t.front.botLevel(t.levels.easy)).click();
  // whoever reads the menu lets the bot wait
  await expect(bar(alone, 'en')).toContainText(gameTexts('en').bar.pick);
  await button(alone, t.table.menu).click();
  await button(alone, en.hint).click();
  await expect(bar(alone, 'en')).toContainText(en.would(''));

  const [host, guest] = [await person(LAPTOP), await person(PHONE)];

  await joinRoom(guest, await openRoom(host, 'en'), 'he', 'נועה');
  await startMatch(host, 'en', [guest]);
  const match = new Mirror();
  const first = match.think('easy');
  await clickMove(host, first);
  const made = match.play(first);
  await expectMoves(host, [made]);
  const answer = match.think('easy');
  await tapMove(guest, answer, gameTexts('he').bar.confirm);
  await expectMoves(host, [made, match.play(answer)]);

  const stands = await guest.locator('#main').boundingBox();
  await button(host, t.table.menu).click();
  await button(host, en.takeBack).click();
  await expect(button(host, en.withdraw)).toBeVisible();
  await expect(button(guest, he.agree)).toBeVisible();
  // whoever is asked may have a finger on the board
  expect(await guest.locator('#main').boundingBox()).toEqual(stands);
  await button(guest, he.agree).tap();
  await expectMoves(host, []);
  await expect(button(guest, he.agree)).toHaveCount(0);

  const again = new Mirror();
  const other = again.think('random');
  await clickMove(host, other);
  await expectMoves(host, [again.play(other)]);
});
