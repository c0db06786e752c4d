/** A television in a living room: it is given the code, shows the table, and is nobody. */
import type { Table } from '@kesem/engine/core/table';
import { tableOf } from '@kesem/engine/registry';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { keepSeats } from '../apps/server/src/testing/table.ts';
import { type Seated, visitor } from '../apps/server/src/testing/visitor.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { tvTextsOf } from '../apps/web/src/i18n/tv.ts';
import { CARDS } from '../apps/web/src/registry.ts';
import { findings } from '../tools/check/findings.ts';
import { rest } from './audit.ts';
import { faults, glassOf, type Looked } from './glass.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { startRigged } from './rigged.ts';
import { button, joinRoom, openRoom, startMatch } from './room.ts';
import { clickMove, gameTexts, Mirror, tapMove } from './sample.ts';
import { tapWire } from './wire.ts';

const TELEVISION: BrowserContextOptions = {
  viewport: { width: 1920, height: 1080 },
  locale: 'he-IL',
};
const t = tvTextsOf('en');

/** What stands where on the board of a television, as a text. */
const board = (tv: Page): Promise<string> =>
  glassOf(tv).evaluate(() =>
    [...document.querySelectorAll('[data-cell]')].map(({ ariaLabel }) => ariaLabel).join('; '),
  );

test('a television shows the table of a phone and a laptop by its code, knows no hand, and comes back by itself', async ({
  person,
  server,
}) => {
  const laptop = await person(LAPTOP);
  const line = await tapWire(laptop);
  const phone = await person(PHONE);
  await joinRoom(phone, await openRoom(laptop, 'en'), 'he');

  await button(laptop, textsOf('en').room.menu).click();
  await button(laptop, t.item).click();
  const code = (
    await laptop.getByRole('dialog').locator('bdi[dir=ltr]').last().innerText()
  ).replace(/\D/g, '');
  const tv = await person(TELEVISION);
  const wire = await tapWire(tv);
  const viewers = new Set<string>();
  wire.in = (frame) => {
    for (const [, me] of frame.matchAll(/"me":("?\w+"?)/g)) viewers.add(me ?? '');
    return frame;
  };
  await tv.goto('/tv');
  const glass = tv.frameLocator('iframe');
  await expect(glass.locator('input')).toBeFocused();
  await glass.locator('input').fill(code);
  await expect(glass.locator('[data-away]')).toHaveCount(2);
  await expect(tv).toHaveURL(`/tv/${code}`);
  await expect(laptop.getByText(t.shown(1))).toBeVisible();
  expect(await faults(tv, [])).toEqual([]);
  for (let open = 0; open < 2; open += 1) await laptop.keyboard.press('Escape');

  await startMatch(laptop, 'en', [phone]);
  await expect(glass.locator('[data-cell="e5"]')).toBeVisible();
  await expect(glass.locator('[data-tools]')).toBeHidden();
  const match = new Mirror();
  const make = async (): Promise<void> => {
    const before = await board(tv);
    const step = match.think('easy');
    if (match.turn === 0) await clickMove(laptop, step);
    else await tapMove(phone, step, gameTexts('he').bar.confirm);
    match.play(step);
    await expect.poll(() => board(tv)).not.toBe(before);
  };
  // a phone at a table that a television shows becomes the hand by one tap; a laptop is not asked
  const he = tvTextsOf('he');
  const others = phone.getByRole('list', { name: textsOf('he').table.players });
  await expect(others).toBeVisible();
  await button(phone, he.hands).tap();
  await expect(others).toBeHidden();
  await expect(laptop.getByText(t.onScreen)).toBeHidden();
  await make();
  await make();
  expect(await faults(tv, [])).toEqual([]);

  await server.kill();
  await server.up();
  await expect.poll(wire.joined).toBe(2);
  await expect.poll(line.joined).toBe(2);
  await make();
  expect([...viewers]).toEqual(['"public"']);
  await expect(others).toBeHidden();
  await tv.close();
  await expect(others).toBeVisible();
});

/** How many changes of the board are looked at. */
const BEATS = 5;
/** Until something changes of which nobody knows whether it will, in ms. */
const PATIENCE_MS = 10_000;

/** Answers whatever the table waits for from somebody, with the first move that does. */
async function answer(one: Seated, table: Table): Promise<void> {
  const { me, asks, table: view } = one.view();
  const ask = asks.find(({ seat, must }) => must && seat === me);
  if (!ask || !view) return;
  const move = table.moves(view).find((each) => ask.answers.includes(each.do));
  await one.send({ do: 'move', move }, ask.key);
}

const LOOKS: readonly BrowserContextOptions[] = [
  { ...TELEVISION, colorScheme: 'light' },
  { viewport: { width: 1366, height: 768 }, locale: 'en-US', colorScheme: 'dark' },
];

for (const table of CARDS.flatMap(({ id }) => tableOf(id) ?? [])) {
  test(`${table.id} is read at three metres before, during and after a match, and a phone is its hand`, {
    tag: '@long',
  }, async ({ person }) => {
    const house = await startRigged(table);
    const host = await visitor(house);
    const { token } = await host.openRoom('Dana', table.id);
    const one = await host.join(token, 'Dana');
    await one.send({ do: 'fill', level: 'easy' }, one.view().key);
    await keepSeats(one);
    const tvs = await Promise.all(
      LOOKS.map(async (look) => {
        const tv = await person({ ...look, baseURL: house.url });
        await tv.goto(`/tv/${one.joined.code}`);
        await expect(tv.frameLocator('iframe').locator('[data-away]').first()).toBeVisible();
        return tv;
      }),
    );
    const look = async (when: string, looked: Looked): Promise<void> => {
      for (const tv of tvs) {
        const at = `${when}, ${tv.viewportSize()?.width}`;
        expect(await faults(tv, ['Dana'], looked), at).toEqual([]);
      }
    };
    const [name = '', value = ''] = host.cookie.split('=');
    const phone = await person({ ...PHONE, baseURL: house.url });
    await phone.context().addCookies([{ name, value, url: house.url }]);
    await phone.goto(`/r/${token}`);
    await look('before', 'all');
    await one.send({ do: 'start' }, one.view().key);
    await one.until(({ stage }) => stage === 'playing');
    for (const tv of tvs) await expect(tv.frameLocator('iframe').locator('aside')).toBeHidden();
    await look('at rest', 'all');
    await button(phone, tvTextsOf('he').hands).tap();
    await rest(phone);
    expect(await findings(phone), 'the phone as the hand').toEqual([]);
    const shown = () => tvs[0] && glassOf(tvs[0]).locator('main').textContent();
    for (let beat = 0; beat < BEATS; beat += 1) {
      const before = await shown();
      await answer(one, table);
      const changed = expect.poll(shown, { timeout: PATIENCE_MS }).not.toBe(before);
      if (!(await changed.then(() => true).catch(() => false))) break;
      // what is on its way may be anywhere
      await look(`beat ${beat}`, 'sizes');
    }
    expect(await one.send({ do: 'abandon' })).toMatchObject({ ok: true });
    await one.until(({ stage }) => stage === 'over');
    for (const tv of tvs) await expect(tv.frameLocator('iframe').locator('aside')).toBeVisible();
    await look('at its end', 'all');
    one.close();
    await house.end();
  });
}
