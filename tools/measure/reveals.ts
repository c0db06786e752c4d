/**
 * `npm run reveals -- [--slower 6] [--runs 1]`: how fluent the reveals of the built app are on a slow phone. Of each game
 * that names its longest moment (`e2e/reveal.ts` of its folder) a table of one device is laid so that one touch leads to it;
 * that is played, and what each picture costs is added up; it is played again with the processor slowed down, and every
 * picture of the browser is counted. Before that things are touched, and what answers and layout do is measured. Prints a JSON line a game and run.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tableOf } from '@kesem/engine/registry';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { readBuild } from '../../apps/server/src/http/web.ts';
import { startServer } from '../../apps/server/src/testing/server.ts';
import { TRANSPORT } from '../../apps/web/src/i18n/transport.ts';
import { CARDS } from '../../apps/web/src/registry.ts';
import { openKept, PHONE, TOUCH } from '../../e2e/sizes.ts';
import { findBrowser, QUIET_FLAGS } from '../browser.ts';
import {
  MOST,
  picturesOf,
  placeOf,
  rounded,
  slowDown,
  spread,
  touch,
  touchedOn,
  touchSome,
  watchTouches,
  workPerPicture,
} from './pictures.ts';

/** The longest moment of a game. */
export interface Reveal {
  /** What a device keeps of the table: the name in its storage, and what lies there. */
  readonly kept: readonly [slot: string, kept: string];
  readonly path: string;
  /** What stands there, and whether it can be touched without a move. */
  readonly things: string;
  readonly mayTouch: boolean;
  /** What leads to it, by selectors: each is touched, and with the last it begins. */
  readonly touches: readonly string[];
}

/** The slow phone of `npm run speed`, on which responses are measured. */
const PHONE_SLOWER = 4;
const TOUCHES = 16;
/** In which whatever is fetched ahead has come, in ms. */
const ALONE_MS = 8_000;
/** In which what a touch has led to has come, in ms. */
const COMES_MS = 800;
/** How long it is watched after the last that could be skipped, in ms. */
const REST_MS = 2500;

const text = { type: 'string' } as const;
const { values: asked } = parseArgs({ options: { slower: text, runs: text } });
const slower = Number(asked.slower ?? '6');
const runs = Number(asked.runs ?? '1');

const build = readBuild(fileURLToPath(new URL('../../apps/web/dist', import.meta.url)));
const executablePath = findBrowser();
if (!build || !executablePath) {
  process.stderr.write('Build the app first ("npm run build"), and have Chromium, or $CHROMIUM.\n');
  process.exit(1);
}
const server = await startServer({ build, tables: CARDS.flatMap(({ id }) => tableOf(id) ?? []) });
const browser = await chromium.launch({ executablePath, args: QUIET_FLAGS });
try {
  for (const { id } of CARDS) {
    const file = fileURLToPath(
      new URL(`../../apps/web/src/games/${id}/e2e/reveal.ts`, import.meta.url),
    );
    if (!existsSync(file)) continue;
    const { reveal } = (await import(file)) as { readonly reveal: Reveal };
    for (let run = 1; run <= runs; run += 1) {
      const load = rounded(loadavg()[0] ?? 0);
      const line = { game: id, run, load, slower, ...(await measured(browser, reveal)) };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  }
} finally {
  await browser.close();
  await server.end();
}

async function measured(browser: Browser, reveal: Reveal) {
  const [width, height] = PHONE;
  const page = await browser.newPage({
    ...TOUCH,
    viewport: { width, height },
    locale: 'he-IL',
    baseURL: server.url,
    serviceWorkers: 'block',
  });
  // functions that are sent to the page call this, for their compiler keeps names
  await page.addInitScript({ content: 'globalThis.__name = (of) => of;' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const devtools = await page.context().newCDPSession(page);
  await openKept(page, reveal.kept, reveal.path);
  const things = page.locator(reveal.things);
  await things.first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);

  await slowDown(devtools, PHONE_SLOWER);
  await watchTouches(page);
  if (reveal.mayTouch) await touchSome(page, devtools, things, TOUCHES);
  const { responses } = await touchedOn(page);

  await slowDown(devtools, 1);
  const begin = await layAgain(page, devtools, reveal);
  const work = await workPerPicture(browser, page, () => play(page, begin));

  const beginAgain = await layAgain(page, devtools, reveal);
  await watchTouches(page);
  await slowDown(devtools, slower);
  await page.evaluate(() => {
    const gaps: number[] = [];
    Reflect.set(globalThis, 'gaps', gaps);
    let last = performance.now();
    const next = (now: number): void => {
      // told to a tenth of a ms: three pictures of a screen are 50.0 or 50.1
      gaps.push(Math.round(now - last));
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await play(page, beginAgain);
  const gaps = await page.evaluate(() => Reflect.get(globalThis, 'gaps') as number[]);
  const { shift } = await touchedOn(page);
  await page.context().close();
  return {
    workMsTimesSlower: picturesOf(work.map((ms) => ms * slower)),
    pictureMs: picturesOf(gaps),
    responseMs: reveal.mayTouch
      ? { ...spread(responses), most: MOST.response, slower: PHONE_SLOWER }
      : null,
    layoutShift: shift,
    errors,
  };
}

type Begin = () => Promise<void>;

/**
 * The table as it was laid, as people have it after a while: touched once, and then left alone. What a browser does once with the
 * memory of a page that was just loaded, 8 to 25 s later and for 100 ms, is done before. Returns the last touch, with which the
 * longest moment begins.
 */
async function layAgain(
  page: Page,
  devtools: CDPSession,
  { kept, path, things, touches }: Reveal,
): Promise<Begin> {
  await openKept(page, kept, path);
  await page.locator(things).first().waitFor();
  await page.locator('h1').first().tap();
  await page.waitForTimeout(ALONE_MS);
  let begin: Begin = () => Promise.resolve();
  for (const selector of touches) {
    await begin();
    // a key that has just come is none yet for a finger that was meant for what stood there before
    await page.waitForTimeout(COMES_MS);
    const at = await placeOf(page.locator(selector));
    if (!at) throw new Error(`nothing to touch: ${selector}`);
    begin = () => touch(page, devtools, at);
  }
  await page.requestGC();
  return begin;
}

/** Plays the longest moment to its end. */
async function play(page: Page, begin: Begin): Promise<void> {
  await begin();
  // by its attribute: whoever looks for a role goes through the whole page, and that takes pictures of its own
  const skip = page.locator(`button[aria-label="${TRANSPORT.he.skip}"]`);
  do await page.waitForTimeout(REST_MS);
  while (await skip.isVisible());
}
