/**
 * `npm run previews`: draws the pictures that chat apps show under a link, 1200 × 630, one a game,
 * from the same covers as the app, into apps/web/public/og/, and the icons of the installed app. They are
 * committed: a build needs no browser.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { drawIcons } from './appicons.ts';
import { findBrowser, QUIET_FLAGS } from './browser.ts';

const OUT = 'apps/web/public/og';
/** The kit's cover of each game, by the game's id. */
const COVERS: Readonly<Record<string, string>> = {
  'rock-paper-wizard': 'wizard',
  'spell-a-spell': 'spell',
};

const games = JSON.parse(readFileSync(`${OUT}/games.json`, 'utf8')) as Record<
  string,
  { he: string; en: string }
>;
const executablePath = findBrowser();
if (!executablePath) {
  process.stderr.write(
    'The previews are photographed in Chromium: install it, or name one in $CHROMIUM.\n',
  );
  process.exit(1);
}
const server = await createServer({
  configFile: false,
  root: 'apps/web/src/kit/gallery',
  logLevel: 'warn',
});
await server.listen(0);
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath, args: QUIET_FLAGS });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [id, { he, en }] of Object.entries(games)) {
  const query = new URLSearchParams({ cover: COVERS[id] ?? id, he, en });
  await page.goto(`${origin}preview.html?${query}`);
  await page.locator('[data-cover] svg').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const file = `${OUT}/${id}.png`;
  await page.screenshot({ path: file });
  // smaller where pngquant is installed; the picture is right without it too
  spawnSync('pngquant', ['--force', '--output', file, '160', file]);
}
await drawIcons(browser);
await browser.close();
await server.close();
