/** How full a table is tried to be, and what may be wrong there. */
import { seededRandom } from '@kesem/engine/core/random';
import { expect, type Page } from '@playwright/test';
import { faultsAt, openKept, type Size } from '../../../../../../e2e/sizes.ts';
import { type Fullness, keptOf, LAID_AT, MOMENTS, stateOf } from './states.ts';

/** Empty, and as full as it is tried to be, in every moment of a turn of either player. */
export function extremes(seed: string): readonly Fullness[] {
  const full = { creatures: [8, 8], stones: [9, 9], hand: 10, fights: 6, seed } as const;
  return [
    { creatures: [0, 0], stones: [0, 0], hand: 0, active: 0, fights: 0, moment: 'main', seed },
    ...MOMENTS.flatMap((moment) =>
      ([0, 1] as const).map((active): Fullness => ({ ...full, active, moment })),
    ),
  ];
}

/** As much as comes of a seed. */
export function drawn(seed: string): Fullness {
  const random = seededRandom(seed)('fullness');
  const upTo = (most: number): number => random.int(most + 1);
  return {
    creatures: [upTo(8), upTo(8)],
    stones: [upTo(9), upTo(9)],
    hand: upTo(10),
    active: random.pick([0, 1] as const),
    fights: upTo(6),
    moment: random.pick(MOMENTS),
    seed,
  };
}

/** Lays each table, and gives what is wrong with it in each size: a line each, with what lay there. */
export async function faultsOf(
  page: Page,
  states: readonly Fullness[],
  sizes: readonly Size[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const wanted of states) {
    await lay(page, wanted);
    faults.push(...(await faultsAt(page, sizes, JSON.stringify(wanted), CHECKS)));
  }
  return faults;
}

/** The same, but each table in one size, all sizes in turn: what is drawn anew on each run need not be seen in all. */
export async function faultsInTurn(
  page: Page,
  states: readonly Fullness[],
  sizes: readonly Size[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [nth, wanted] of states.entries()) {
    const size = sizes[nth % sizes.length];
    if (size) faults.push(...(await faultsOf(page, [wanted], [size])));
  }
  return faults;
}

/** Lays a table, and gives the words between its lanes over which odds lie: a line each. */
export async function wordsUnderOdds(page: Page, wanted: Fullness): Promise<readonly string[]> {
  await lay(page, wanted);
  await expect(page.locator('[data-odds]').first()).toBeVisible();
  return page.evaluate(underOdds);
}

/** Opens a table that stands so. */
async function lay(page: Page, wanted: Fullness): Promise<void> {
  await openKept(page, keptOf(stateOf(wanted)), LAID_AT);
  await expect(page.locator('[data-shape]')).toBeVisible();
}

// What follows runs in the page: each function stands on its own.

const CHECKS = [overlaps, smallTargets];

/** Under a finger: targets of the table under 44 px either way. A stone may be smaller: it is none, the row that it opens is. */
function smallTargets(): string[] {
  if (!matchMedia('(pointer: coarse)').matches) return [];
  const targets = document.querySelectorAll<HTMLElement>(
    '[data-shape] :is(button, a[href], input)',
  );
  return [...targets]
    .filter((element) => element.offsetWidth >= 2 && element.checkVisibility())
    .flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
      const isSmall = Math.min(width, height) < 43.5;
      return isSmall
        ? [`finger: ${Math.round(width)}×${Math.round(height)} ${name?.slice(0, 30)}`]
        : [];
    });
}

/** Creatures and stones that lie over one another, or under the bar. */
function overlaps(): string[] {
  const named = (element: HTMLElement): string => element.dataset['thing'] ?? '';
  const things = '[data-thing^="creature:"], [data-thing^="stone:"], [data-thing^="player:"]';
  const all = [...document.querySelectorAll<HTMLElement>(things)].filter(
    (one) => one.offsetWidth > 1 && one.closest('[data-more]') === null,
  );
  return all.flatMap((one, at) => {
    const a = one.getBoundingClientRect();
    return all.slice(at + 1).flatMap((two) => {
      const b = two.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // what is pressed may reach a little beyond a low row
      return wide > 3 && high > 6 ? [`${named(one)} overlaps ${named(two)}`] : [];
    });
  });
}

/** Words of a lane's dice and sums that lie under its odds. */
function underOdds(): string[] {
  return [...document.querySelectorAll('[data-odds]')].flatMap((odds) => {
    const a = odds.getBoundingClientRect();
    const words = document.createTreeWalker(odds.parentElement ?? odds, NodeFilter.SHOW_TEXT);
    const under: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (!node.parentElement?.closest('[data-is]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const b = range.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // the room of a line is higher than its letters
      if (wide > 1 && high > 3) under.push(`${node.textContent} lies under ${odds.textContent}`);
    }
    return under;
  });
}
