/**
 * `tsx apps/web/src/games/eclipse/tools/cards.ts`: photographs every Eclipse card in both languages and both themes, as it lies in a
 * hand and in all its sizes, into shots/.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer, defaultClientConditions } from 'vite';
import { findBrowser, QUIET_FLAGS } from '../../../../../../tools/browser.ts';

const OUT = 'shots';
const SHEETS: Readonly<Record<string, string>> = {
  hand: 'width=118',
  field: 'width=92',
  phone: 'width=68',
  large: 'width=240',
  sizes: 'sizes',
};

const executablePath = findBrowser();
if (!executablePath) {
  process.stderr.write(
    'The cards are photographed in Chromium: install it, or name one in $CHROMIUM.\n',
  );
  process.exit(1);
}
const server = await createServer({
  configFile: false,
  root: 'apps/web/src/games/eclipse/gallery',
  logLevel: 'warn',
  resolve: { conditions: ['source', ...defaultClientConditions] },
});
await server.listen(0);
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath, args: QUIET_FLAGS });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
mkdirSync(OUT, { recursive: true });
for (const [sheet, query] of Object.entries(SHEETS)) {
  for (const lang of ['he', 'en']) {
    for (const theme of ['light', 'dark']) {
      await page.goto(`${origin}sheet.html?lang=${lang}&theme=${theme}&${query}`);
      await page.locator('svg').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${OUT}/cards-${sheet}-${lang}-${theme}.png`, fullPage: true });
    }
  }
}
await browser.close();
await server.close();
