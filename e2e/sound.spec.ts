/** Sound: nothing of it before the page is touched, and a switch with three positions. */
import { expect, LAPTOP, test } from './portal.ts';
import { boxName } from './room.ts';

const isSynth = (url: string): boolean => /\/synth[.-]/.test(url);

test('the synthesiser comes after the first touch and not with the page', { tag: '@long' }, async ({
  person,
}) => {
  const page = await person(LAPTOP);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  await page.getByRole('button', { name: boxName('en') }).waitFor();
  expect(fetched.filter(isSynth)).toEqual([]);
  const synth = page.waitForRequest((request) => isSynth(request.url()));
  await page.keyboard.press('Tab');
  expect((await (await synth).response())?.ok()).toBe(true);
});

test('the switch says how it stands, goes around, and is remembered', { tag: '@long' }, async ({
  person,
}) => {
  const page = await person(LAPTOP);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sound: everything' }).click();
  await page.getByRole('button', { name: 'Sound: your turn only' }).click();
  await expect(page.getByRole('button', { name: 'Sound: off' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Sound: off' }).click();
  await expect(page.getByRole('button', { name: 'Sound: everything' })).toBeVisible();
});
