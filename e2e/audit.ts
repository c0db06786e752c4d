/** What axe and measuring find on a page as it stands. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { findings } from '../tools/check/findings.ts';
import { expect } from './portal.ts';

declare global {
  interface Window {
    /** There once its source was read in the page. */
    readonly axe?: typeof axe;
  }
}

/** The longest that anything moves, on a busy machine, in ms: what never ends is a fault. */
const RESTS_WITHIN_MS = 60_000;

/** Waits until fonts have come and motions are over. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () => document.getAnimations().every(({ playState }) => playState !== 'running'),
    null,
    { timeout: RESTS_WITHIN_MS },
  );
}

/** Returns what axe finds on a page at rest, a line a rule; only these rules where some are named. */
export async function violations(
  page: Page,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  await rest(page);
  // once a document: reading it takes longer than most of its answers
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axe.source);
  return page.evaluate(violationsHere, rules);
}

/** Runs in the page. */
async function violationsHere(rules: readonly string[]): Promise<readonly string[]> {
  const found = await window.axe?.run(document, {
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: [...rules] }),
  });
  if (!found) throw new Error('axe is not in the page');
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
}

/** Nothing violates axe, and nothing is cut, covered or too small. */
export async function expectSound(page: Page, screen?: string): Promise<void> {
  expect(await violations(page), screen).toEqual([]);
  expect(await findings(page), screen).toEqual([]);
}
