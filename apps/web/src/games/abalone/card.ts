/** What is known of this game before its chunk is loaded: the cover and the words of the option form. */
import type { AbaloneOptions } from '@kesem/engine/games/abalone/options';
import type { Lang } from '../../i18n/lang.ts';
import { late } from '../../kit/late.tsx';
import type { GameCard, OptionCard } from '../card.ts';

type Both = Readonly<Record<Lang, string>>;
type Values<V> = readonly (readonly [value: V, words: Both])[];

const label = (words: Both) => (lang: Lang) => words[lang];

const option = <K extends keyof AbaloneOptions>(
  key: K,
  words: Both,
  values: Values<AbaloneOptions[K]>,
): OptionCard => ({
  key,
  label: label(words),
  values: values.map(([value, each]) => ({ value, label: label(each) })),
});

const seconds = (n: number): Both => ({ he: `${n} שנ׳ למהלך`, en: `${n} s a move` });
const minutes = (n: number): Both => ({ he: `${n} דק׳ לצד`, en: `${n} min a side` });
const added = (n: number): Both => ({ he: `עוד ${n} שנ׳ למהלך`, en: `+${n} s a move` });
const first = (n: number): Both => ({
  he: n === 1 ? 'כדור אחד לניצחון' : `ראשונים ל־${n}`,
  en: n === 1 ? 'One marble wins' : `First to ${n}`,
});

// without its picture a start has still its name
const loadPicture = (): Promise<NonNullable<OptionCard['Picture']>> =>
  import('./art/StartPicture.tsx').then(
    ({ StartPicture }) => StartPicture,
    () => () => null,
  );

const OPTIONS: readonly OptionCard[] = [
  {
    ...option('start', { he: 'עמדת פתיחה', en: 'Start' }, [
      ['standard', { he: 'פתיחה רגילה', en: 'Standard start' }],
      ['belgian-daisy', { he: 'חרצית בלגית', en: 'Belgian daisy' }],
      ['german-daisy', { he: 'חרצית גרמנית', en: 'German daisy' }],
      ['dutch-daisy', { he: 'חרצית הולנדית', en: 'Dutch daisy' }],
      ['swiss-daisy', { he: 'חרצית שווייצרית', en: 'Swiss daisy' }],
      ['the-wall', { he: 'החומה', en: 'The wall' }],
      ['domination', { he: 'שליטה', en: 'Domination' }],
      ['pyramid', { he: 'פירמידה', en: 'Pyramid' }],
    ]),
    Picture: late(loadPicture),
  },
  {
    ...option('target', { he: 'כדורים לניצחון', en: 'Marbles to win' }, [
      [1, first(1)],
      [2, first(2)],
      [3, first(3)],
      [4, first(4)],
      [5, first(5)],
      [6, first(6)],
    ]),
    usual: 6,
    more: true,
  },
  option('time', { he: 'שעון', en: 'Clock' }, [
    ['none', { he: 'בלי שעון', en: 'No clock' }],
    ['10s', seconds(10)],
    ['15s', seconds(15)],
    ['20s', seconds(20)],
    ['30s', seconds(30)],
    ['60s', seconds(60)],
    ['3m', minutes(3)],
    ['5m', minutes(5)],
    ['10m', minutes(10)],
  ]),
  {
    ...option('increment', { he: 'תוספת זמן', en: 'Added time' }, [
      [0, { he: 'בלי תוספת', en: 'Nothing added' }],
      [2, added(2)],
      [3, added(3)],
      [5, added(5)],
      [10, added(10)],
    ]),
    when: { key: 'time', in: ['3m', '5m', '10m'] },
    why: label({
      he: 'אפשר להוסיף זמן רק בשעון של דקות לצד.',
      en: 'Time is added on a clock of minutes a side.',
    }),
  },
];

export const abaloneCard: GameCard = {
  id: 'abalone',
  cover: {
    print: async () => (await import('./art/Cover.tsx')).Cover,
    ground: '#d9a441',
    second: '#d9a441',
  },
  load: () => import('./game.ts').then(({ abaloneWeb }) => abaloneWeb),
  minutes: 20,
  seats: { min: 2, max: 2 },
  oneScreen: true,
  title: label({ he: 'אבלון', en: 'Abalone' }),
  promise: label({ he: 'דוחפים עד הקצה', en: 'Push them over the edge' }),
  options: OPTIONS,
};
