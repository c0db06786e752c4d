import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { bar, button, expectMoves, joinRoom, moves, openRoom, startMatch } from './room.ts';
import { clickMove, gameTexts, Mirror, tapMove } from './sample.ts';
import { asOld, busyFor, isCommand, isNews, isStep, tapWire } from './wire.ts';

const en = textsOf('en');
const he = textsOf('he');

test('kill -9 in the middle of a move: whether it had arrived or not, it is there once, without a tap', async ({
  person,
  server,
}) => {
  const host = await person(LAPTOP);
  const guest = await person(LAPTOP);
  const hostWire = await tapWire(host);
  const guestWire = await tapWire(guest);
  await joinRoom(guest, await openRoom(host, 'en'), 'en');
  await startMatch(host, 'en', [guest]);
  const match = new Mirror();
  const played: string[] = [];
  const bothList = async (): Promise<void> => {
    for (const page of [host, guest]) await expectMoves(page, played);
  };
  const bothBack = async (times: number): Promise<void> => {
    for (const wire of [hostWire, guestWire]) {
      await expect.poll(wire.joined).toBe(times);
    }
  };
  const make = async (): Promise<void> => {
    const step = match.think('easy');
    await clickMove(match.turn === 0 ? host : guest, step);
    played.push(match.play(step));
  };
  await make();
  await bothList();
  await make();
  await bothList();

  // the command never reaches the server
  hostWire.out = (frame) => (isCommand(frame) ? null : frame);
  await make();
  await expect(bar(host, 'en')).toContainText(gameTexts('en').bar.saving);
  await server.kill();
  hostWire.out = (frame) => frame;
  await server.up();
  await bothBack(2);
  await bothList();

  // the command is stored, its answer never comes back
  guestWire.in = (frame) => (isNews(frame) ? null : frame);
  await make();
  await expectMoves(host, played);
  await server.kill();
  guestWire.in = (frame) => frame;
  await server.up();
  await bothBack(3);
  await bothList();
  await expect(bar(host, 'en')).toContainText(gameTexts('en').bar.pick);
  await make();
  await bothList();
});

test('a phone loses its network on its turn: told in a bar, nothing is queued, and what was missed is said', {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const phone = await person(PHONE);
  await joinRoom(phone, await openRoom(host, 'en'), 'he');
  await startMatch(host, 'en', [phone]);
  const match = new Mirror();
  const first = match.think('easy');
  await clickMove(host, first);
  const played = match.play(first);
  await expect(bar(phone, 'he')).toContainText(gameTexts('he').bar.pick);

  await phone.context().setOffline(true);
  await expect(phone.getByText(he.link.lost)).toBeVisible();
  await expect(phone.locator('[data-cell="e5"]')).toBeVisible();
  const step = match.think('easy');
  await tapMove(phone, step, gameTexts('he').bar.confirm);
  await expect(phone.getByText(he.refusals.offline).first()).toBeVisible();
  await expect(button(phone, he.link.retry)).toBeVisible();
  // seen by the others only once it has lasted
  await expect(host.getByText(/lost connection · seat held for/)).toBeVisible();
  await button(host, en.table.menu).click();
  await button(host, gameTexts('en').act.offer).click();
  await expect(bar(host, 'en')).toContainText(gameTexts('en').bar.offerStands);

  await phone.context().setOffline(false);
  await expect(phone.getByText(`${he.link.back} · ${he.link.missed(1)}`).first()).toBeVisible();
  await expect(host.getByText(/seat held for/)).toBeHidden();
  await button(phone, he.table.openLog).tap();
  await phone.getByRole('tab', { name: he.table.log, exact: true }).tap();
  await expect(phone.getByRole('list', { name: he.table.log })).toContainText('תיקו');
  await button(phone, he.close).tap();
  await expect(phone.getByText(he.link.lost)).toBeHidden();
  // the move that was only tapped has not gone anywhere; it is still there to be confirmed
  await button(phone, gameTexts('he').bar.confirm).tap();
  await expectMoves(host, [played, match.play(step)]);
});

test('two tabs of one seat are both live, through a reload, and a late move in one slides back with the reason', {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const one = await person(LAPTOP);
  const wire = await tapWire(one);
  const link = await openRoom(host, 'en');
  await joinRoom(one, link, 'en');
  const two = await one.context().newPage();
  await two.goto(link);
  await expect(two.locator('[data-seat="me"]')).toBeVisible();
  await startMatch(host, 'en', [one, two]);
  const match = new Mirror();
  const played: string[] = [];
  const make = async (page: typeof host): Promise<void> => {
    const step = match.think('easy');
    await clickMove(page, step);
    played.push(match.play(step));
    for (const each of [host, one, two]) await expectMoves(each, played);
  };
  await make(host);
  await make(one);
  await make(host);
  await two.reload();
  await make(two);
  await make(host);

  wire.in = (frame) => (isStep(frame) ? null : frame);
  const step = match.think('easy');
  await clickMove(two, step);
  played.push(match.play(step));
  await expectMoves(host, played);
  await clickMove(one, step);
  await expect(one.getByText(en.refusals.stale).first()).toBeVisible();
  await expect(bar(one, 'en')).not.toContainText(gameTexts('en').bar.saving);
  wire.in = (frame) => frame;
  await make(host);
});

test('a busy server is asked again under the same id; an old page is told to refresh', {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const guest = await person(LAPTOP);
  const wire = await tapWire(host);
  const link = await openRoom(host, 'en');
  await joinRoom(guest, link, 'en');
  await startMatch(host, 'en', [guest]);
  const match = new Mirror();
  wire.out = busyFor(wire);
  const step = match.think('easy');
  await clickMove(host, step);
  await expect(bar(host, 'en')).toContainText(gameTexts('en').bar.saving);
  // all else goes on meanwhile
  await host.getByRole('tab', { name: en.table.chat }).click();
  await button(host, en.phrases.hello).click();
  await expect(guest.getByRole('button', { name: /one new line/ }).first()).toBeVisible();
  wire.out = (frame) => frame;
  await expect(moves(guest)).toHaveText([match.play(step)]);

  wire.in = asOld;
  await wire.cut();
  wire.heal();
  await expect(host.getByText(en.link.old)).toBeVisible();
  await expect(host.locator('[data-cell="e5"]')).toBeVisible();
  await host.goto(link);
  await expect(host.getByText(en.link.old)).toBeVisible();
  wire.in = (frame) => frame;
  await button(host, en.link.refresh).click();
  await expect(host.locator('[data-cell="e5"]')).toBeVisible();
});

test('a page that is opened in a dead spot says so, and comes in by itself', {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const link = await openRoom(host, 'en');
  const guest = await person(PHONE);
  const wire = await tapWire(guest);
  await wire.cut();
  await guest.goto(link);
  await expect(guest.getByText(he.link.lost)).toBeVisible();
  wire.heal();
  await expect(button(guest, he.join.sit)).toBeVisible();
  await wire.cut();
  await button(guest, he.join.sit).tap();
  await expect(guest.getByText(he.refusals.offline).first()).toBeVisible();
  wire.heal();
  await expect.poll(wire.joined).toBe(2);
  await button(guest, he.join.sit).tap();
  await expect(guest.locator('[data-seat="me"]')).toBeVisible();
});

test('a link whose app does not come says so after a while, with a way to try again', {
  tag: '@long',
}, async ({ person }) => {
  const link = await openRoom(await person(LAPTOP), 'en');
  const guest = await person(LAPTOP);
  const scripts = /\/assets\/.*\.js$/;
  await guest.route(scripts, (route) => route.abort());
  await guest.goto(`${link}?l=en`);
  const again = guest.getByRole('link', { name: 'Load the page again' });
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(again).toBeHidden();
  await guest.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await guest.unroute(scripts);
  await again.click();
  await expect(button(guest, en.join.sit)).toBeVisible();
});
