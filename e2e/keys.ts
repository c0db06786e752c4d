/** Hands that have a keyboard and nothing else. */
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** More than there are stops on any page. */
const STOPS = 80;

/** Returns the focused element when none of it can be seen: out of sight, or under something. Past the last stop it is the browser's own. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return null;
    const { x, y, width, height } = at.getBoundingClientRect();
    if (width < 2 || height < 2) return null;
    const shown = at.closest('label') ?? at;
    const isSeen = [0.1, 0.5, 0.9].some((share) => {
      const hit = document.elementFromPoint(x + width * share, y + height / 2);
      return shown.contains(hit) || hit?.contains(at);
    });
    return isSeen ? null : at.outerHTML.slice(0, 120);
  });

/** Presses Tab until the focus stands on what is called so; on its way it is always to be seen. */
export async function tabTo(page: Page, called: RegExp): Promise<void> {
  for (let presses = 0; presses < STOPS; presses += 1) {
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
    if (called.test(name)) return;
    await page.keyboard.press('Tab');
    // what slides in is there in the end
    await expect.poll(() => hiddenFocus(page)).toBeNull();
  }
  throw new Error(`Tab never came to ${called}`);
}

/** Presses a key on what is called so. */
export async function pressOn(page: Page, called: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, called);
  await page.keyboard.press(key);
}

/** Whether the focus stands in one of these. */
export const isFocusIn = (page: Page, places: string): Promise<boolean> =>
  page.evaluate((at) => document.activeElement?.closest(at) != null, places);

/** Presses Tab until the focus stands in one of these. */
async function tabInto(page: Page, places: string): Promise<void> {
  for (let presses = 0; presses < STOPS; presses += 1) {
    if (await isFocusIn(page, places)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came into ${places}`);
}

/** Walks with Tab to the row of a thing of the table, and with arrows along it. */
export async function walkTo(page: Page, thing: string): Promise<void> {
  const named = `[data-thing="${thing}"]`;
  await expect(page.locator(named)).toBeVisible();
  await tabInto(page, `[data-row]:has(${named})`);
  await page.keyboard.press('Home');
  for (let steps = 0; steps < STOPS; steps += 1) {
    const isThere = await page.evaluate((at) => document.activeElement?.matches(at), named);
    if (isThere) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`no arrow leads to ${thing}`);
}
