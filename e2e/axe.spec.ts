import type { Page } from '@playwright/test';
import { expectSound, rest, violations } from './audit.ts';
import { expect, LAPTOP, PHONE, TABLET, test } from './portal.ts';
import { walkEvening } from './walk.ts';

const THEMES = ['light', 'dark'] as const;

/** Checks and measures a screen as it stands, and its colours in the other theme: nothing else differs there. */
async function expectSoundInBoth(page: Page, screen: string): Promise<void> {
  await expectSound(page, screen);
  const here = await page.evaluate(() => document.documentElement.dataset['theme']);
  const other = THEMES.find((theme) => theme !== here) ?? 'dark';
  await wear(page, other);
  expect(await violations(page, ['color-contrast']), `${screen}, ${other}`).toEqual([]);
  await wear(page, here ?? 'light');
  await rest(page);
}

async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}

const SIZES = { phone: PHONE, tablet: TABLET, laptop: LAPTOP };
const LANGS = { he: 'he-IL', en: 'en-US' } as const;
type Look = readonly [keyof typeof LANGS, keyof typeof SIZES];
/** One look on every run; the others in `npm run test:long`. */
const USUAL: Look = ['he', 'phone'];
const EVERY: readonly Look[] = [
  USUAL,
  ['en', 'laptop'],
  ['en', 'phone'],
  ['he', 'laptop'],
  ['he', 'tablet'],
];

for (const look of EVERY) {
  const [lang, size] = look;
  const title = `no screen violates axe: ${lang}, ${size}`;
  test(title, look === USUAL ? {} : { tag: '@long' }, async ({ person }) => {
    // the grain is off under higher contrast, for axe cannot look through it
    const eyes = { ...SIZES[size], locale: LANGS[lang], contrast: 'more' } as const;
    const [host, guest, watcher] = [await person(eyes), await person(eyes), await person(eyes)];
    // colours know no language: Hebrew tries both themes
    const at = lang === 'he' ? expectSoundInBoth : expectSound;
    await walkEvening({ host, guest, watcher }, lang, at);
  });
}
