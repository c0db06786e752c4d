/** What is known of this game before its chunk is loaded: the cover and the words of the option form. */
import type { SpellOptions } from '@kesem/engine/games/spell-a-spell/options';
import type { Lang } from '../../i18n/lang.ts';
import type { GameCard, OptionCard } from '../card.ts';

type Both = Readonly<Record<Lang, string>>;

const label = (words: Both) => (lang: Lang) => words[lang];

/** What a form offers: of a list by seat what it may hold. */
type Offered<K extends keyof SpellOptions> = SpellOptions[K] extends readonly boolean[]
  ? boolean
  : Extract<SpellOptions[K], string | number | boolean>;

const option = <K extends keyof SpellOptions>(
  key: K,
  words: Both,
  values: readonly (readonly [value: Offered<K>, words: Both])[],
): OptionCard => ({
  key,
  label: label(words),
  values: values.map(([value, each]) => ({ value, label: label(each) })),
});

const seconds = (n: number): Both => ({ he: `${n} שנ׳ לתור`, en: `${n} s a turn` });

export const spellCard: GameCard = {
  id: 'spell-a-spell',
  cover: {
    print: async () => (await import('./art/Cover.tsx')).Cover,
    ground: '#1b6f5a',
    second: '#7cc49a',
  },
  load: () => import('./game.ts').then(({ spellWeb }) => spellWeb),
  minutes: 20,
  seats: { min: 2, max: 5 },
  oneScreen: false,
  title: label({ he: 'מכשף מכשף', en: 'Spell-a-Spell' }),
  promise: label({ he: 'הפכתי אותך ל…', en: 'I turned you into…' }),
  switches: [
    {
      label: label({ he: 'משחק לצעירים', en: 'Young players' }),
      on: { cards: 7, openHands: true, dictionary: 'any' },
      off: { cards: 6, openHands: false, dictionary: 'vote' },
    },
  ],
  options: [
    {
      ...option('cards', { he: 'קלפים ביד', en: 'Cards in hand' }, [
        [6, { he: '6 קלפים', en: '6 cards' }],
        [7, { he: '7 קלפים לכולם', en: '7 cards for all' }],
      ]),
      more: true,
    },
    {
      ...option('seven', { he: 'קלפים ביד', en: 'Cards in hand' }, [
        [false, { he: '6 כמו כולם', en: '6 like the others' }],
        [true, { he: '7 קלפים', en: '7 cards' }],
      ]),
      per: 'seat',
      when: { key: 'cards', in: [6] },
    },
    {
      ...option('openHands', { he: 'ידיים', en: 'Hands' }, [
        [false, { he: 'ידיים סגורות', en: 'Hands closed' }],
        [true, { he: 'ידיים גלויות', en: 'Hands open' }],
      ]),
      more: true,
    },
    option('dictionary', { he: 'מילים', en: 'Words' }, [
      ['vote', { he: 'מילון, והחבורה מחליטה', en: 'Lexicon, and the table decides' }],
      ['lexicon', { he: 'רק מהמילון', en: 'Only the lexicon' }],
      ['any', { he: 'כל מילה בעברית', en: 'Any Hebrew word' }],
    ]),
    option('seconds', { he: 'שעון', en: 'Clock' }, [
      [0, { he: 'בלי שעון', en: 'No clock' }],
      [30, seconds(30)],
      [60, seconds(60)],
      [90, seconds(90)],
    ]),
    option('gloss', { he: 'ללומדי עברית', en: 'For learners' }, [
      [false, { he: 'בלי תרגום', en: 'No translation' }],
      [true, { he: 'עם תרגום לאנגלית', en: 'With English meanings' }],
    ]),
    {
      ...option('unaided', { he: 'האם המילה במילון', en: 'Whether a word is listed' }, [
        [false, { he: 'רואים תוך כדי בנייה', en: 'Shown while you build' }],
        [true, { he: 'מגלים רק בהטלה', en: 'Found out by casting' }],
      ]),
      more: true,
    },
    {
      ...option('clean', { he: 'מילים לילדים', en: 'Words for children' }, [
        [false, { he: 'כל המילים במילון', en: 'The whole lexicon' }],
        [true, { he: 'רק מילים שמתאימות לילדים', en: 'Only words fit for children' }],
      ]),
      more: true,
    },
  ],
};
