/** However much lies on the table: at every size all of it is seen, read and hit. */
import { openTable } from '@kesem/engine/core/table';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import { expect, test } from '../../../../../../e2e/portal.ts';
import { startRigged } from '../../../../../../e2e/rigged.ts';
import {
  LAPTOP,
  LAPTOPS,
  LOW_PHONE,
  PHONE,
  PHONES,
  SIDE_PHONE,
  TOUCH,
} from '../../../../../../e2e/sizes.ts';
import { enlarge } from '../../../../../../e2e/walk/company.ts';
import { drawn, extremes, faultsInTurn, faultsOf, wordsUnderOdds } from './sizes.ts';
import type { Moment } from './states.ts';

const LANGS = ['he-IL', 'en-US'] as const;
/** How many tables are drawn for each language, on each run anew. */
const DRAWN = 4;
/** What every run tries; the others come with the long one. */
const SOME: readonly Moment[] = ['main', 'harm', 'saves'];

test('a full table is seen whole on a laptop and a phone', { tag: '@long' }, async ({
  person,
  seed,
}) => {
  const { url: baseURL, end } = await startRigged(openTable(eclipse));
  const states = extremes(`${seed}`).filter(
    ({ moment, active }) => active && SOME.includes(moment),
  );
  const phone = await person({ ...TOUCH, baseURL, locale: 'he-IL' });
  expect(await faultsOf(phone, states, [PHONE])).toEqual([]);
  const laptop = await person({ baseURL, locale: 'en-US' });
  expect(await faultsOf(laptop, states, [LAPTOP])).toEqual([]);
  await end();
});

test('odds lie over no word of their lanes, where those are thin either', { tag: '@long' }, async ({
  person,
}) => {
  const { url: baseURL, end } = await startRigged(openTable(eclipse));
  for (const locale of LANGS) {
    for (const [width, height] of [PHONE, LOW_PHONE, SIDE_PHONE]) {
      const phone = await person({ ...TOUCH, baseURL, locale, viewport: { width, height } });
      for (const moment of ['attack', 'guards', 'saves'] as const) {
        const two = { creatures: [4, 3], stones: [6, 6], hand: 5, active: 0, fights: 2 } as const;
        const under = await wordsUnderOdds(phone, { ...two, moment, seed: 'two lanes' });
        expect(under, `${locale} ${width}×${height} ${moment}`).toEqual([]);
      }
      await phone.context().close();
    }
  }
  await end();
});

const isAll = process.env['LOOKS'] === 'all';
/** Unless all is asked for, each table is seen in one size, and each size shows some of them. */
const looked = isAll ? faultsOf : faultsInTurn;

for (const locale of LANGS) {
  test(`the extremes, and ${DRAWN} more: ${locale}`, { tag: '@long' }, async ({ person, seed }) => {
    const { url: baseURL, end } = await startRigged(openTable(eclipse));
    const others = Array.from({ length: DRAWN }, (_, n) => drawn(`${seed} ${locale} ${n}`));
    const states = [...extremes(`${seed}`), ...others];
    const laptop = await person({ baseURL, locale });
    expect(await looked(laptop, states, LAPTOPS)).toEqual([]);
    const phone = await person({ ...TOUCH, baseURL, locale });
    expect(await looked(phone, states, PHONES)).toEqual([]);
    await end();
  });

  test(`letters twice as large: ${locale}`, { tag: '@long' }, async ({ person, seed }) => {
    const { url: baseURL, end } = await startRigged(openTable(eclipse));
    for (const [size, more] of [
      [PHONE, TOUCH],
      [LAPTOP, {}],
    ] as const) {
      // a table is laid out alike in both languages
      if (!isAll && (size === PHONE) !== (locale === LANGS[0])) continue;
      const page = await person({ ...more, baseURL, locale });
      await enlarge(page.context());
      expect(await faultsOf(page, extremes(`${seed}`), [size])).toEqual([]);
    }
    await end();
  });
}
