/** What axe and measuring find on a page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findings } from '../tools/findings.ts';
import { expect } from './portal.ts';

/** Waits until fonts have come and motions are over. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** What violates axe on a page at rest, a line a rule; only these rules where some are named. */
export async function violations(
  page: Page,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  await rest(page);
  // a page without frames needs no other page to gather what they found, which takes as long again
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules.length > 0) axe.withRules([...rules]);
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
}

/** Nothing violates axe, and nothing is cut, covered or too small. */
export async function expectSound(page: Page, screen?: string): Promise<void> {
  expect(await violations(page), screen).toEqual([]);
  expect(await findings(page), screen).toEqual([]);
}
