/** The app on a device alone: installed, without a network, two at one screen, and made new. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { Lang } from '../apps/web/src/i18n/lang.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { bar, boxName, button, expectMoves, moves, sitFirst } from './room.ts';
import { clickMove, gameTexts, Mirror, tapMove } from './sample.ts';

const en = textsOf('en');
const he = textsOf('he');

/** A browser that may keep the app. */
const INSTALLS = { ...LAPTOP, serviceWorkers: 'allow' } as const;

/** Waits until the whole app lies on this device. */
const installed = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Starts the match of a waiting room, in the first seat. */
async function start(page: Page, lang: Lang): Promise<void> {
  await sitFirst(page, lang);
  await button(page, /^(Start|להתחיל)$/).click();
  await expect(page.locator('[data-cell="e5"]')).toBeVisible();
}

/** Gives up the match on the table, and goes back to the waiting room. */
async function giveUp(page: Page): Promise<void> {
  await button(page, en.table.menu).click();
  await button(page, gameTexts('en').act.resign).click();
  await page.getByRole('dialog').last().getByRole('button', { name: en.table.confirmYes }).click();
  await expect(page.getByRole('region', { name: en.end.over })).toBeVisible();
}

test('without a network the app opens, and a whole game is played against the bot, through a reload', async ({
  person,
  server,
}) => {
  // localhost is a secure context, where a browser installs; the others play over plain http
  const page = await person({ ...INSTALLS, baseURL: server.url });
  await page.goto('/');
  await installed(page);
  // a browser keeps neither the worker nor the page that it keeps beyond the next look
  for (const path of ['/sw.js', '/index.html']) {
    const { 'cache-control': kept } = (await page.request.get(path)).headers();
    expect(kept, path).toBe('no-cache');
  }
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { 'content-type': type } = (await page.request.get(manifest ?? '')).headers();
  expect(type).toContain('application/manifest+json');
  await page.context().setOffline(true);
  // what `setOffline` says to the page there is, Chromium 150 does not say to the pages after it
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.goto('/');
  await button(page, boxName('en')).click();
  await expect(button(page, en.front.friends)).toBeDisabled();
  await expect(page.getByText(en.here.needsNet)).toBeVisible();
  await button(page, en.front.botLevel(en.levels.easy)).click();
  await expect(page.getByText(en.here.noHouse).first()).toBeVisible();
  await expect(bar(page, 'en')).toContainText(gameTexts('en').bar.pick);

  await giveUp(page);
  await button(page, en.end.changeGame).click();
  await page.getByRole('button', { name: /^Marbles to win/ }).click();
  await page.getByRole('radio', { name: 'One marble wins' }).click();
  await page.keyboard.press('Escape');
  await start(page, 'en');

  const match = new Mirror(1);
  const played: string[] = [];
  while (!match.isOver) {
    const step = match.think('medium');
    await clickMove(page, step);
    played.push(match.play(step));
    if (match.isOver) break;
    await expect(moves(page)).toHaveCount(played.length + 1);
    const answer = (await moves(page).last().textContent()) ?? '';
    match.playText(answer);
    played.push(answer);
    if (played.length === 4) await page.reload();
    await expectMoves(page, played);
  }
  await expect(page.getByRole('region', { name: en.end.over })).toBeVisible();
});

test('two at one phone move in turn over plain http, through a reload, and play again with changed seats', {
  tag: '@long',
}, async ({ person }) => {
  const phone = await person(PHONE);
  await phone.goto('/');
  await button(phone, boxName('he')).tap();
  await button(phone, he.here.friend).tap();
  await phone.locator('[data-seat="1"]').getByRole('button').tap();
  await button(phone, he.profile.open).tap();
  await phone.getByLabel(he.profile.name, { exact: true }).fill('יוסי');
  await button(phone, he.save).tap();
  await expect(phone.locator('[data-seat="1"]')).toContainText('יוסי');
  await start(phone, 'he');
  const match = new Mirror();
  const turn = async (): Promise<void> => {
    const step = match.think('easy');
    await tapMove(phone, step, gameTexts('he').bar.confirm);
    const notation = match.play(step);
    await expect(phone.locator('bdi[dir=ltr]', { hasText: notation }).first()).toBeAttached();
    // who is near stays near: the board does not turn with the turn
    const [i9, a1] = await Promise.all(
      ['i9', 'a1'].map((cell) => phone.locator(`[data-cell="${cell}"]`).boundingBox()),
    );
    expect(i9?.y).toBeLessThan(a1?.y ?? 0);
  };
  await turn();
  await turn();
  await turn();
  await phone.reload();
  await turn();
  await phone.goto('/');
  await phone.getByRole('link', { name: he.front.resume }).tap();
  await turn();
  await button(phone, he.table.menu).tap();
  for (const absent of [he.table.device, he.room.leave, he.room.lock, he.invite.newLink]) {
    await expect(button(phone, absent)).toHaveCount(0);
  }
  await button(phone, gameTexts('he').act.resign).tap();
  await phone.getByRole('dialog').last().getByRole('button', { name: he.table.confirmYes }).tap();
  const end = phone.getByRole('region', { name: he.end.over });
  await expect(end).toBeVisible();
  await expect(end).not.toContainText(he.end.youWon);
  await button(phone, he.end.rematch).tap();
  await expect(bar(phone, 'he')).toContainText(gameTexts('he').bar.pick);
});

/** A door before the server, behind which another version of the app appears when it is turned. */
async function openDoor(to: string): Promise<{ server: Server; url: string; turn: () => void }> {
  let turned = false;
  const server = createServer((req, res) => {
    if (turned && req.url === '/sw.js') {
      void fetch(`${to}/sw.js`).then(async (old) => {
        res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        res.end(`${await old.text()}\n// another version`);
      });
      return;
    }
    const { method, headers } = req;
    const beyond = request(`${to}${req.url ?? ''}`, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    beyond.on('error', () => res.destroy());
    req.pipe(beyond);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://localhost:${port}`, turn: () => (turned = true) };
}

test('a new version is offered between matches, never in one, and is taken when asked for', {
  tag: '@long',
}, async ({ person, server }) => {
  const door = await openDoor(server.url);
  const page = await person({ ...INSTALLS, baseURL: door.url });
  const offer = page.getByText(en.version.fresh);
  await page.goto('/');
  await installed(page);
  door.turn();
  await page.reload();
  await expect(offer).toBeVisible();
  await button(page, boxName('en')).click();
  await button(page, en.here.friend).click();
  await expect(offer).toBeVisible();
  await start(page, 'en');
  await expect(offer).toHaveCount(0);
  const match = new Mirror();
  const step = match.think('easy');
  await clickMove(page, step);
  await expectMoves(page, [match.play(step)]);
  await expect(offer).toHaveCount(0);

  await giveUp(page);
  await expect(offer).toBeVisible();
  await button(page, en.end.changeGame).click();
  await expect(offer).toBeVisible();
  await button(page, en.room.menu).click();
  await button(page, en.home).click();
  await expect(offer).toBeVisible();
  await Promise.all([page.waitForEvent('load'), button(page, en.version.take).click()]);
  await expect(button(page, boxName('en'))).toBeVisible();
  await installed(page);
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await page.context().close();
  door.server.close();
});
