/** Rooms as people open, join and start them, and what a page shows of the match. */
import type { Page } from '@playwright/test';
import type { Lang } from '../apps/web/src/i18n/lang.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { TRANSPORT } from '../apps/web/src/i18n/transport.ts';
import { expect } from './portal.ts';
import { gameCard, SHORTEST } from './sample.ts';

/** How the box of the sample is called on the shelf. */
export const boxName = (lang: Lang): RegExp => new RegExp(`^${gameCard.title(lang)}`);

/** The button of that name, the first where several are called so. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** What the primary says at the end of a match to whoever is asked by one other for another. */
export const joinsAgain = (lang: Lang): RegExp => new RegExp(textsOf(lang).end.join('.*', 1));

/** Opens a room for friends from the front page; gives the path of its link. */
export async function openRoom(page: Page, lang: Lang): Promise<string> {
  await page.goto('/');
  await button(page, boxName(lang)).click();
  await button(page, textsOf(lang).front.friends).click();
  await page.waitForURL(/\/r\//);
  await expect(page.locator('[data-seat="me"]')).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Opens the sheet of the options, with all that lies further down in it. */
export async function openOptions(page: Page, lang: Lang): Promise<void> {
  const { room } = textsOf(lang);
  await page.locator(`[aria-label="${room.options}"] button`).first().click();
  const sheet = page.getByRole('dialog', { name: room.optionsTitle });
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  for (const more of await sheet.locator('details:not([open]) > summary').all()) await more.click();
}

/** Opens the sheet of options and chooses these of the sample. */
export async function chooseOptions(
  page: Page,
  lang: Lang,
  options: { readonly [key: string]: string | number },
): Promise<void> {
  await openOptions(page, lang);
  for (const [key, value] of Object.entries(options)) {
    const option = gameCard.options.find((each) => each.key === key);
    const name = option?.values.find((each) => each.value === value)?.label(lang) ?? '';
    await page.getByRole('radio', { name, exact: true }).click();
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  }
}

/** Makes the match of a waiting room the shortest that the sample has. */
export async function shorten(page: Page, lang: Lang): Promise<void> {
  await chooseOptions(page, lang, SHORTEST);
  await page.keyboard.press('Escape');
}

/** Comes by a link and sits down, under a name of one's own if there is one. */
export async function joinRoom(page: Page, link: string, lang: Lang, name = ''): Promise<void> {
  const t = textsOf(lang);
  await page.goto(link);
  await expect(button(page, t.join.sit)).toBeVisible();
  if (name !== '') await page.getByLabel(t.profile.name, { exact: true }).fill(name);
  await button(page, t.join.sit).click();
  await expect(page.locator('[data-seat="me"]')).toBeVisible();
}

/** The host sits down first of all by hand: so the seats are ordered, and the room draws nothing. */
export async function sitFirst(host: Page, lang: Lang): Promise<void> {
  const t = textsOf(lang).room;
  const seats = host.getByRole('region', { name: t.seats, exact: true }).locator('li');
  const mine = '[data-seat="me"]';
  const move = async (way: string, to: number): Promise<void> => {
    await seats.locator(mine).getByRole('button').click();
    await button(host, way).click();
    await expect(seats.nth(to).locator(mine)).toBeVisible();
  };
  await expect(seats.locator(mine)).toBeVisible();
  const all = await seats.all();
  const isMine = await Promise.all(all.map(async (seat) => (await seat.locator(mine).count()) > 0));
  const at = isMine.indexOf(true);
  if (all.length === 2) {
    // settled by hand also where the host sits first already
    for (const to of at === 0 ? [1, 0] : [0]) {
      await button(host, t.swap).click();
      await expect(seats.nth(to).locator(mine)).toBeVisible();
    }
    return;
  }
  if (at === 0) await move(t.moveDown, 1);
  for (let to = Math.max(at, 1) - 1; to >= 0; to -= 1) await move(t.moveUp, to);
}

/** Seats a bot of middle strength on the next free chair. */
export async function addBot(page: Page, lang: Lang): Promise<void> {
  const t = textsOf(lang);
  const before = await page.locator('[data-seat]').count();
  await button(page, t.room.addBot).click();
  await page.getByRole('dialog').getByRole('button', { name: t.levels.medium }).first().click();
  await expect(page.locator('[data-seat]')).toHaveCount(before + 1);
}

/** The host starts, in the first seat; all of them see the board. */
export async function startMatch(host: Page, lang: Lang, others: readonly Page[]): Promise<void> {
  await sitFirst(host, lang);
  await button(host, textsOf(lang).start.go).click();
  for (const page of [host, ...others]) {
    await expect(page.locator('[data-cell="e5"]')).toBeVisible();
  }
}

/** The moves that a wide page lists, oldest first. */
export const moves = (page: Page) => page.getByRole('table').locator('bdi');

/** Waits until a wide page lists exactly these moves. */
export async function expectMoves(page: Page, played: readonly string[]): Promise<void> {
  await expect(moves(page)).toHaveText([...played]);
}

/** What the bar under the board says. */
export const bar = (page: Page, lang: Lang) =>
  page.getByRole('contentinfo', { name: textsOf(lang).table.bar });

/** Skips what is being played, if anything is, or says that it is enough of what all look at. Looks and presses in one: the button that takes its place is another. */
export const skip = (page: Page, lang: Lang): Promise<void> =>
  page.evaluate(
    (buttons) => document.querySelector<HTMLElement>(buttons)?.click(),
    // no function with a name inside: a page has not what some compilers add to it
    skipsIn(lang)
      .map((name) => `button[aria-label="${name}"]:enabled`)
      .join(),
  );

/** What the button is called that passes by what is played: alone, and while all look. */
const skipsIn = (lang: Lang): string[] => [TRANSPORT[lang].skip, textsOf(lang).table.show.onward];

interface AfterSkip {
  readonly atOnce: string | null;
  readonly later: string | null;
}

/** Returns what there is to press in the place of the next Skip when that has just gone, and a moment later; null: nothing. */
export const afterSkip = (page: Page, lang: Lang): Promise<AfterSkip> =>
  page.evaluate(async (names) => {
    const skips = names.map((name) => `button[aria-label="${name}"]`).join();
    const skipButton = (): Element | null => document.querySelector(skips);
    const changed = (): Promise<void> =>
      new Promise((resolve) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          resolve();
        });
        watch.observe(document.body, { attributes: true, childList: true, subtree: true });
      });
    while (!skipButton()) await changed();
    let place = new DOMRect();
    for (let shown = skipButton(); shown; shown = skipButton()) {
      place = shown.getBoundingClientRect();
      await changed();
    }
    const hit = (): Element | null =>
      document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    const there = (): string | null => hit()?.closest('button')?.textContent ?? null;
    const atOnce = there();
    const around = hit()?.closest('footer')?.getAnimations({ subtree: true }) ?? [];
    await Promise.all(around.map(({ finished }) => finished));
    return { atOnce, later: there() };
  }, skipsIn(lang));

/** Does something while whatever is played stops at its first picture, however late this machine comes to look. */
export async function whilePaused(
  page: Page,
  lang: Lang,
  act: () => Promise<unknown>,
): Promise<void> {
  const pausing = await page.evaluateHandle((name) => {
    const watch = new MutationObserver(() => {
      document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
    });
    watch.observe(document.body, { attributes: true, childList: true, subtree: true });
    return watch;
  }, TRANSPORT[lang].pause);
  await act();
  await pausing.evaluate((watch) => watch.disconnect());
}
