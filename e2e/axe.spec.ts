import type { Page } from '@playwright/test';
import { expectSound, rest, violations } from './audit.ts';
import { expect, LAPTOP, type Person, PHONE, TABLET, test } from './portal.ts';
import { type Company, walkKinds, walks } from './walk.ts';

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

/** Screens of every kind: what every run looks at. */
const KINDS = [
  'home',
  'options',
  'join',
  'waiting-full',
  'table-my-turn',
  'table-chosen',
  'table-text',
  'table-chat',
  'table-menu',
  'end-won',
  'replay-middle',
  'verify-holds',
  'mine',
  'learn-1',
  'rules',
];

const SIZES = { phone: PHONE, tablet: TABLET, laptop: LAPTOP };
const LANGS = { he: 'he-IL', en: 'en-US' } as const;
type Look = readonly [keyof typeof LANGS, keyof typeof SIZES];
/** In which every run looks at the portal, and `npm run test:long` at each game as well. */
const USUAL: Look = ['he', 'phone'];
/** In which `npm run test:long` looks at the portal, too. */
const MORE: readonly Look[] = [
  ['en', 'laptop'],
  ['he', 'tablet'],
];
/** In which everything is looked at with LOOKS=all. */
const REST: readonly Look[] = [
  ['en', 'phone'],
  ['he', 'laptop'],
];
const isAll = process.env['LOOKS'] === 'all';
const LOOKS = [USUAL, ...MORE, ...(isAll ? REST : [])];

/** Three people, each in a browser of their own. */
async function companyOf([lang, size]: Look, person: Person): Promise<Company> {
  // the grain is off under higher contrast, for axe cannot look through it
  const eyes = { ...SIZES[size], locale: LANGS[lang], contrast: 'more' } as const;
  return { host: await person(eyes), guest: await person(eyes), watcher: await person(eyes) };
}

test('no kind of screen of the portal violates axe', { tag: '@long' }, async ({ person }) => {
  const looked: string[] = [];
  const [lang] = USUAL;
  await walkKinds(await companyOf(USUAL, person), lang, async (page, screen) => {
    // a hand waits until what it has opened stands still
    if (!KINDS.includes(screen)) return rest(page);
    await expectSoundInBoth(page, screen);
    looked.push(screen);
  });
  expect(looked).toEqual(expect.arrayContaining(KINDS));
});

for (const look of LOOKS) {
  const [lang, size] = look;
  for (const { name, walk } of await walks()) {
    // games are measured at every size by tests of their own
    if (look !== USUAL && name !== 'portal' && !isAll) continue;
    test(`no screen violates axe: ${lang}, ${size}, ${name}`, { tag: '@long' }, async ({
      person,
    }) => {
      // colours know no language: Hebrew tries both themes
      const at = lang === 'he' ? expectSoundInBoth : expectSound;
      await walk(await companyOf(look, person), lang, at);
    });
  }
}
