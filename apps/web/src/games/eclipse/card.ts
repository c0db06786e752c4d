/** What is known of this game before its chunk is loaded: the cover and the words of the option form. */
import { AUTO } from '@kesem/engine/core/game';
import type { Lang } from '../../i18n/lang.ts';
import type { GameCard } from '../card.ts';

type Both = Readonly<Record<Lang, string>>;

const label = (words: Both) => (lang: Lang) => words[lang];

const TIMES: readonly (readonly [number | typeof AUTO, Both])[] = [
  [AUTO, { he: 'אוטומטי: 20 דקות, מול בוט בלי שעון', en: 'Auto: 20 minutes, none against a bot' }],
  [0, { he: 'בלי שעון', en: 'No clock' }],
  [10, { he: '10 דקות', en: '10 minutes' }],
  [20, { he: '20 דקות', en: '20 minutes' }],
  [30, { he: '30 דקות', en: '30 minutes' }],
];
const seconds = (n: number): Both => ({ he: `${n} שנ׳ לתור`, en: `${n} s a turn` });
const WINDOWS: readonly (readonly [number, Both])[] = [
  [15, { he: '15 שנ׳ לתגובה', en: '15 s to respond' }],
  [30, { he: '30 שנ׳ לתגובה', en: '30 s to respond' }],
  [0, { he: 'תגובה בלי הגבלה', en: 'No limit to respond' }],
];

export const eclipseCard: GameCard = {
  id: 'eclipse',
  cover: {
    print: async () => (await import('./art/Cover.tsx')).Cover,
    ground: '#191512',
    second: '#f0b64a',
  },
  load: () => import('./game.ts').then(({ eclipseWeb }) => eclipseWeb),
  minutes: 25,
  seats: { min: 2, max: 2 },
  oneScreen: false,
  title: label({ he: 'אקליפס', en: 'Eclipse' }),
  promise: label({ he: 'דו־קרב של אור ואופל', en: 'A duel of light and dark' }),
  options: [
    {
      key: 'time',
      label: label({ he: 'שעון משחק', en: 'Match clock' }),
      values: TIMES.map(([value, words]) => ({ value, label: label(words) })),
    },
    {
      key: 'turn',
      label: label({ he: 'זמן לתור', en: 'Time a turn' }),
      values: [45, 75, 120].map((value) => ({ value, label: label(seconds(value)) })),
      usual: 75,
      more: true,
      when: { key: 'time', in: [AUTO, 10, 20, 30] },
    },
    {
      key: 'window',
      label: label({ he: 'זמן לתגובה', en: 'Time to respond' }),
      values: WINDOWS.map(([value, words]) => ({ value, label: label(words) })),
    },
  ],
};
