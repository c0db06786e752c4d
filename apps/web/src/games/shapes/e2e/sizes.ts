/** In which sizes a table of Shapes is looked at, in which scenes, and what may be wrong there. */
import type { Page } from '@playwright/test';
import { rest } from '../../../../../../e2e/audit.ts';
import { holdStill } from '../../../../../../e2e/still.ts';
import { findings } from '../../../../../../tools/check/findings.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { TRANSPORT } from '../../../i18n/transport.ts';
import { pickCard } from './driver.ts';
import { keptOf, LAID_AT, type Lying } from './states.ts';

type Size = readonly [width: number, height: number];

export const LAPTOP: Size = [1366, 768];
export const LAPTOPS: readonly Size[] = [LAPTOP, [1280, 800], [1920, 1080]];
export const PHONE: Size = [390, 664];
export const PHONES: readonly Size[] = [PHONE, [390, 844], [820, 1180], [320, 640], [844, 390]];

const SEATS = [2, 3, 4] as const;
const PRIZES = ['few', 'many'] as const;

/** Every number of players, with few prizes and with all there are, at rest and through the longest end of a round. */
export const ALL: readonly Lying[] = SEATS.flatMap((seats) =>
  PRIZES.flatMap((prizes): readonly Lying[] => [
    { seats, prizes, laid: 0, tied: false, last: 'joker' },
    { seats, prizes, laid: 1, tied: false, last: 'joker' },
    { seats, prizes, laid: 1, tied: true, last: prizes === 'few' ? 'match' : 'joker' },
  ]),
);

/** The extremes of them: most players, and most that anybody can have won. */
export const FULLEST: readonly Lying[] = ALL.filter(
  ({ seats, prizes, tied }) => seats === 4 && prizes === 'many' && tied,
);

/** Lays each table, plays what its last pick reveals, and gives what is wrong in each size: a line each. */
export async function faultsOf(
  page: Page,
  lang: Lang,
  tables: readonly Lying[],
  sizes: readonly Size[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const lying of tables) {
    await lay(page, lying);
    await throughReveal(page, lang, async (scene) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await laidOut(page, width);
        await rest(page);
        // esbuild wraps functions that have a name in this helper, which the page does not know
        await page.evaluate('globalThis.__name ??= (wrapped) => wrapped');
        const found = [
          ...(await findings(page)),
          ...(await page.evaluate(smallWords)),
          ...(await page.evaluate(outOfTable)),
          ...(await page.evaluate(outOfMats)),
          ...(await page.evaluate(overlaps)),
        ];
        const at = `${width}×${height} ${scene} ${JSON.stringify(lying)}`;
        faults.push(...found.map((line) => `${at}: ${line}`));
      }
    });
  }
  return faults;
}

/** Opens a table that stands so. */
async function lay(page: Page, lying: Lying): Promise<void> {
  // a page without the app, which would write its own table there
  await page.goto('/icon.svg');
  await page.evaluate(([slot, kept]) => localStorage.setItem(slot, kept), keptOf(lying));
  await page.goto(LAID_AT);
  await page.locator('[data-card]').first().waitFor();
}

/** Looks at a table at rest, and then at what the last pick reveals: of a count at its first point and its sum, of the rest at each step. */
async function throughReveal(
  page: Page,
  lang: Lang,
  look: (scene: string) => Promise<void>,
): Promise<void> {
  await look(await sceneOf(page));
  const skip = page.getByRole('button', { name: TRANSPORT[lang].skip, exact: true });
  const time = await holdStill(page);
  await pickCard({ page, lang }, 0);
  await time.until(() => skip.isVisible());
  await page.keyboard.press('p');
  await time.goOn();
  let hits = 0;
  while (await skip.isVisible()) {
    const scene = await sceneOf(page);
    const isHit = (await page.locator('[data-hit]').count()) > 0;
    if (isHit) hits += 1;
    const isSum = (await page.locator('[data-leads]').count()) > 0;
    if (scene !== 'count' || isSum || (isHit && hits === 1)) await look(scene);
    await page.keyboard.press('n');
  }
}

async function sceneOf(page: Page): Promise<string> {
  return (await page.locator('[data-scene]').first().getAttribute('data-scene')) ?? '';
}

/** Waits until the board has been laid out in its new room. */
async function laidOut(page: Page, width: number): Promise<void> {
  await page.waitForFunction((wide) => window.innerWidth === wide, width);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
}

// What follows runs in the page: each function stands on its own.

/** Words on the table that are smaller than 13 px. */
function smallWords(): string[] {
  const hasWords = ({ childNodes }: Element): boolean =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.querySelectorAll<HTMLElement>('[data-scene] *')]
    .filter((element) => hasWords(element) && element.offsetWidth > 1)
    .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12.9)
    .map((element) => `small: ${element.textContent?.slice(0, 30)}`);
}

/** Cards of the row and of the hand that reach out of the table. */
function outOfTable(): string[] {
  const CARDS = '[class*="_row_"] > [class*="_card_"], [data-card], [data-card] bdi';
  const table = document.querySelector('[data-scene]');
  const frame = table?.getBoundingClientRect();
  if (!table || !frame) return ['no table'];
  return [...table.querySelectorAll<HTMLElement>(CARDS)]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [wide, high] = [Math.max(-left, right - innerWidth), bottom - frame.bottom];
      return wide > 1 || high > 1 || top < frame.top - 8;
    })
    .map((one) => `out: ${one.className} ${one.textContent?.slice(0, 20)}`);
}

/** What reaches out of the place of a player: names, counts and cards. */
function outOfMats(): string[] {
  const PARTS =
    'bdi, b, small, [class*="_score_"], [class*="_abacus_"], [class*="_full_"], [class*="_card_"], [class*="_spoils_"] > span';
  return [...document.querySelectorAll('[data-scene] [data-seat]')].flatMap((seat) => {
    const mat = seat.getBoundingClientRect();
    return [...seat.querySelectorAll<HTMLElement>(PARTS)]
      .filter((one) => one.offsetWidth > 1)
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const wide = Math.max(mat.left - left, right - mat.right);
        return Math.max(wide, mat.top - top, bottom - mat.bottom) > 1;
      })
      .map((one) => `out of its mat: ${one.className || one.tagName} ${one.textContent}`);
  });
}

/** What covers something else of the same player. */
function overlaps(): string[] {
  const PARTS =
    'bdi, b, small, [class*="_score_"], [class*="_abacus_"], [class*="_full_"], [class*="_card_"]';
  const covers = (one: Element, two: Element): boolean => {
    const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 3 && high > 6 && !one.contains(two);
  };
  const named = (one: HTMLElement): string => `${one.className || one.tagName} ${one.textContent}`;
  return [...document.querySelectorAll('[data-scene] [data-seat]')].flatMap((seat) => {
    const parts = [...seat.querySelectorAll<HTMLElement>(PARTS)].filter(
      (one) => one.offsetWidth > 1,
    );
    return parts.flatMap((one, nth) =>
      parts
        .slice(nth + 1)
        .filter((two) => covers(one, two))
        .map((two) => `${named(one)} overlaps ${named(two)}`),
    );
  });
}
