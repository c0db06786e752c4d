/** The sizes in which a table is looked at, and what may be wrong with any table in them. */
import type { Page } from '@playwright/test';
import { findings } from '../tools/check/findings.ts';
import { rest } from './audit.ts';

export type Size = readonly [width: number, height: number];

export const LAPTOP: Size = [1366, 768];
export const LAPTOPS: readonly Size[] = [LAPTOP, [1280, 800], [1920, 1080]];
export const PHONE: Size = [390, 844];
/** A phone whose browser shows its bars. */
export const LOW_PHONE: Size = [390, 664];
/** A phone on its side. */
export const SIDE_PHONE: Size = [844, 390];
export const PHONES: readonly Size[] = [
  PHONE,
  LOW_PHONE,
  [360, 740],
  [320, 640],
  [820, 1180],
  SIDE_PHONE,
];

/** What makes a page one that fingers touch. */
export const TOUCH = { hasTouch: true, isMobile: true } as const;

/** Opens a table of this device, `kept` as its slot and what is kept there. */
export async function openKept(
  page: Page,
  kept: readonly [slot: string, kept: string],
  path: string,
): Promise<void> {
  // a page without the app, which would write its own table there
  await page.goto('/icon.svg');
  await page.evaluate(([slot, value]) => localStorage.setItem(slot, value), kept);
  await page.goto(path);
}

/** Looks at a page in each size; gives a line for each thing that is wrong. `checks` run in the page, each by itself. */
export async function faultsAt(
  page: Page,
  sizes: readonly Size[],
  named: string,
  checks: readonly (() => readonly string[])[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await laidOut(page, width);
    await rest(page);
    // esbuild wraps functions that have a name in this helper, which the page does not know
    await page.evaluate('globalThis.__name ??= (wrapped) => wrapped');
    const found = [...(await findings(page))];
    for (const check of [smallWords, ...checks]) found.push(...(await page.evaluate(check)));
    faults.push(...found.map((line) => `${width}×${height} ${named}: ${line}`));
  }
  return faults;
}

/** Waits until a board has measured its new room: it learns of it in a frame, and is drawn anew in the next. */
async function laidOut(page: Page, width: number): Promise<void> {
  await page.waitForFunction((wide) => window.innerWidth === wide, width);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
}

/** Words on the board that are smaller than 13 px. Runs in the page, so it stands alone. */
function smallWords(): readonly string[] {
  const hasWords = ({ childNodes }: Element): boolean =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => hasWords(element) && element.offsetWidth > 1)
    .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12.9)
    .map((element) => `small: ${element.textContent?.slice(0, 30)}`);
}
