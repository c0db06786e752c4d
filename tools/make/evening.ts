/** An evening walked through for its pictures, in one size and one look. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ServerProcess } from '../../apps/server/src/testing/chaos/process.ts';
import type { Lang } from '../../apps/web/src/i18n/lang.ts';
import { enlarge } from '../../e2e/walk/company.ts';
import { type Screens, walkEvening } from '../../e2e/walk.ts';

/** A size and a look, by their names. */
interface Place {
  readonly size: string;
  readonly look: string;
}

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  side: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
};
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
/** Fonts, prints and motions come to rest. */
export async function settle(page: Page): Promise<void> {
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
export async function evening(browser: Browser, place: Place, at: Screens): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kesem-shots-'));
  const server = await ServerProcess.start(dataDir);
  try {
    await walk(browser, server.url, place, at);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function walk(
  browser: Browser,
  url: string,
  { size, look }: Place,
  at: Screens,
): Promise<void> {
  const options = { ...SIZES[size], ...LOOKS[look], baseURL: url };
  const lang: Lang = look.startsWith('he') ? 'he' : 'en';
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext(options)));
  if (look.endsWith('large')) await Promise.all(contexts.map(enlarge));
  const [host, guest, watcher] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!host || !guest || !watcher) return;
  for (const page of [host, guest, watcher]) await seeAs(page, look);
  await walkEvening({ host, guest, watcher }, lang, at);
  for (const context of contexts) await context.close();
}
