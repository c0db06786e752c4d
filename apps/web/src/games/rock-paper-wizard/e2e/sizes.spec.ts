/** However many sit at the table, and some of them away: in every beat of a round all of it is seen, read and hit. */
import { expect, test } from '../../../../../../e2e/portal.ts';
import { LAPTOPS, PHONE, PHONES, TOUCH } from '../../../../../../e2e/sizes.ts';
import { LANGS } from '../../../i18n/lang.ts';
import { bookFaults, faultsOf } from './sizes.ts';

const LOCALE = { he: 'he-IL', en: 'en-US' } as const;

test('R1: six at a phone, two of them away, are pushed and cut in no beat', {
  tag: '@long',
}, async ({ person }) => {
  const company = { lang: 'he', seats: 6, away: 2 } as const;
  const open = (baseURL: string) => person({ ...TOUCH, baseURL, locale: LOCALE.he });
  expect(await faultsOf(company, [PHONE], open)).toEqual([]);
});

for (const lang of LANGS) {
  test(`R1: the longest words of a book are read whole on a phone: ${lang}`, async ({ person }) => {
    const page = await person({ ...TOUCH, locale: LOCALE[lang] });
    const faults: string[] = [];
    for (const seats of [3, 4, 6])
      faults.push(...(await bookFaults({ lang, seats }, PHONES, page)));
    expect(faults).toEqual([]);
  });
}

/** Every number at the table, any of them away; without LOOKS=all the most at once. */
const COMPANIES =
  process.env['LOOKS'] === 'all'
    ? LANGS.flatMap((lang) =>
        [3, 4, 5, 6].flatMap((seats) =>
          [0, 1, 2, 3].filter((away) => away < seats).map((away) => ({ lang, seats, away })),
        ),
      )
    : [{ lang: 'en', seats: 6, away: 2 } as const];

for (const company of COMPANIES) {
  const { lang, seats, away } = company;
  for (const [on, sizes, more] of [
    ['phone', PHONES, TOUCH],
    ['laptop', LAPTOPS, {}],
  ] as const) {
    test(`R1: ${seats} in every beat and size of a ${on}, ${away} of them away: ${lang}`, {
      tag: '@long',
    }, async ({ person }) => {
      const open = (baseURL: string) => person({ ...more, baseURL, locale: LOCALE[lang] });
      expect(await faultsOf(company, sizes, open)).toEqual([]);
    });
  }
}
