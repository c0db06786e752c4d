/**
 * `npm run --silent pace -- [--slower 6] [--runs 3]`: how fluent Eclipse's table is on a slow phone. The busiest combat
 * (eight creatures and nine stones a side, six attacks) is played with the processor slowed down, and every picture of the
 * browser is counted; then things are taken up and put down while responses and layout shift are measured. With `--shots destroyed,cast`
 * it photographs the middle of the frames that such events lead instead, into shots/.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type InlineConfig, preview } from 'vite';
import { findBrowser, QUIET_FLAGS } from '../../../../../../tools/browser.ts';
import {
  MOST,
  picturesOf,
  rounded,
  slowDown,
  spread,
  type Touched,
  touchedOn,
  touchSome,
  watchTouches,
  workPerPicture,
} from '../../../../../../tools/measure/pictures.ts';

const ROOT = 'apps/web/src/games/eclipse/gallery';
const OUT = 'shots';
const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { ...PHONE, viewport: { width: 390, height: 844 } },
  laptop: { viewport: { width: 1366, height: 768 } },
};
/** The slow phone of `npm run speed`, on which responses are measured. */
const PHONE_SLOWER = 4;
const text = { type: 'string' } as const;
const { values: asked } = parseArgs({
  options: { slower: text, runs: text, shots: text, lang: text, theme: text, seed: text },
});
/** When a frame is photographed, as shares of its time: at once, early, in the middle and late. */
const MOMENTS = [0.02, 0.25, 0.5, 0.8];
const slower = Number(asked.slower ?? '6');
const runs = Number(asked.runs ?? '3');

interface FrameSeen {
  readonly type: string;
  readonly types: readonly string[];
  readonly ms: number;
}

/** What the workshop page offers. */
interface Workshop {
  readonly frames: readonly (readonly FrameSeen[])[];
  readonly show: (step: number, when: 'before' | 'after') => void;
  readonly tick: () => void;
}
declare const duel: Workshop;

const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
/** A page with a duel, and its devtools. */
async function open(browser: Browser, url: string, size: string, query: string) {
  const page = await browser.newPage(SIZES[size]);
  // functions that are sent to the page call this, for their compiler keeps names
  await page.addInitScript({ content: 'globalThis.__name = (of) => of;' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${url}duel.html?${query}`);
  await page.locator('[data-thing]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  return { page, devtools, errors };
}

/** The table before a step, at rest. */
async function lay(page: Page, step: number): Promise<void> {
  await page.evaluate((at) => duel.show(at, 'before'), step);
  await page.waitForTimeout(120);
}

/** Plays the steps that move, as long as they take, and gives the time between pictures, in ms. */
async function playAll(page: Page): Promise<readonly number[]> {
  const steps = await page.evaluate(() => duel.frames);
  const gaps: number[] = [];
  for (const [step, frames] of steps.entries()) {
    const ms = frames.reduce((sum, frame) => sum + frame.ms, 0);
    if (ms === 0) continue;
    await lay(page, step);
    gaps.push(...(await page.evaluate(countPictures, { step, ms })));
  }
  return gaps;
}

/** Runs in the page: plays a step, or nothing, and counts the pictures meanwhile. */
function countPictures({ step, ms }: { readonly step: number | null; readonly ms: number }) {
  return new Promise<number[]>((resolve) => {
    const gaps: number[] = [];
    let last = performance.now();
    const end = last + ms;
    const next = (now: number): void => {
      // told to a tenth of a ms: three pictures of a screen are 50.0 or 50.1
      gaps.push(Math.round(now - last));
      last = now;
      if (now < end) requestAnimationFrame(next);
      else resolve(gaps.slice(1));
    };
    requestAnimationFrame((now) => {
      last = now;
      if (step !== null) duel.show(step, 'after');
      requestAnimationFrame(next);
    });
  });
}

/** Takes up and puts down on the slow phone. */
async function atTouch(browser: Browser, url: string): Promise<Touched> {
  const { page, devtools } = await open(browser, url, 'phone', 'lang=he');
  const steps = await page.evaluate(() => duel.frames);
  const asks = steps.findIndex((frames) => frames.some(({ types }) => types.includes('asked')));
  await page.evaluate((at) => duel.show(at + 1, 'before'), asks);
  await page.waitForTimeout(300);
  await slowDown(devtools, PHONE_SLOWER);
  await watchTouches(page);
  const things = page.locator('[data-thing^="creature:"], [data-thing^="card:"]');
  await touchSome(page, devtools, things, 24);
  const touched = await touchedOn(page);
  await page.close();
  return touched;
}

async function measure(browser: Browser, url: string): Promise<void> {
  for (let run = 1; run <= runs; run += 1) {
    const load = rounded(loadavg()[0] ?? 0);
    const { page, devtools, errors } = await open(browser, url, 'phone', 'lang=he');
    const work = await workPerPicture(browser, page, () => playAll(page));
    await slowDown(devtools, slower);
    const rest = await page.evaluate(countPictures, { step: null, ms: 3000 });
    const pictures = await playAll(page);
    await page.close();
    const touched = await atTouch(browser, url);
    print({
      run,
      load,
      slower,
      workMsTimesSlower: picturesOf(work.map((ms) => ms * slower)),
      pictureMs: picturesOf(pictures),
      pictureMsAtRest: spread(rest),
      responseMs: {
        ...spread(touched.responses),
        most: MOST.response,
        slower: PHONE_SLOWER,
      },
      layoutShift: touched.shift,
      errors,
    });
  }
}

/** Where a frame stands that such an event leads: in which step, behind how many others, and how long it is seen. */
interface Found {
  readonly step: number;
  readonly ticks: number;
  readonly ms: number;
}

function foundIn(steps: Workshop['frames'], type: string): Found | null {
  for (const [step, frames] of steps.entries()) {
    const at = frames.findIndex((frame) => frame.type === type && frame.ms > 0);
    const ticks = frames.slice(0, Math.max(0, at)).filter(({ ms }) => ms > 0).length;
    if (at >= 0) return { step, ticks, ms: frames[at]?.ms ?? 0 };
  }
  return null;
}

/** Photographs a frame in moments of its motion. */
async function shootFrame(page: Page, { step, ticks, ms }: Found, name: string): Promise<void> {
  await lay(page, step);
  await page.evaluate(
    ([now, before]) => {
      duel.show(now, 'after');
      for (let i = 0; i < before; i += 1) duel.tick();
    },
    [step, ticks] as const,
  );
  for (const share of MOMENTS) {
    await page.evaluate((time) => {
      for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = time;
      }
    }, share * Math.min(ms, 2400));
    await page.screenshot({ path: join(OUT, `motion-${name}-${share}.png`) });
  }
}

async function shoot(browser: Browser, url: string, types: readonly string[]): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const { lang = 'he', theme = 'light', seed } = asked;
  const query = new URLSearchParams({ hand: '', lang, theme, ...(seed && { seed }) }).toString();
  for (const size of Object.keys(SIZES)) {
    const { page, errors } = await open(browser, url, size, query);
    const steps = await page.evaluate(() => duel.frames);
    for (const type of types) {
      const found = foundIn(steps, type);
      if (found) await shootFrame(page, found, `${type}-${size}`);
    }
    if (errors.length > 0) print({ size, errors });
    await page.close();
  }
}

const executablePath = findBrowser();
if (!executablePath) {
  process.stderr.write('The pace is measured in Chromium: install it, or name one in $CHROMIUM.\n');
  process.exit(1);
}
const outDir = mkdtempSync(join(tmpdir(), 'kesem-pace-'));
const config = {
  configFile: false,
  root: ROOT,
  logLevel: 'warn' as const,
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir,
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    rollupOptions: { input: join(ROOT, 'duel.html') },
  },
} satisfies InlineConfig;
await build(config);
const server = await preview(config);
const browser = await chromium.launch({ executablePath, args: QUIET_FLAGS });
try {
  const url = server.resolvedUrls?.local[0] ?? '';
  if (asked.shots === undefined) await measure(browser, url);
  else await shoot(browser, url, asked.shots.split(','));
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
