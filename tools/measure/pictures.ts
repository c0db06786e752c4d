/** How fluent a page is on a slow phone: the time between its pictures, how late it answers a touch, and what shifts meanwhile. */
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

/** No picture may take longer, and no answer to a touch, in ms. */
export const MOST = { picture: 50, response: 80 };

/** How long a finger lies on the glass, in ms: a tap that is lifted in the instant it lands is none. */
const FINGER_MS = 70;
/** From one tap to the next, in ms. */
const BETWEEN_MS = 250;

/** A number with one digit after the point. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The value that a share of all does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
}

/** The middle of some values, what 95 of 100 do not exceed, and the most. */
export const spread = (values: readonly number[]) => ({
  p50: quantile(values, 0.5),
  p95: quantile(values, 0.95),
  max: quantile(values, 1),
});

/** Times between pictures as a line prints them, in ms. */
export const picturesOf = (gaps: readonly number[]) => ({
  ...spread(gaps),
  most: MOST.picture,
  over: gaps.filter((ms) => ms > MOST.picture).length,
  of: gaps.length,
});

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * What the page's main thread computes for each picture while something is played, in ms of its own processor time: whoever
 * else uses the machine does not make that wait. The first picture is that of the tracing, and is not counted.
 */
export async function workPerPicture(
  browser: Browser,
  page: Page,
  play: () => Promise<unknown>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await play();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const events = Reflect.get(Object(trace), 'traceEvents') as readonly Traced[];
  const main = events.find(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const own = events
    .filter(({ pid, tid }) => pid === main?.pid && tid === main.tid)
    .toSorted((one, two) => one.ts - two.ts);
  const sums = [0];
  for (const { name, ph, tdur } of own) {
    if (ph === 'X' && name.endsWith('RunTask'))
      sums[sums.length - 1] = (sums.at(-1) ?? 0) + (tdur ?? 0) / 1000;
    if (name === 'Layerize') sums.push(0);
  }
  return sums.slice(1);
}

/** Makes the processor of a page slower, so many times. */
export async function slowDown(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Counts from now on how late the page answers touches, and how far things shift that nobody has touched. */
export async function watchTouches(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const of = Number(Reflect.get(entry, 'interactionId'));
        if (of) seen.set(of, Math.max(seen.get(of) ?? 0, entry.duration));
      }
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
    Reflect.set(globalThis, 'seen', seen);
    Reflect.set(globalThis, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const now = Number(Reflect.get(globalThis, 'shift'));
        if (Reflect.get(entry, 'hadRecentInput') !== true)
          Reflect.set(globalThis, 'shift', now + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift' });
  });
}

export interface Touched {
  /** How long it took until each touch could be seen, in ms. */
  readonly responses: readonly number[];
  /** How far things shifted, as browsers count it. */
  readonly shift: number;
}

/** What was counted since `watchTouches`. */
export async function touchedOn(page: Page): Promise<Touched> {
  return page.evaluate(() => ({
    responses: [...(Reflect.get(globalThis, 'seen') as Map<number, number>).values()],
    shift: Number(Reflect.get(globalThis, 'shift')),
  }));
}

/** Touches so many of these, a few places on from one to the next. */
export async function touchSome(
  page: Page,
  devtools: CDPSession,
  things: Locator,
  times: number,
): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    const at = await placeOf(things.nth((i * 5) % Math.max(1, await things.count())));
    if (!at) continue;
    await touch(page, devtools, at);
    await page.waitForTimeout(BETWEEN_MS);
  }
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a finger touches something; null: it is not to be seen. */
export async function placeOf(thing: Locator): Promise<Place | null> {
  const box = await thing.boundingBox();
  return box && { x: box.x + box.width / 2, y: box.y + Math.min(20, box.height / 2) };
}

/** Touches as a finger does. Unlike a locator's tap it asks the page nothing, which would take pictures of its own. */
export async function touch(page: Page, devtools: CDPSession, at: Place): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(FINGER_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
