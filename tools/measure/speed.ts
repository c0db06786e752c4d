/**
 * `npm run speed -- [--runs 20] [--lang he]`: what people feel, measured in the built app on a phone as slow
 * as many are: processor ÷ 4, 1.6 Mb/s, 150 ms. From a tap on the link until one is seated, every run in a
 * browser without a memory; then a match at the table. Prints one JSON line a run and a last one with all.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { ServerProcess } from '../../apps/server/src/testing/chaos/process.ts';
import { LANGS, type Lang } from '../../apps/web/src/i18n/lang.ts';
import { textsOf } from '../../apps/web/src/i18n/texts.ts';
import { openRoom, startMatch } from '../../e2e/room.ts';
import { gameTexts, Mirror, tapMove, touched } from '../../e2e/sample.ts';
import { findBrowser, QUIET_FLAGS } from '../browser.ts';
import { type Place, placeOf, touch, touchedOn, watchTouches } from './pictures.ts';

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const CPU_SLOWER = 4;
const LATENCY_MS = 150;
const BYTES_PER_S = 1_600_000 / 8;
/** From one tap to the next. */
const BETWEEN_MS = 200;
/** Moves the slow phone makes at the table. */
const MOVES = 12;
const VITALS = createRequire(import.meta.url)
  .resolve('web-vitals')
  .replace(/[^/]*$/, 'web-vitals.iife.js');
/** Runs in every page before its own scripts: the library with the newest figure of each kind. */
const COUNTING = `${readFileSync(VITALS, 'utf8')}
window.vitals = {};
for (const name of ['LCP', 'INP'])
  webVitals['on' + name](({ value }) => { window.vitals[name] = value; }, { reportAllChanges: true });`;

const text = { type: 'string' } as const;
const { values: asked } = parseArgs({ options: { runs: text, lang: text } });
const runs = Number(asked.runs ?? '20');
const lang: Lang = LANGS.find((known) => known === asked.lang) ?? 'he';

interface Vitals {
  readonly LCP?: number;
  readonly INP?: number;
}

/** A page on the slow phone, which counts its vitals. */
async function slowPhone(browser: Browser, url: string) {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: url,
    locale: lang === 'he' ? 'he-IL' : 'en-US',
    serviceWorkers: 'block',
  });
  await context.addInitScript({ content: COUNTING });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_S,
    uploadThroughput: BYTES_PER_S / 2,
  });
  return { page, devtools };
}

/**
 * The middle of such a thing, with the first picture that shows it. Not by a locator: that looks only twice a second
 * when it has waited for a while, and brings a script of its own, which a slow phone reads for 70 ms.
 */
async function onceShown(page: Page, selector: string, words = ''): Promise<Place> {
  const shown = await page.waitForFunction(
    (wanted) => {
      for (const one of document.querySelectorAll(wanted.selector)) {
        if (!one.checkVisibility() || !one.textContent.includes(wanted.words)) continue;
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      return null;
    },
    { selector, words },
    { polling: 'raf' },
  );
  const at = await shown.jsonValue();
  if (!at) throw new Error(`no ${selector}`);
  return at;
}

const vitalsOf = (page: Page): Promise<Vitals> =>
  page.evaluate(() => Reflect.get(window, 'vitals'));

/** From the link to the seat: loading until the button can be pressed, and from the press to the plate. */
async function sitDown(browser: Browser, url: string, link: string) {
  const { page, devtools } = await slowPhone(browser, url);
  const words = textsOf(lang).join.sit;
  const start = performance.now();
  await page.goto(link, { waitUntil: 'commit' });
  const sit = await onceShown(page, 'button', words);
  const shown = performance.now();
  await touch(page, devtools, sit);
  await onceShown(page, '[data-seat="me"]');
  const seated = performance.now();
  const { LCP } = await vitalsOf(page);
  return { page, devtools, shown: shown - start, seated: seated - start, LCP };
}

/** A match between a fast host and the slow phone, until it has made its moves; `page` is from the link on. */
async function playAt(host: Page, guest: Page, devtools: CDPSession) {
  await startMatch(host, lang, [guest]);
  const mirror = new Mirror();
  // the library counts from the page's opening
  await watchTouches(guest);
  for (let ply = 0; ply < 2 * MOVES; ply += 1) {
    const page = ply % 2 === 0 ? host : guest;
    const { pick, confirm } = gameTexts(lang).bar;
    await page.getByText(pick).first().waitFor();
    const step = mirror.think('easy');
    if (page === host) await tapMove(page, step, confirm);
    else {
      for (const cell of touched(step)) {
        await pressed(page, devtools, page.locator(`[data-cell="${cell}"]`));
        await page.waitForTimeout(BETWEEN_MS);
      }
      const done = page.getByRole('button', { name: confirm });
      // a key that has just come is none yet for a finger that was meant for what stood there before
      await done.tap({ trial: true });
      await pressed(page, devtools, done);
    }
    mirror.play(step);
  }
  const { INP } = await vitalsOf(guest);
  const { responses, shift } = await touchedOn(guest);
  const slowest = responses.toSorted((a, b) => b - a);
  return { responses: slowest.length, slowest: slowest[0], inp: inpOf(slowest), page: INP, shift };
}

/** Touches something once it is there. */
async function pressed(page: Page, devtools: CDPSession, target: Locator): Promise<void> {
  await target.waitFor();
  const at = await placeOf(target);
  if (!at) throw new Error('nothing to press');
  await touch(page, devtools, at);
}

/** The interaction to next paint, as it is defined: of every fifty responses the slowest is left out. */
function inpOf(slowestFirst: readonly number[]): number | undefined {
  return slowestFirst[Math.floor(slowestFirst.length / 50)];
}

/** The value that a share of all does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const executablePath = findBrowser();
if (!executablePath) {
  process.stderr.write('Speed is measured in Chromium: install it, or name one in $CHROMIUM.\n');
  process.exit(1);
}
const dataDir = mkdtempSync(join(tmpdir(), 'kesem-speed-'));
const server = await ServerProcess.start(dataDir);
const browser = await chromium.launch({ executablePath, args: QUIET_FLAGS });
try {
  const seated: number[] = [];
  const lcp: number[] = [];
  let table: Awaited<ReturnType<typeof playAt>> | null = null;
  for (let run = 1; run <= runs; run += 1) {
    const context = await browser.newContext({
      ...PHONE,
      baseURL: server.url,
      locale: lang === 'he' ? 'he-IL' : 'en-US',
    });
    const host = await context.newPage();
    const { page, devtools, ...took } = await sitDown(
      browser,
      server.url,
      await openRoom(host, lang),
    );
    seated.push(took.seated);
    if (took.LCP !== undefined) lcp.push(took.LCP);
    print({ run, shown: Math.round(took.shown), seated: Math.round(took.seated), lcp: took.LCP });
    if (run === runs) table = await playAt(host, page, devtools);
    await page.context().close();
    await context.close();
  }
  print({
    runs,
    lang,
    linkToSeatMs: { p50: quantile(seated, 0.5), p75: quantile(seated, 0.75), goal: 3000 },
    invitePageLcpMs: { p50: quantile(lcp, 0.5), p75: quantile(lcp, 0.75), goal: 1800 },
    tableInpMs: {
      value: table?.inp,
      slowest: table?.slowest,
      of: table?.responses,
      wholePage: table?.page,
      goal: 100,
    },
    tableLayoutShift: { value: table?.shift, goal: 0 },
  });
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
