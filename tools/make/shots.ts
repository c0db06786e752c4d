/**
 * `npm run shots -- [--looks he-light,en-dark] [--sizes phone] [--screens home,table-sumito]`: walks the
 * built app and photographs every screen in three sizes, two languages and two themes into shots/, with one
 * contact sheet a screen. What `findings.ts` measures is printed, and is a failure. Without arguments the three
 * usual sizes and four usual looks are taken; others (narrow, side; large, forced, still, and how others see colours)
 * must be asked for.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { ServerProcess } from '../../apps/server/src/testing/chaos/process.ts';
import type { Lang } from '../../apps/web/src/i18n/lang.ts';
import { enlarge } from '../../e2e/walk/company.ts';
import { type Screens, walkEvening } from '../../e2e/walk.ts';
import { findBrowser, QUIET_FLAGS } from '../browser.ts';
import { findings } from '../check/findings.ts';

const OUT = 'shots';
const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  side: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
};
const USUAL_SIZES = ['phone', 'tablet', 'laptop'];
const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  'he-light': { locale: 'he-IL', colorScheme: 'light' },
  'he-dark': { locale: 'he-IL', colorScheme: 'dark' },
  'en-light': { locale: 'en-US', colorScheme: 'light' },
  'en-dark': { locale: 'en-US', colorScheme: 'dark' },
  'he-large': { locale: 'he-IL', colorScheme: 'light' },
  'en-large': { locale: 'en-US', colorScheme: 'light' },
  'he-forced': { locale: 'he-IL', colorScheme: 'dark', forcedColors: 'active' },
  'en-grey': { locale: 'en-US', colorScheme: 'light' },
  'en-deuteranopia': { locale: 'en-US', colorScheme: 'light' },
  'en-protanopia': { locale: 'en-US', colorScheme: 'light' },
  'en-tritanopia': { locale: 'en-US', colorScheme: 'light' },
  'en-still': { locale: 'en-US', colorScheme: 'light', reducedMotion: 'reduce' },
};
/** Eyes that see fewer colours, as Chromium names them. */
const VISIONS = {
  grey: 'achromatopsia',
  deuteranopia: 'deuteranopia',
  protanopia: 'protanopia',
  tritanopia: 'tritanopia',
} as const;
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

/** Fonts, prints and motions come to rest. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () => !document.querySelector('[data-cover]:empty, [style*="block-size"]:empty'),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** The page as these eyes see it. */
async function seeAs(page: Page, look: string): Promise<void> {
  const found = Object.entries(VISIONS).find(([name]) => look.endsWith(name));
  if (!found) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: found[1] });
}

/** One evening in one size and one look, in a house of its own: a house opens only so many rooms an hour. */
async function evening(browser: Browser, size: string, look: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kesem-shots-'));
  const server = await ServerProcess.start(dataDir);
  try {
    await walk(browser, server.url, size, look);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function walk(browser: Browser, url: string, size: string, look: string): Promise<void> {
  const options = { ...SIZES[size], ...LOOKS[look], baseURL: url };
  const lang: Lang = look.startsWith('he') ? 'he' : 'en';
  const at = photographer(`${size}.${look}`);
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext(options)));
  if (look.endsWith('large')) await Promise.all(contexts.map(enlarge));
  const [host, guest, watcher] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!host || !guest || !watcher) return;
  for (const page of [host, guest, watcher]) await seeAs(page, look);
  await walkEvening({ host, guest, watcher }, lang, at);
  for (const context of contexts) await context.close();
}

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
    for (const look of looks) await evening(browser, size, look);
  }
  for (const [screen, files] of taken) await tile(browser, screen, files);
} finally {
  await browser.close();
}
