import type { Page } from '@playwright/test';
import { reactionTextsOf } from '../apps/web/src/i18n/reactions.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { violations } from './audit.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { button, joinRoom, openRoom, startMatch } from './room.ts';

const en = reactionTextsOf('en');
const he = reactionTextsOf('he');

/** Keeps in the page what flies over it: a print is gone before a slow machine has looked. */
const keepFlown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const flown: string[] = [];
    Reflect.set(window, 'flown', flown);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement) || !node.dataset['reaction']) continue;
        const name = node.querySelector('small')?.textContent ?? '';
        flown.push(`${node.dataset['reaction']} from ${node.dataset['from']}: ${name}`);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
const flown = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'flown'));

test('a player, a rival and a watcher feel each other over the board, each in their own language', {
  tag: '@long',
}, async ({ person }) => {
  const host = await person(LAPTOP);
  const guest = await person(PHONE);
  const watcher = await person(PHONE);
  const link = await openRoom(host, 'en');
  await joinRoom(guest, link, 'he', 'נועה');
  await watcher.goto(link);
  await button(watcher, textsOf('he').join.watch).tap();
  await startMatch(host, 'en', [guest, watcher]);
  const everybody = [host, guest, watcher];
  for (const page of everybody) {
    await expect(
      page.getByRole('group', { name: en.title }).or(page.getByRole('group', { name: he.title })),
    ).toBeVisible();
    await keepFlown(page);
  }

  await host.keyboard.press('4');
  for (const page of everybody) await expect.poll(() => flown(page)).toEqual(['haha from 0: ']);
  await button(guest, he.more).tap();
  await button(guest, he.kinds.clap).tap();
  await button(watcher, he.more).tap();
  await expect(button(watcher, he.kinds.nu)).toHaveCount(0);
  expect(await violations(watcher)).toEqual([]);
  await button(watcher, he.kinds.horns).click();
  for (const page of everybody) await expect.poll(() => flown(page)).toHaveLength(3);
  const told = (await flown(host)) as readonly string[];
  expect(told.slice(1).toSorted()).toEqual([
    'clap from 1: ',
    expect.stringMatching(/^horns from audience: .+, watching$/),
  ]);

  // whoever is told to rest does not press on, and whoever has hushed them sees nothing more
  await button(host, en.more).click();
  // on a slow machine three may take longer than what is counted together
  await expect(async () => {
    for (let times = 0; times < 3; times += 1) await host.keyboard.press('1');
    const rests = button(host, en.kinds.clap);
    await expect(rests).toHaveAttribute('aria-disabled', 'true', { timeout: 1000 });
  }).toPass();
  expect(await violations(host)).toEqual([]);
  await button(host, en.hush).click();
  await button(guest, he.more).tap();
  await button(guest, he.kinds.up).tap();
  await expect.poll(() => flown(watcher)).toContain('up from 1: ');
  expect(await flown(host)).not.toContain('up from 1: ');
});
