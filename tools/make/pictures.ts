/**
 * `npm run pictures`: walks the built app on a phone in Hebrew and on a laptop in English, and writes the pictures
 * with which the README begins into docs/pictures/, small; with them evening.svg, a picture that moves.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { Screens } from '../../e2e/walk/company.ts';
import { findBrowser, QUIET_FLAGS } from '../browser.ts';
import { evening, settle } from './evening.ts';

const OUT = 'docs/pictures';
/** In which look each size is photographed, how wide the pictures are in px, and of which screens. */
const PLACES = [
  {
    size: 'laptop',
    look: 'en-light',
    width: 840,
    screens: ['home', 'eclipse-fight'],
  },
  {
    size: 'phone',
    look: 'he-light',
    width: 300,
    screens: ['wizard-reveal', 'spell-bewitched'],
  },
] as const;
/** The phone's pictures of the animation, in the order of an evening. */
const STORY = [
  'home',
  'home-open',
  'waiting-full',
  'table-sumito',
  'end-won',
  'wizard-choose',
  'wizard-reveal',
  'wizard-spell',
  'shapes-counted',
  'spell-bewitched',
] as const;
const STORY_WIDTH = 280;
/** How long each of them is seen, in s. */
const SEEN = 1.8;
const QUALITY = 72;

type Place = (typeof PLACES)[number];

/** Photographs an evening; gives each wanted screen as a PNG. */
async function photograph(
  browser: Browser,
  place: Place,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const taken = new Map<string, Buffer>();
  const at: Screens = async (page, screen) => {
    await settle(page);
    if (wanted.includes(screen)) taken.set(screen, await page.screenshot());
  };
  await evening(browser, place, at);
  const missing = wanted.filter((screen) => !taken.has(screen));
  if (missing.length > 0) throw new Error(`not on the way: ${missing.join(', ')}`);
  return taken;
}

/** The same picture, smaller, as a JPEG. */
async function shrunk(browser: Browser, png: Buffer, width: number): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(
    `<img width="${width}" src="data:image/png;base64,${png.toString('base64')}">`,
  );
  const image = page.locator('img');
  await image.evaluate((one: HTMLImageElement) => one.decode());
  const small = await image.screenshot({ type: 'jpeg', quality: QUALITY });
  await page.close();
  return small;
}

/** Pictures of one size, one after the other, for ever; those who want less motion see the first. */
function moving(pictures: readonly Buffer[], width: number, height: number): string {
  const whole = pictures.length * SEEN;
  const share = 100 / pictures.length;
  const each = pictures.map((picture, at) => {
    const delay = (at * SEEN).toFixed(1);
    return `<image width="${width}" height="${height}" style="animation-delay:${delay}s" href="data:image/jpeg;base64,${picture.toString('base64')}"/>`;
  });
  const css = [
    `image{opacity:0;animation:seen ${whole.toFixed(1)}s step-end infinite}`,
    `@keyframes seen{0%{opacity:1}${share.toFixed(2)}%{opacity:0}}`,
    '@media(prefers-reduced-motion:reduce){image{animation:none}image:first-of-type{opacity:1}}',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${css.join('')}</style>${each.join('')}</svg>\n`;
}

const executablePath = findBrowser();
if (!executablePath) {
  process.stderr.write(
    'The pictures are taken in Chromium: install it, or name one in $CHROMIUM.\n',
  );
  process.exit(1);
}
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath, args: QUIET_FLAGS });
try {
  for (const place of PLACES) {
    const isStory = place.size === 'phone';
    const wanted = [...place.screens, ...(isStory ? STORY : [])];
    const taken = await photograph(browser, place, wanted);
    const small = (screen: string, width: number) =>
      shrunk(browser, taken.get(screen) ?? Buffer.alloc(0), width);
    for (const screen of place.screens) {
      writeFileSync(join(OUT, `${screen}.jpg`), await small(screen, place.width));
    }
    if (!isStory) continue;
    const frames = await Promise.all(STORY.map((screen) => small(screen, STORY_WIDTH)));
    const height = Math.round((STORY_WIDTH * 664) / 390);
    writeFileSync(join(OUT, 'evening.svg'), moving(frames, STORY_WIDTH, height));
  }
} finally {
  await browser.close();
}
