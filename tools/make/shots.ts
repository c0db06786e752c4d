/**
 * `npm run shots -- [--looks he-light,en-dark] [--sizes phone] [--screens home,table-sumito]`: walks the
 * built app and photographs every screen in three sizes, two languages and two themes into shots/, with one
 * contact sheet a screen. What `findings.ts` measures is printed, and is a failure. Without arguments the three
 * usual sizes and four usual looks are taken; others (narrow, side; large, forced, still, and how others see colours)
 * must be asked for.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import type { Screens } from '../../e2e/walk/company.ts';
import { findBrowser, QUIET_FLAGS } from '../browser.ts';
import { findings } from '../check/findings.ts';
import { evening, settle } from './evening.ts';

const OUT = 'shots';
const USUAL_SIZES = ['phone', 'tablet', 'laptop'];
const USUAL_LOOKS = ['he-light', 'he-dark', 'en-light', 'en-dark'];
const text = { type: 'string' } as const;
const { values: asked } = parseArgs({ options: { looks: text, sizes: text, screens: text } });
const wanted = (list: string | undefined, all: readonly string[]): readonly string[] =>
  list?.split(',') ?? all;
const looks = wanted(asked.looks, USUAL_LOOKS);
const sizes = wanted(asked.sizes, USUAL_SIZES);

/** The pictures of each screen, in the order they were taken. */
const taken = new Map<string, string[]>();

const photographer =
  (place: string): Screens =>
  async (page, screen) => {
    if (asked.screens && !asked.screens.split(',').includes(screen)) return;
    await settle(page);
    const file = `${screen}.${place}.png`;
    await page.screenshot({ path: join(OUT, file) });
    taken.set(screen, [...(taken.get(screen) ?? []), file]);
    for (const found of await findings(page)) {
      process.stdout.write(`${file}: ${found}\n`);
      process.exitCode = 1;
    }
  };

/** All pictures of one screen on one sheet, a row a look. */
async function tile(browser: Browser, screen: string, files: readonly string[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2000, height: 800 } });
  const rows = looks.map((look) => files.filter((file) => file.includes(`.${look}.`)));
  const picture = (file: string): string =>
    `<img src="data:image/png;base64,${readFileSync(join(OUT, file), 'base64')}" height="664">`;
  const row = (each: readonly string[]): string => `<p>${each.map(picture).join(' ')}</p>`;
  await page.setContent(`<title>${screen}</title>${rows.map(row).join('')}`);
  await page.addStyleTag({ content: 'body{background:#888;margin:8px}p{margin:0 0 8px}' });
  await page.screenshot({ path: join(OUT, `sheet.${screen}.png`), fullPage: true });
  await page.close();
}

const executablePath = findBrowser();
if (!executablePath) {
  process.stderr.write(
    'The pictures are taken in Chromium: install it, or name one in $CHROMIUM.\n',
  );
  process.exit(1);
}
if (!asked.screens) rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath, args: QUIET_FLAGS });
try {
  for (const size of sizes) {
    for (const look of looks)
      await evening(browser, { size, look }, photographer(`${size}.${look}`));
  }
  for (const [screen, files] of taken) await tile(browser, screen, files);
} finally {
  await browser.close();
}
