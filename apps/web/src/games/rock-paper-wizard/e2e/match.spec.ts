import { seededRandom } from '@kesem/engine/core/random';
import { openTable, type Table } from '@kesem/engine/core/table';
import { rockPaperWizard } from '@kesem/engine/games/rock-paper-wizard/game';
import { show } from '@kesem/engine/games/rock-paper-wizard/show';
import type { Page } from '@playwright/test';
import { violations } from '../../../../../../e2e/audit.ts';
import { expect, LAPTOP, type Person, PHONE, test } from '../../../../../../e2e/portal.ts';
import { startRigged } from '../../../../../../e2e/rigged.ts';
import {
  addBot,
  bar,
  button,
  joinRoom,
  sitFirst,
  whilePaused,
} from '../../../../../../e2e/room.ts';
import { holdStill } from '../../../../../../e2e/still.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { TRANSPORT } from '../../../i18n/transport.ts';
import { choose, nextAsked, openShort } from './driver.ts';

type Player = readonly [page: Page, lang: Lang];

/** Longer than any test, in ms. */
const FOR_EVER = 3_600_000;

/** A table at which a reveal goes on until people end it, with cards that charm nobody and give no gold for long. */
function unhurried(): Table {
  return openTable({
    ...rockPaperWizard,
    setup: (start) => rockPaperWizard.setup({ ...start, random: seededRandom('quiet 25') }),
    show: (heard) => {
      const steps = show(heard);
      return steps.length === 0 ? [] : [...steps, { ms: FOR_EVER }];
    },
  });
}

/** What this page shows of the round. */
const partOn = (page: Page): Promise<string | null> =>
  page.locator('[data-part]').first().getAttribute('data-part');

const cards = (page: Page) => page.locator('[data-spell] button:enabled');
const onward = ([page, lang]: Player) => button(page, textsOf(lang).table.show.onward);

async function expectSound(pages: readonly Page[]): Promise<void> {
  for (const page of pages) expect(await violations(page)).toEqual([]);
}

async function expectChoosing(players: readonly Player[]): Promise<void> {
  for (const [page] of players) await expect(cards(page).first()).toBeVisible();
}

async function chooseAll(players: readonly Player[]): Promise<void> {
  await expectChoosing(players);
  for (const player of players) await choose(...player);
}

/** Three people in two languages and a bot at a short match, and somebody who will watch. */
async function gather(person: Person) {
  const quiet = { contrast: 'more' } as const;
  const phone = await person({ ...PHONE, ...quiet });
  const laptop = await person({ ...LAPTOP, ...quiet });
  const third = await person({ ...PHONE, ...quiet });
  const watcher = await person({ ...LAPTOP, ...quiet });
  const host: Player = [phone, 'he'];
  const players: readonly Player[] = [host, [laptop, 'en'], [third, 'he']];
  const house = await startRigged(unhurried());
  const link = await openShort(phone, 'he', house.url);
  await joinRoom(laptop, link, 'en', 'Alexander the Great!');
  await joinRoom(third, link, 'he', 'אלכסנדרה');
  await addBot(phone, 'he');
  await sitFirst(phone, 'he');
  await phone
    .getByRole('button', { name: new RegExp(`^${textsOf('he').start.go}`) })
    .last()
    .click();
  await expectChoosing(players);
  return { phone, laptop, third, watcher, host, players, house, link };
}

test('three people in two languages and a bot, watched: all look at each reveal together', async ({
  person,
}) => {
  const { phone, laptop, third, watcher, host, players, house, link } = await gather(person);
  await watcher.goto(link);
  await expect(watcher.locator('[data-mat]')).toHaveCount(4);
  await expect(bar(watcher, 'en')).toContainText('ready');
  await expectSound([phone, laptop, watcher]);

  await choose(phone, 'he');
  await expect(bar(phone, 'he')).toContainText('אלכסנדרה');
  await expect(cards(watcher)).toHaveCount(0);
  await choose(laptop, 'en');
  await expect(bar(laptop, 'en')).toContainText('אלכסנדרה');
  const time = await holdStill(laptop);
  await choose(third, 'he');

  // nobody stops the reveal or cuts the chant short, and the log is not ahead of it
  await time.until(async () => (await partOn(laptop)) === 'count');
  await expect(onward([laptop, 'en'])).toBeHidden();
  await expect(laptop.getByRole('button', { name: /^(Pause|Skip)$/ })).toHaveCount(0);
  await time.until(async () => (await partOn(laptop)) === 'reveal');
  await expect(laptop.locator('[data-duel][data-state="armed"]')).toHaveCount(4);
  await expect(bar(laptop, 'en')).toContainText(textsOf('en').table.show.onward);
  await time.look(() => expectSound([laptop]));
  await time.until(async () => /Step 1 of 4/.test((await bar(laptop, 'en').textContent()) ?? ''));
  await time.look(() => expectSound([laptop]));
  await time.goOn();

  // it goes on until everybody has seen enough, by finger or by key
  await onward(host).click();
  await onward([third, 'he']).click();
  await expect(bar(third, 'he')).toContainText(textsOf('he').table.show.waiting);
  await expect(onward([third, 'he'])).toBeDisabled();
  await expect(onward([watcher, 'en'])).toBeHidden();
  for (const [page] of players) await expect(cards(page)).toHaveCount(0);
  // what the board plays may have run out by now, and its keys with it
  await onward([laptop, 'en']).press('Enter');
  await expectChoosing(players);
  await house.end();
});

test('a reveal ends when the host says so for all; whoever comes back joins in, and the match comes to its end', {
  tag: '@long',
}, async ({ person }) => {
  const { phone, laptop, third, host, players, house } = await gather(person);
  await chooseAll(players);
  await expect(onward([third, 'he'])).toBeVisible();
  await onward(host).hover();
  await phone.mouse.down();
  await expectChoosing(players);
  await phone.mouse.up();

  // whoever comes back joins at the present step, and can ask what has happened
  await chooseAll(players);
  await expect(onward([laptop, 'en'])).toBeVisible();
  await laptop.reload();
  await button(laptop, textsOf('en').table.show.story).click();
  await expect(laptop.getByRole('dialog')).toContainText('Alexander the Great!');
  await expectSound([laptop]);
  await laptop.keyboard.press('Escape');

  for (let asked = await nextAsked(players); asked !== null; asked = await nextAsked(players)) {
    await choose(...asked);
  }
  await expect(phone.getByRole('region', { name: textsOf('he').end.over })).toBeVisible();
  await expect(laptop.getByRole('region', { name: textsOf('en').end.over })).toContainText('15');
  await expectSound([phone, laptop]);
  await house.end();
});

test('alone with bots one stops, steps and skips, and sees the match again when it is over', {
  tag: '@long',
}, async ({ person }) => {
  const laptop = await person(LAPTOP);
  const me: Player = [laptop, 'en'];
  await openShort(laptop, 'en');
  for (const _ of ['one', 'two', 'three']) await addBot(laptop, 'en');
  await button(laptop, new RegExp(`^${textsOf('en').start.go}`)).click();
  await expectChoosing([me]);
  await whilePaused(laptop, 'en', async () => {
    await choose(...me);
    await expect(button(laptop, TRANSPORT.en.resume)).toBeVisible();
  });
  while ((await partOn(laptop)) === 'count') await laptop.keyboard.press('ArrowRight');
  await expect(laptop.locator('[data-duel]')).toHaveCount(4);
  await expect(button(laptop, TRANSPORT.en.resume)).toBeVisible();
  await laptop.keyboard.press('Enter');

  for (let asked = await nextAsked([me]); asked !== null; asked = await nextAsked([me])) {
    await choose(...asked);
  }
  await button(laptop, textsOf('en').end.more).click();
  await button(laptop, textsOf('en').end.watchAgain).click();
  await laptop.waitForURL(/\/m\//);
  await laptop.keyboard.press('End');
  await expect(laptop.locator('[data-mat]')).toHaveCount(4);
});
