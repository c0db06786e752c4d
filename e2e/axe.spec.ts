import type { Page } from '@playwright/test';
import { expectSound, rest, violations } from './audit.ts';
import { expect, LAPTOP, PHONE, TABLET, test } from './portal.ts';
import { walks } from './walk.ts';

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
/** In which the portal is looked at on every run, and each game in `npm run test:long`. */
const USUAL: Look = ['he', 'phone'];
/** In which the portal is looked at in `npm run test:long`. */
const LONG: readonly Look[] = [
  ['en', 'laptop'],
  ['he', 'tablet'],
];
/** In which everything is looked at with LOOKS=all. */
const REST: readonly Look[] = [
  ['en', 'phone'],
  ['he', 'laptop'],
];
const isAll = process.env['LOOKS'] === 'all';
const LOOKS = [USUAL, ...LONG, ...(isAll ? REST : [])];

for (const look of LOOKS) {
  const [lang, size] = look;
  for (const { name, walk } of await walks()) {
    const isPortal = name === 'portal';
    // games are measured at every size by tests of their own
    if (look !== USUAL && !isPortal && !isAll) continue;
    const isUsual = look === USUAL && isPortal;
    const details = isUsual ? {} : { tag: '@long' };
    test(`no screen violates axe: ${lang}, ${size}, ${name}`, details, async ({ person }) => {
      // the grain is off under higher contrast, for axe cannot look through it
      const eyes = { ...SIZES[size], locale: LANGS[lang], contrast: 'more' } as const;
      const [host, guest, watcher] = [await person(eyes), await person(eyes), await person(eyes)];
      // colours know no language: Hebrew tries both themes
      const at = lang === 'he' ? expectSoundInBoth : expectSound;
      await walk({ host, guest, watcher }, lang, at);
    });
  }
}
