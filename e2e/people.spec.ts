import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import {
  bar,
  boxName,
  button,
  expectMoves,
  joinRoom,
  joinsAgain,
  openOptions,
  openRoom,
  startMatch,
} from './room.ts';
import { clickMove, gameCard, gameTexts, Mirror } from './sample.ts';

const en = textsOf('en');
const he = textsOf('he');
const game = gameTexts('en');

test('the door: a full room, a locked room, two of one name, a guest moved to the audience, a host who gets up', async ({
  person,
}) => {
  const host = await person(LAPTOP);
  const link = await openRoom(host, 'en');
  const guest = await person(LAPTOP);
  await joinRoom(guest, link, 'en', 'Dana');
  const watcher = await person(PHONE);
  await watcher.goto(link);
  await expect(watcher.getByText(he.join.full)).toBeVisible();
  await button(watcher, he.join.watch).tap();
  await expect(watcher.getByText(he.refusals.full)).toBeVisible();
  await button(host, en.people.watching(1)).click();
  await expect(
    host.getByRole('dialog', { name: en.people.title }).getByRole('listitem'),
  ).toHaveCount(3);
  await host.keyboard.press('Escape');

  await button(host, en.room.manage('Dana')).click();
  await button(host, en.people.move).click();
  await expect(guest.getByText(en.people.movedYouHint)).toBeVisible();
  await expect(guest.locator('[data-seat="me"]')).toHaveCount(0);
  await expect(button(guest, en.room.takeSeat)).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByText(en.people.movedYouHint)).toBeVisible();

  await button(host, en.room.menu).click();
  await button(host, en.room.lock).click();
  await expect(watcher.getByText(he.refusals.locked)).toBeVisible();
  const late = await person(LAPTOP);
  await late.goto(link);
  await expect(late.getByText(en.join.lockedHint)).toBeVisible();
  await button(host, en.room.menu).click();
  await button(host, en.room.unlock).click();
  await expect(button(late, en.join.sit)).toBeVisible();
  await late.getByLabel(en.profile.name, { exact: true }).fill('dana');
  await button(late, en.join.sit).click();
  await expect(late.locator('[data-seat="me"]')).toContainText('dana');

  await button(host, en.room.menu).click();
  await button(host, en.room.leave).click();
  await expect(late.locator('[data-seat="me"]').getByText(en.room.host)).toBeAttached();
  await button(watcher, he.room.takeSeat).tap();
  await expect(watcher.locator('[data-seat="me"]')).toBeVisible();
  await expect(button(late, en.start.go)).toBeEnabled();
  // who got up watches on, and finds the table full
  await expect(host.getByText(en.refusals.full)).toBeVisible();
});

test('seats change places, two people of one name are told apart, and everybody reads the chat in their own language', {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const guest = await person({ ...LAPTOP, locale: 'he-IL' });
  const link = await openRoom(host, 'en');
  await joinRoom(guest, link, 'he', 'נועה');
  const me = host.locator('ol [data-seat="me"]');
  await button(host, /^Seat of/).click();
  await button(host, en.profile.open).click();
  await host.getByLabel(en.profile.name, { exact: true }).fill('נועה');
  await button(host, en.save).click();
  await expect(me).toContainText('נועה 2');
  await expect(host.locator('ol > li').first()).toContainText('נועה 2');
  await button(host, en.room.swap).click();
  await expect(host.locator('ol > li').first()).not.toContainText('נועה 2');
  await expect(guest.locator('ol > li').nth(1)).toContainText('נועה 2');
  await button(host, en.room.drawSides).click();
  await expect(host.getByText(en.room.draws)).toBeVisible();

  const watcher = await person(LAPTOP);
  await watcher.goto(link);
  await button(watcher, en.join.watch).click();
  await button(watcher, en.phrases.hello).click();
  await expect(guest.getByRole('log')).toContainText(he.phrases.hello);
  await startMatch(host, 'en', [guest, watcher]);
  for (const [page, t] of [
    [host, en],
    [guest, he],
    [watcher, en],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${t.table.chat}`) }).click();
  }
  const say = async (page: typeof host, t: typeof en, text: string): Promise<void> => {
    await page.getByLabel(t.chat.placeholder).fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log', { name: t.chat.title })).toContainText(text);
  };
  await say(watcher, en, 'Black looks lost');
  await say(guest, he, 'בהצלחה!');
  await button(host, en.phrases.wow).click();
  await expect(guest.getByRole('log', { name: he.chat.title })).toContainText(he.phrases.wow);
  await expect(watcher.getByRole('log', { name: en.chat.title })).toContainText('בהצלחה!');
  await expect(host.getByRole('log', { name: en.chat.title })).not.toContainText(
    'Black looks lost',
  );
  await expect(watcher.getByText(en.chat.watchers)).toBeVisible();
});

test('ways in: by spoken code, by a new link, by another device, and the ways that lead nowhere', {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const link = await openRoom(host, 'en');
  const code =
    (await host
      .getByText(/^\d{3} \d{3}$/)
      .first()
      .textContent()) ?? '';
  const guest = await person(PHONE);
  await guest.goto('/');
  const field = guest.getByLabel(he.front.code);
  await field.fill('000000');
  await expect(guest.getByRole('alert')).toContainText(he.refusals.noSuchCode);
  await field.fill(code.replace(' ', ''));
  await guest.waitForURL(/\/r\//);
  await button(guest, he.join.sit).tap();
  await expect(guest.locator('[data-seat="me"]')).toBeVisible();

  await button(host, en.room.menu).click();
  await button(host, en.invite.newLink).click();
  await button(host, en.table.confirmYes).click();
  await host.waitForURL((url) => url.pathname !== link);
  await expect(host.locator('[data-seat="me"]')).toBeVisible();
  const stranger = await person(LAPTOP);
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: en.bad.title })).toBeVisible();
  await guest.reload();
  await expect(guest.locator('[data-seat="me"]')).toBeVisible();
  // whoever came by the old link hands on the living one
  await button(guest, he.invite.qr).tap();
  await expect(guest.getByRole('dialog').getByText(new URL(host.url()).pathname)).toBeVisible();
  await guest.keyboard.press('Escape');

  await button(guest, he.room.menu).tap();
  await button(guest, he.table.device).tap();
  const digits = (await guest.getByText(/^\d{4} \d{4}$/).textContent()) ?? '';
  const second = await person(LAPTOP);
  await second.goto('/device');
  await second.getByLabel(en.device.code).fill(digits);
  await button(second, en.device.go).click();
  await second.waitForURL(/\/r\//);
  await expect(second.locator('[data-seat="me"]')).toBeVisible();
  await guest.keyboard.press('Escape');
  await guest.keyboard.press('Escape');
  await startMatch(host, 'en', [guest, second]);
  const match = new Mirror();
  const first = match.think('easy');
  await clickMove(host, first);
  const played = [match.play(first)];
  await expect(bar(second, 'en')).toContainText(game.bar.pick);
  const answer = match.think('easy');
  await clickMove(second, answer);
  played.push(match.play(answer));
  await expectMoves(host, played);
  await expect(guest.locator('bdi', { hasText: played[1] ?? '' }).first()).toBeAttached();

  for (const dead of ['/r/AAAAAAAAAAAAAAAAAAAAAA', link.slice(0, -3), `${link}.`]) {
    await stranger.goto(dead);
    await expect(stranger.getByRole('heading', { name: en.bad.title })).toBeVisible();
  }
  await button(stranger, en.bad.open(gameCard.title('en'))).click();
  await expect(stranger.locator('[data-seat="me"]')).toBeVisible();
});

test('a match with a player who goes and comes back, a draw that is refused and one that is agreed, and the evening after', {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const guest = await person(LAPTOP);
  const link = await openRoom(host, 'en');
  await joinRoom(guest, link, 'en', 'Noa');
  await startMatch(host, 'en', [guest]);
  const match = new Mirror();
  const first = match.think('easy');
  await clickMove(host, first);
  match.play(first);

  const menu = async (page: typeof host, item: string): Promise<void> => {
    await button(page, en.table.menu).click();
    await button(page, item).click();
  };
  await menu(guest, en.room.leave);
  await button(guest, en.table.confirmYes).click();
  await expect(guest.getByText(en.table.standInYou)).toBeVisible();
  await expect(bar(host, 'en')).toContainText(game.bar.pick);
  await expect(host.getByRole('list', { name: en.table.players })).toContainText('Bot · medium');
  // the host may end it alone only now that somebody has gone
  await button(host, en.table.menu).click();
  await expect(button(host, en.table.endMatch)).toBeVisible();
  await host.keyboard.press('Escape');
  await guest.goto('/');
  await guest.getByRole('link', { name: en.front.lastAgain }).click();
  await button(guest, en.table.backToSeat).click();
  await expect(guest.locator('[data-seat="me"]')).toBeVisible();
  await expect(host.getByRole('list', { name: en.table.players })).not.toContainText('Bot');

  await menu(guest, game.act.offer);
  await expect(bar(host, 'en')).toContainText('offers a draw');
  await button(host, game.bar.decline).click();
  await expect(bar(guest, 'en')).not.toContainText(game.bar.offerStands);
  await menu(host, game.act.offer);
  await button(guest, game.bar.accept).click();
  for (const page of [host, guest]) {
    await expect(page.getByRole('region', { name: en.end.over })).toContainText(
      game.reason.agreed('', null),
    );
  }
  // the panel is put aside, and is there again after the next match
  await button(host, en.end.showBoard).click();
  await expect(host.getByRole('region', { name: en.end.over })).toBeHidden();
  await expect(bar(host, 'en')).toContainText(en.end.draw);
  await button(host, en.end.rematch).click();
  await expect(bar(host, 'en')).toContainText(en.end.youSaidYes);
  await button(guest, joinsAgain('en')).click();
  await expect(bar(guest, 'en')).toContainText(game.bar.pick);
  await expect(host.locator('header')).toContainText(/one win.*one win/);
  await menu(host, game.act.resign);
  await button(host, en.table.confirmYes).click();
  await expect(host.getByRole('region', { name: en.end.over })).toBeVisible();
  await expect(guest.getByRole('region', { name: en.end.over })).toContainText(en.end.youWon);
  await expect(guest.locator('header')).toContainText(/2 wins.*one win/);

  // the host goes home: whoever is left is told, takes over and goes on
  await menu(host, en.room.leave);
  await expect(bar(guest, 'en')).toContainText('has left');
  await button(guest, en.end.changeGame).click();
  await expect(button(guest, en.start.go)).toBeVisible();
});

test('a clock of ten seconds a move is seen to run, and moves on for whoever idles', {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const guest = await person(PHONE);
  await joinRoom(guest, await openRoom(host, 'en'), 'he');
  await openOptions(host, 'en');
  // two choices within one breath: neither is lost
  await host.evaluate(() => {
    for (const radio of document.querySelectorAll<HTMLElement>('dialog [role=radio]')) {
      if (/^(10 s a move|First to 2)$/.test(radio.textContent)) radio.click();
    }
  });
  for (const name of ['10 s a move', 'First to 2']) {
    await expect(host.getByRole('radio', { name, exact: true })).toBeChecked();
    await expect(host.getByRole('button', { name }).first()).toBeAttached();
  }
  await host.keyboard.press('Escape');
  await expect(guest.getByText('10 שנ׳ למהלך')).toBeVisible();
  await expect(guest.getByText('ראשונים ל־2')).toBeVisible();
  await startMatch(host, 'en', [guest]);
  const clock = host.locator('[data-seat="me"]').getByRole('timer');
  for (const least of [9, 7, 5]) {
    await expect(clock).toContainText(new RegExp(`0:0[0-${least}]`));
  }
  await expect(bar(guest, 'he')).toContainText(gameTexts('he').bar.pick);
});

test('from the front page to a move against the computer in three taps', { tag: '@long' }, async ({
  person,
}) => {
  const page = await person(PHONE);
  await page.goto('/');
  let taps = 0;
  const tap = async (name: string | RegExp): Promise<void> => {
    await button(page, name).tap();
    taps += 1;
  };
  await tap(boxName('he'));
  await tap(he.front.botLevel(he.levels.easy));
  await expect(bar(page, 'he')).toContainText(gameTexts('he').bar.pick);
  expect(taps).toBeLessThanOrEqual(3);
  await expect(page).toHaveTitle(he.table.titleTurn(gameCard.title('he')));
});
