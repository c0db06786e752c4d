/** What is known of this game before its chunk is loaded: the cover and the words of the option form. */
import type { Time } from '@kesem/engine/games/shapes/options';
import type { Lang } from '../../i18n/lang.ts';
import type { GameCard } from '../card.ts';

type Both = Readonly<Record<Lang, string>>;

const label = (words: Both) => (lang: Lang) => words[lang];

const seconds = (n: number): Both => ({ he: `${n} שנ׳ לבחירה`, en: `${n} s a pick` });

const TIMES: readonly (readonly [Time, Both])[] = [
  ['none', { he: 'בלי שעון', en: 'No clock' }],
  ['15s', seconds(15)],
  ['30s', seconds(30)],
  ['60s', seconds(60)],
];

export const shapesCard: GameCard = {
  id: 'shapes',
  cover: {
    print: async () => (await import('./art/Cover.tsx')).Cover,
    ground: '#fbf2dd',
    second: '#6fa8dc',
  },
  load: () => import('./game.ts').then(({ shapesWeb }) => shapesWeb),
  minutes: 15,
  seats: { min: 2, max: 4 },
  bots: 2,
  oneScreen: false,
  title: label({ he: 'צורות', en: 'Shapes' }),
  promise: label({ he: 'מנחשים מה יצוץ', en: 'Guess what turns up' }),
  options: [
    {
      key: 'time',
      label: label({ he: 'שעון', en: 'Clock' }),
      values: TIMES.map(([value, words]) => ({ value, label: label(words) })),
    },
  ],
};
