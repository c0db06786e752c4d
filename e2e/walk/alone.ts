/** What one does without friends elsewhere: the course, the rules, two at one screen. */
import type { Page } from '@playwright/test';
import type { Lang } from '../../apps/web/src/i18n/lang.ts';
import { textsOf } from '../../apps/web/src/i18n/texts.ts';
import { expect } from '../portal.ts';
import { boxName } from '../room.ts';
import { course, gameCard } from '../sample.ts';
import { press, type Screens } from './company.ts';

/** The course at its beginning, at a refusal, at its end; and the rules. */
export async function walkLearn(page: Page, lang: Lang, at: Screens): Promise<void> {
  const { learn } = textsOf(lang);
  const lesson = (id: string) => {
    const name = course.lessons.find((each) => each.id === id)?.title(lang) ?? '';
    return page.getByRole('heading', { name, exact: true });
  };
  const skipTo = async (id: string): Promise<void> => {
    while (!(await lesson(id).isVisible())) await press(page, learn.skip);
    await expect(page.locator('[data-cell="e5"]')).toBeVisible();
  };
  await page.goto(`/learn/${gameCard.id}`);
  await expect(lesson('one')).toBeVisible();
  await at(page, 'learn-1');
  await skipTo('which');
  for (const cell of ['g3', 'g4', 'g5']) await page.locator(`[data-cell="${cell}"]`).click();
  await at(page, 'learn-refused');
  await skipTo('off');
  await press(page, learn.showMe);
  await expect(page.getByRole('button', { name: learn.next, exact: true })).toBeFocused();
  await at(page, 'learn-last');
  await press(page, learn.next);
  await expect(page.getByRole('heading', { name: learn.finished })).toBeVisible();
  await at(page, 'learn-end');
  await page.goto(`/rules/${gameCard.id}#sumito`);
  await expect(page.locator('#sumito h2')).toBeFocused();
  await at(page, 'rules');
}

/** The open box without a network, and a table for two at this screen. */
export async function walkHere(page: Page, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  await page.goto('/');
  await press(page, boxName(lang));
  await page.context().setOffline(true);
  await expect(page.getByText(t.here.needsNet)).toBeVisible();
  await at(page, 'home-offline');
  await page.context().setOffline(false);
  await press(page, t.here.friend);
  await expect(page.getByRole('button', { name: t.start.go, exact: true })).toBeVisible();
  await at(page, 'here-waiting');
  await press(page, t.start.go);
  await expect(page.locator('[data-cell="e5"]')).toBeVisible();
  await at(page, 'here-table');
}
