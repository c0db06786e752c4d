/**
 * `npm run previews`: draws the pictures that chat apps show under a link, 1200 × 630, from the same covers
 * as the app, each into its game's folder, and the icons of the installed app. They are committed: a build
 * needs no browser.
 */
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { createServer, defaultClientConditions } from 'vite';
import { TRIED_CARDS } from '../../apps/web/src/examples.ts';
import { findBrowser, QUIET_FLAGS } from '../browser.ts';
import { drawIcons } from './appicons.ts';
import { pictureOf } from './invitations.ts';

const executablePath = findBrowser();
if (!executablePath) {
  process.stderr.write(
    'The previews are photographed in Chromium: install it, or name one in $CHROMIUM.\n',
  );
  process.exit(1);
}
const server = await createServer({
  configFile: false,
  root: 'apps/web/src/gallery',
  logLevel: 'warn',
  resolve: { conditions: ['source', ...defaultClientConditions] },
});
await server.listen(0);
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath, args: QUIET_FLAGS });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { id } of TRIED_CARDS) {
  await page.goto(`${origin}preview.html?game=${id}`);
  await page.locator('[data-cover] svg').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const file = pictureOf(id);
  await page.screenshot({ path: file });
  // smaller where pngquant is installed; the picture is right without it too
  spawnSync('pngquant', ['--force', '--output', file, '160', file]);
}
await drawIcons(browser);
await browser.close();
await server.close();
