/** Which tables of Shapes are looked at, in which scenes, and what may be wrong there. */
import type { Page } from '@playwright/test';
import { faultsAt, openKept, type Size } from '../../../../../../e2e/sizes.ts';
import { holdStill } from '../../../../../../e2e/still.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { TRANSPORT } from '../../../i18n/transport.ts';
import { pickCard } from './driver.ts';
import { keptOf, LAID_AT, type Lying } from './states.ts';

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
      const named = `${scene} ${JSON.stringify(lying)}`;
      faults.push(...(await faultsAt(page, sizes, named, CHECKS)));
    });
  }
  return faults;
}

/** Opens a table that stands so. */
async function lay(page: Page, lying: Lying): Promise<void> {
  await openKept(page, keptOf(lying), LAID_AT);
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

// What follows runs in the page: each function stands on its own.

const CHECKS = [outOfTable, outOfMats, overlaps];

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
