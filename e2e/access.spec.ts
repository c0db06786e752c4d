/** What axe cannot see: docs/accessibility.md names each test by its item. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Lang } from '../apps/web/src/i18n/lang.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { findings } from '../tools/check/findings.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { bar, button, joinRoom, openOptions, openRoom, sitFirst, startMatch } from './room.ts';
import { clickMove, gameCard, gameTexts, keysHelp, Mirror, tapStep } from './sample.ts';
import { walkHere, walkLearn } from './walk/alone.ts';
import { enlarge } from './walk/company.ts';

const en = textsOf('en');
const game = gameTexts('en');

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);

/** A table for two at this screen, Black to move. */
async function sitHere(page: Page, lang: Lang): Promise<void> {
  await page.goto(`/here/${gameCard.id}/friend`);
  await sitFirst(page, lang);
  await button(page, textsOf(lang).start.go).click();
  await expect(cell(page, 'e5')).toBeVisible();
}

/** How bright each point of a piece of the page is, from 0 to 255; colours are gone. */
async function greysOf(page: Page, name: string): Promise<readonly number[]> {
  const box = await cell(page, name).boundingBox();
  if (!box) throw new Error(`no cell ${name}`);
  const clip = { x: Math.round(box.x), y: Math.round(box.y), width: 40, height: 40 };
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const picture = await createImageBitmap(
      new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))]),
    );
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas?.drawImage(picture, 0, 0);
    const points = canvas?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    const grey = (i: number): number =>
      0.2126 * (points[i] ?? 0) + 0.7152 * (points[i + 1] ?? 0) + 0.0722 * (points[i + 2] ?? 0);
    return Array.from({ length: points.length / 4 }, (_, i) => grey(4 * i));
  }, png);
}

/** The share of points that differ plainly in brightness. */
function difference(a: readonly number[], b: readonly number[]): number {
  return a.filter((grey, i) => Math.abs(grey - (b[i] ?? 0)) > 40).length / a.length;
}

const COLOURLESS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['in grey', { ...LAPTOP, colorScheme: 'light' }],
  ['in forced colours', { ...LAPTOP, forcedColors: 'active', colorScheme: 'dark' }],
];
for (const [how, look] of COLOURLESS) {
  const details = look.forcedColors ? { tag: '@long' } : {};
  test(
    `marbles of both sides, the chosen one, the ways and what is pushed differ ${how}`,
    details,
    async ({ person }) => {
      const page = await person(look);
      await sitHere(page, 'en');
      const rest = { black: 'b2', white: 'h8', empty: 'e5' };
      const seen = new Map<string, readonly number[]>();
      for (const [what, at] of Object.entries(rest)) seen.set(what, await greysOf(page, at));
      await cell(page, 'c3').click();
      await page.mouse.move(0, 0);
      seen.set('chosen', await greysOf(page, 'c3'));
      seen.set('way', await greysOf(page, 'd4'));
      const kinds = [...seen];
      for (const [i, [what, points]] of kinds.entries()) {
        for (const [other, others] of kinds.slice(i + 1)) {
          expect(difference(points, others), `${what} and ${other}`).toBeGreaterThan(0.04);
        }
      }
    },
  );
}

const REFLOWS = [
  ['320 px', 'he', { ...PHONE, viewport: { width: 320, height: 640 } }, false],
  ['a phone on its side', 'he', { ...PHONE, viewport: { width: 844, height: 390 } }, false],
  ['text at 200 %', 'en', { ...PHONE, locale: 'en-US' }, true],
] as const;
for (const [how, lang, options, large] of REFLOWS) {
  // every run tries the narrowest page
  const details = options.viewport?.width === 320 ? {} : { tag: '@long' };
  test(`nothing is cut, covered or scrolled sidewards at ${how}`, details, async ({ person }) => {
    const page = await person(options);
    if (large) await enlarge(page.context());
    const measure = async (on: Page, screen: string): Promise<void> =>
      expect(await findings(on), screen).toEqual([]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await measure(page, 'home');
    await walkLearn(page, lang, measure);
    await walkHere(page, lang, measure);
  });
}

/** Notes how far anything travels, in the units of its drawing: every motion is looked at from its start to its end. */
function watchMotion(): void {
  const positionOf = (target: Element): DOMMatrix =>
    new DOMMatrix(getComputedStyle(target).transform);
  const travelOf = (animation: Animation, target: Element): number => {
    const { currentTime } = animation;
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    const places = [0, 0.25, 0.5, 0.75, 0.999].map((share) => {
      animation.currentTime = end * share;
      return positionOf(target);
    });
    animation.currentTime = currentTime;
    const [from = new DOMMatrix()] = places;
    return Math.max(...places.map((to) => Math.hypot(to.e - from.e, to.f - from.f)));
  };
  const note = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const far = target.getAnimations().map((animation) => travelOf(animation, target));
    const { dataset } = document.documentElement;
    dataset['travel'] = `${Math.max(Number(dataset['travel'] ?? 0), ...far)}`;
    dataset['motions'] = `${Number(dataset['motions'] ?? 0) + far.length}`;
  };
  document.addEventListener('animationstart', note, true);
  document.addEventListener('transitionrun', note, true);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a move is seen to travel, and not where motion is unwelcome: ${reducedMotion}`, async ({
    person,
  }) => {
    const page = await person({ ...LAPTOP, reducedMotion });
    await page.addInitScript(watchMotion);
    await sitHere(page, 'en');
    const match = new Mirror();
    const step = match.read('c3d4');
    await clickMove(page, step);
    await expect(bar(page, 'en')).toContainText(game.bar.pickSub('w'));
    await expect(page.locator('html')).toHaveAttribute('data-motions', /[1-9]/);
    const travel = async () => Number(await page.locator('html').getAttribute('data-travel'));
    // the bar may speak before the marbles set out
    if (reducedMotion === 'reduce') expect(await travel()).toBeLessThanOrEqual(8);
    else await expect.poll(travel).toBeGreaterThan(8);
  });
}

/** Pieces of Hebrew among other words that could turn the sentence around them. */
const looseHebrew = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const loose: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      const rest = text.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, '');
      const parent = walker.currentNode.parentElement;
      const isApart = parent?.closest('bdi, [lang="he"], [dir="auto"]');
      if (/[\u05d0-\u05ea]/.test(rest) && !isApart) loose.push(text);
    }
    return loose;
  });

test('the page says its language, and names and lines of another direction stand apart', async ({
  person,
}) => {
  const [host, guest] = [await person(LAPTOP), await person(PHONE)];
  await joinRoom(guest, await openRoom(host, 'en'), 'he', 'נועה');
  for (const [page, lang, dir] of [
    [host, 'en', 'ltr'],
    [guest, 'he', 'rtl'],
  ] as const) {
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
  }
  await host.getByLabel(en.chat.placeholder).fill('שלום');
  await host.keyboard.press('Enter');
  await expect(host.getByRole('log')).toContainText('שלום');
  expect(await looseHebrew(host)).toEqual([]);
  await startMatch(host, 'en', [guest]);
  await clickMove(host, new Mirror().think('easy'));
  await expect(bar(host, 'en')).toContainText('נועה');
  expect(await looseHebrew(host)).toEqual([]);
});

test('the board answers by key: its moves and the last one; single letters can be switched off', {
  tag: '@long',
}, async ({ person }) => {
  const page = await person(LAPTOP);
  await sitHere(page, 'en');
  const heard = page.locator('body > * [data-voice="polite"]').first();
  await cell(page, 'c3').click();
  await page.keyboard.press('KeyM');
  await expect(heard).toContainText(/direction/);
  await page.keyboard.press('KeyW');
  await page.keyboard.press('Enter');
  await expect(bar(page, 'en')).toContainText(game.bar.pickSub('w'));
  await page.keyboard.press('KeyL');
  await expect(heard).toContainText('c3');
  await page.keyboard.press('Shift+Slash');
  await page.getByRole('dialog').getByRole('button', { name: en.view.single }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Slash');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** A table for two at this screen with so much time for each move, on a clock that the test sets. */
async function sitTimed(page: Page, time: '15s' | '60s'): Promise<void> {
  await page.clock.install();
  await page.goto(`/here/${gameCard.id}/friend`);
  await openOptions(page, 'en');
  const choice = gameCard.options
    .find(({ key }) => key === 'time')
    ?.values.find(({ value }) => value === time);
  await page.getByRole('radio', { name: choice?.label('en') ?? '', exact: true }).click();
  await page.keyboard.press('Escape');
  await sitFirst(page, 'en');
  await button(page, en.start.go).click();
  await expect(cell(page, 'e5')).toBeVisible();
}

test('the time that is left is said', { tag: '@long' }, async ({ person }) => {
  const page = await person(LAPTOP);
  await sitTimed(page, '60s');
  const heard = page.locator('[data-voice="assertive"]').first();
  for (const seconds of [30, 10, 5]) {
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(await heard.textContent()).toContain(en.view.secondsLeft(seconds));
    }).toPass({ intervals: [10] });
  }
});

test('more time is offered under a clock that runs low, taken once a turn, and told', {
  tag: '@long',
}, async ({ person }) => {
  const page = await person(LAPTOP);
  await sitTimed(page, '60s');
  const more = button(page, en.table.moreTime(30));
  await page.clock.runFor(20_000);
  await expect(more).toHaveCount(0);
  await page.clock.runFor(20_000);
  await more.click();
  await expect(page.getByRole('timer').first()).toHaveText(/^0:[45]\d$/);
  await expect(more).toHaveCount(0);
  await page.getByRole('tab', { name: en.table.log }).click();
  await expect(page.getByRole('complementary')).toContainText(/took more time/);
  await page.clock.runFor(30_000);
  await expect(page.getByRole('timer').first()).toHaveText(/^0:[12]\d$/);
  await expect(more).toHaveCount(0);
});

test('a move by touch is confirmed, unless there are only some seconds for it', {
  tag: '@long',
}, async ({ person }) => {
  const step = new Mirror().think('easy');
  const calm = await person({ ...PHONE, locale: 'en-US' });
  await sitTimed(calm, '60s');
  await tapStep(calm, step);
  await expect(button(calm, game.bar.confirm)).toBeVisible();
  const hurried = await person({ ...PHONE, locale: 'en-US' });
  await sitTimed(hurried, '15s');
  await tapStep(hurried, step);
  await expect(bar(hurried, 'en')).toContainText(game.bar.pickSub('w'));
});

test('a quiet table shows the board and its sentence alone, and stays quiet until told', {
  tag: '@long',
}, async ({ person }) => {
  const page = await person(LAPTOP);
  await sitHere(page, 'en');
  const rail = page.getByRole('complementary', { name: en.table.rail });
  await expect(rail).toBeVisible();
  await page.keyboard.press('Shift+KeyZ');
  await expect(rail).toHaveCount(0);
  await expect(button(page, en.table.menu)).toHaveCount(0);
  await expect(bar(page, 'en')).toContainText(game.bar.pick);
  await page.reload();
  await expect(cell(page, 'e5')).toBeVisible();
  await expect(rail).toHaveCount(0);
  await button(page, en.view.zenOff).click();
  await expect(rail).toBeVisible();
  await expect(button(page, en.table.menu)).toBeVisible();
});

test('the list of keys opens from the menu, and Escape closes it and not the menu', {
  tag: '@long',
}, async ({ person }) => {
  const page = await person(LAPTOP);
  await sitHere(page, 'en');
  await button(page, en.table.menu).click();
  const menu = page.getByRole('dialog', { name: en.table.menu });
  await button(page, en.view.keys).click();
  const list = page.getByRole('dialog', { name: en.view.keys });
  for (const { does } of keysHelp('en')) {
    await expect(list.getByText(does, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(menu.getByRole('button', { name: en.view.keys })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
});
