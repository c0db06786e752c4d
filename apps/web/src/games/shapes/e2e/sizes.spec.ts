/** However long a row and however many prizes: at every size all of it is seen whole, and counts are never covered. */
import { openTable } from '@kesem/engine/core/table';
import { shapes } from '@kesem/engine/games/shapes/game';
import { expect, PHONE, test } from '../../../../../../e2e/portal.ts';
import { startRigged } from '../../../../../../e2e/rigged.ts';
import { LAPTOPS, LOW_PHONE, openKept, PHONES, TOUCH } from '../../../../../../e2e/sizes.ts';
import { enlarge } from '../../../../../../e2e/walk/company.ts';
import { TRANSPORT } from '../../../i18n/transport.ts';
import { reveal } from './reveal.ts';
import { ALL, FULLEST, faultsOf } from './sizes.ts';

const LANGS = [
  ['he', 'he-IL'],
  ['en', 'en-US'],
] as const;

test('the hand is there and can be picked from with text at 200 %', async ({ person }) => {
  const page = await person(PHONE);
  await enlarge(page.context());
  await openKept(page, reveal.kept, reveal.path);
  const card = page.locator(reveal.things).first();
  await expect(card).toBeVisible();
  await card.tap();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('F2: four players, thirty prizes and the jokers are seen whole on a phone', {
  tag: '@long',
}, async ({ person }) => {
  const { url: baseURL, end } = await startRigged(openTable(shapes));
  const phone = await person({ ...TOUCH, baseURL, locale: 'he-IL' });
  expect(await faultsOf(phone, 'he', FULLEST, [LOW_PHONE])).toEqual([]);
  await end();
});

test('nothing jumps while a round is counted', { tag: '@long' }, async ({ person }) => {
  const { url: baseURL, end } = await startRigged(openTable(shapes));
  const page = await person({
    ...TOUCH,
    viewport: { width: 390, height: 844 },
    baseURL,
    locale: 'he-IL',
  });
  await openKept(page, reveal.kept, reveal.path);
  for (const selector of reveal.touches) await page.locator(selector).tap();
  const skip = page.getByRole('button', { name: TRANSPORT.he.skip, exact: true });
  await expect(skip).toBeVisible();
  const total = await page.evaluateHandle(() => {
    const jumped = { far: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') === false)
          jumped.far += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
    return jumped;
  });
  // what a reveal has no more steps of has ended
  await expect(skip).toBeHidden({ timeout: 60_000 });
  // cards of a hand that was skipped and comes back count, though they stand where they stood: 0.008
  expect((await total.jsonValue()).far).toBeLessThan(0.01);
  await end();
});

// a quarter of an hour by itself
for (const [lang, locale] of process.env['LOOKS'] === 'all' ? LANGS : []) {
  test(`every number of players, few prizes and many, in every size: ${locale}`, {
    tag: '@long',
  }, async ({ person }) => {
    const { url: baseURL, end } = await startRigged(openTable(shapes));
    const laptop = await person({ baseURL, locale });
    expect(await faultsOf(laptop, lang, ALL, LAPTOPS)).toEqual([]);
    const phone = await person({ ...TOUCH, baseURL, locale });
    expect(await faultsOf(phone, lang, ALL, PHONES)).toEqual([]);
    await end();
  });
}
