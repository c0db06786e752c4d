/** The board is as large as the screen allows, and what is said of a preview covers no marble. */
import { openTable } from '@kesem/engine/core/table';
import { abalone } from '@kesem/engine/games/abalone/game';
import { boardOf, match } from '@kesem/engine/games/abalone/testing/fixtures';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../../../e2e/portal.ts';
import { startRigged } from '../../../../../../e2e/rigged.ts';
import { LAPTOPS, openKept, PHONES, TOUCH } from '../../../../../../e2e/sizes.ts';
import { keptMatch } from '../../../shell/here/testing/kept.ts';
import { textsOf } from '../texts.ts';

/** Three push two over the edge, on a board with marbles all around. */
const STATE = match(
  {},
  {
    board: boardOf(
      'e5 e6 e7 c3 c4 c5 b2 b3 a1 a2 d5 d4 b4 c6',
      'e8 e9 i5 i6 h4 h5 g3 f2 e1 i9 h9 g9 f9 d8',
    ),
  },
);

/** Opens the table on this device, with the push chosen and pointed at. */
async function lay(page: Page): Promise<void> {
  const table = openTable({ ...abalone, setup: () => ({ state: STATE, told: [] }) });
  await openKept(page, keptMatch(table, 'easy'), '/here/abalone/easy');
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`);
  for (const name of ['e5', 'e7']) await cell(name).click();
  await cell('e8').focus();
  await page.keyboard.press('d');
}

/** Runs in the page: the share of its field that the board takes, the closer way, and what a tag covers. */
function measured(): { readonly share: number; readonly covered: readonly string[] } {
  const rect = (of: Element | null | undefined): DOMRect =>
    of?.getBoundingClientRect() ?? new DOMRect();
  const grid = document.querySelector('[role="grid"]');
  const [board, field] = [rect(grid), rect(grid?.parentElement?.parentElement)];
  const covered = [...document.querySelectorAll('[data-corner] > span')].flatMap((tag) => {
    const a = rect(tag);
    return [...document.querySelectorAll<HTMLElement>('[data-cell]')].flatMap((cell) => {
      const b = rect(cell);
      // the marble in its cell
      const r = b.width * 0.43;
      const x = Math.max(a.left, Math.min(b.x + b.width / 2, a.right)) - (b.x + b.width / 2);
      const y = Math.max(a.top, Math.min(b.y + b.height / 2, a.bottom)) - (b.y + b.height / 2);
      return Math.hypot(x, y) < r ? [`${tag.textContent} over ${cell.dataset['cell']}`] : [];
    });
  });
  return {
    share: Math.max(board.width / field.width, board.height / field.height),
    covered,
  };
}

for (const [locale, lang, more, sizes] of [
  ['he-IL', 'he', TOUCH, PHONES],
  ['en-US', 'en', TOUCH, PHONES],
  ['he-IL', 'he', {}, LAPTOPS],
  ['en-US', 'en', {}, LAPTOPS],
] as const) {
  const on = sizes === PHONES ? 'a phone' : 'a laptop';
  // every run tries each language in one of both
  const details = (sizes === PHONES) === (lang === 'he') ? {} : { tag: '@long' };
  test(
    `A7, A14: the board fills ${on}, and its tags cover nothing: ${locale}`,
    details,
    async ({ person }) => {
      const { url: baseURL, end } = await startRigged(openTable(abalone));
      const page = await person({ ...more, baseURL, locale });
      await lay(page);
      await expect(page.getByText(textsOf(lang).tag.out)).toBeVisible();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(async () => {
            const { share, covered } = await page.evaluate(measured);
            return share > 0.97 && share < 1.01 && covered.length === 0 ? '' : { share, covered };
          })
          .toBe('');
      }
      await end();
    },
  );
}
