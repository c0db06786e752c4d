/** What is known of this game before its chunk is loaded: the cover and the words of the option form. */
import type { Size } from '@kesem/engine/games/goofspiel/options';
import type { Lang } from '../../i18n/lang.ts';
import type { GameCard } from '../card.ts';

type Both = Readonly<Record<Lang, string>>;

const label = (words: Both) => (lang: Lang) => words[lang];

const SIZES: readonly Size[] = [7, 13];

export const goofspielCard: GameCard = {
  id: 'goofspiel',
  cover: {
    print: async () => (await import('./art/Cover.tsx')).Cover,
    ground: '#f3d9a4',
    second: '#b3432f',
  },
  load: () => import('./game.ts').then(({ goofspielWeb }) => goofspielWeb),
  minutes: 5,
  seats: { min: 2, max: 2 },
  oneScreen: false,
  title: label({ he: 'גופשפיל', en: 'Goofspiel' }),
  promise: label({ he: 'כמה שווה לכם הפרס?', en: 'What is the prize worth to you?' }),
  options: [
    {
      key: 'cards',
      label: label({ he: 'קלפים', en: 'Cards' }),
      values: SIZES.map((value) => ({
        value,
        label: label({ he: `${value} קלפים לכל יד`, en: `${value} cards a hand` }),
      })),
    },
  ],
};
