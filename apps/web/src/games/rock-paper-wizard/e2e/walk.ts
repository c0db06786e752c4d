/** Rock Paper Wizard with two bots: a choice, the reveal and a spell as they stand, in words, and watched. */

import type { Page } from '@playwright/test';
import { expect } from '../../../../../../e2e/portal.ts';
import { addBot, button, whilePaused } from '../../../../../../e2e/room.ts';
import { type Company, press, type Screens, walkText } from '../../../../../../e2e/walk/company.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { TRANSPORT } from '../../../i18n/transport.ts';
import { textsOf as wizardTexts } from '../texts.ts';
import { choose, isCharmed, openShort } from './driver.ts';

/** As many as the table takes: the fullest it can be. */
const BOTS = 5;

/** A round at a full table. */
export async function walk(company: Company, lang: Lang, at: Screens): Promise<void> {
  const { host, watcher } = company;
  const { bar } = wizardTexts(lang);
  const link = await openShort(host, lang);
  for (let bots = 0; bots < BOTS; bots += 1) await addBot(host, lang);
  await press(host, textsOf(lang).start.go);
  await expect(host.locator('[data-spell] button:enabled').first()).toBeVisible();
  await at(host, 'wizard-choose');
  await watcher.goto(link);
  await expect(watcher.locator('[data-mat]')).toHaveCount(BOTS + 1);
  await at(watcher, 'wizard-watching');
  await walkText(host, lang, at, 'wizard-text');
  await expect(host.locator('[data-table]')).toBeVisible();
  await host.locator('[data-spell] button').first().click();
  await at(host, 'wizard-target');
  await host.locator('[data-aim="open"] button').first().click();
  await at(host, 'wizard-ready');
  await whilePaused(host, lang, async () => {
    await press(host, bar.ready);
    await stepTo(host, 'count', lang);
    await at(host, 'wizard-count');
    await stepTo(host, 'reveal', lang);
    await at(host, 'wizard-reveal');
    await stepTo(host, 'fight', lang);
    await press(host, TRANSPORT[lang].next);
    await at(host, 'wizard-spell');
    await stepTo(host, 'score', lang);
    await at(host, 'wizard-score');
  });
  await press(host, TRANSPORT[lang].skip);
}

/** One picture on and on, until this part of the scene is shown; it stops for questions, also those that bots are asked. */
async function stepTo(page: Page, part: string, lang: Lang): Promise<void> {
  const shown = page.locator('[data-table]');
  const next = button(page, TRANSPORT[lang].next);
  while ((await shown.getAttribute('data-part')) !== part) {
    await expect(async () =>
      expect((await next.isVisible()) || (await isCharmed(page))).toBe(true),
    ).toPass();
    if (await next.isVisible()) await next.click();
    else await answerCharm(page, lang);
  }
}

/** The scene goes on with the answer. */
async function answerCharm(page: Page, lang: Lang): Promise<void> {
  await choose(page, lang);
  await expect(button(page, TRANSPORT[lang].next)).toBeVisible();
}
