import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Lang } from '../apps/web/src/i18n/lang.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { type Screens, walkEnd, walkHost, walkPages, walkTable } from './walk.ts';

const LOCALES: Readonly<Record<Lang, string>> = { he: 'he-IL', en: 'en-US' };

/** Checks each screen as it stands; the grain is off under higher contrast, for axe cannot look through it. */
const checked: Screens = async (page: Page, screen: string) => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  expect(found, screen).toEqual([]);
};

for (const lang of ['he', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [size, options] of [
      ['phone', PHONE],
      ['laptop', LAPTOP],
    ] as const) {
      test(`no screen violates axe: ${lang}, ${colorScheme}, ${size}`, async ({ person }) => {
        test.slow();
        const look: BrowserContextOptions = {
          ...options,
          locale: LOCALES[lang],
          colorScheme,
          contrast: 'more',
        };
        const [host, guest, watcher] = [await person(look), await person(look), await person(look)];
        const company = { host, guest, watcher };
        await walkHost(host, lang, checked);
        await walkTable(company, lang, checked);
        await walkEnd(company, lang, checked);
        await walkPages(guest, lang, checked);
      });
    }
  }
}
