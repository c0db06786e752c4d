/** Who meets in a walk, and what hands do on each of its screens. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Lang } from '../../apps/web/src/i18n/lang.ts';
import { textsOf } from '../../apps/web/src/i18n/texts.ts';
import { expect } from '../portal.ts';
import { button } from '../room.ts';
import { clickMove, type Mirror, tapStep } from '../sample.ts';

/** What is done on each screen. */
export type Screens = (page: Page, screen: string) => Promise<void>;

/** Who meets at the table. */
export interface Company {
  readonly host: Page;
  readonly guest: Page;
  readonly watcher: Page;
}

export type Step = ReturnType<Mirror['read']>;

/** Presses the button of that name, the first where several are called so. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  button(page, name).click();

/** Closes what lies over the screen, once it is there: it may be loaded when it is asked for. */
export async function dismiss(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Where the rail lies over the table and not beside it. */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 900;

/** Where a finger points, and moves are confirmed. */
export const isTouch = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia('(pointer: coarse)').matches);

/** Makes a move as this device makes it; `confirm` is the name of the button that does it under a finger. */
export async function playStep(page: Page, step: Step, confirm: string): Promise<void> {
  if (!(await isTouch(page))) return clickMove(page, step);
  await tapStep(page, step);
  await press(page, confirm);
}

/** Text at 200 %, as a reader's own setting makes it. */
export const enlarge = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = '32px';
    });
  });

/** The table in words, on this screen, and drawn again. */
export async function walkText(page: Page, lang: Lang, at: Screens, screen: string): Promise<void> {
  const toggle = button(page, textsOf(lang).view.text);
  const turn = async (): Promise<void> => {
    await toggle.focus();
    await page.keyboard.press('Enter');
  };
  await turn();
  await expect(page.getByRole('table').first()).toBeVisible();
  await toggle.blur();
  await at(page, screen);
  await turn();
  await toggle.blur();
}
