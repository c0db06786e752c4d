import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findings } from '../tools/findings.ts';
import { expect, LAPTOP, PHONE, TABLET, test } from './portal.ts';
import { walkEvening } from './walk.ts';

const THEMES = ['light', 'dark'] as const;

/** Checks and measures a screen as it stands, and its colours in the other theme: nothing else differs there. */
async function checked(page: Page, screen: string): Promise<void> {
  await rest(page);
  expect(await violations(new AxeBuilder({ page })), screen).toEqual([]);
  expect(await findings(page), screen).toEqual([]);
  const here = await page.evaluate(() => document.documentElement.dataset['theme']);
  const other = THEMES.find((theme) => theme !== here) ?? 'dark';
  await wear(page, other);
  const colours = new AxeBuilder({ page }).withRules(['color-contrast']);
  expect(await violations(colours), `${screen}, ${other}`).toEqual([]);
  await wear(page, here ?? 'light');
}

async function violations(axe: AxeBuilder): Promise<readonly string[]> {
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
}

async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  await rest(page);
}

/** Fonts have come, and motions are over. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

const SIZES = { phone: PHONE, tablet: TABLET, laptop: LAPTOP };
const LANGS = { he: 'he-IL', en: 'en-US' } as const;
type Look = readonly [keyof typeof LANGS, keyof typeof SIZES];
const USUAL: readonly Look[] = [
  ['he', 'phone'],
  ['en', 'laptop'],
];
const EVERY: readonly Look[] = [
  ...USUAL,
  ['en', 'phone'],
  ['he', 'laptop'],
  ['he', 'tablet'],
  ['en', 'tablet'],
];

// both languages and two sizes on every run; the other four looks when they are asked for: `AXE=all npm run test:e2e axe`
for (const [lang, size] of process.env['AXE'] === 'all' ? EVERY : USUAL) {
  test(`no screen violates axe in day or night colours: ${lang}, ${size}`, async ({ person }) => {
    test.setTimeout(600_000);
    // the grain is off under higher contrast, for axe cannot look through it
    const look = { ...SIZES[size], locale: LANGS[lang], contrast: 'more' } as const;
    const [host, guest, watcher] = [await person(look), await person(look), await person(look)];
    await walkEvening({ host, guest, watcher }, lang, checked);
  });
}
