/** What is known of this game before its chunk is loaded: the cover and the words of the option form. */
import type { SpellOptions } from '@kesem/engine/games/spell-a-spell/options';
import type { Lang } from '../../i18n/lang.ts';
import type { GameCard, OptionCard } from '../contract.ts';

type Both = Readonly<Record<Lang, string>>;

const label = (words: Both) => (lang: Lang) => words[lang];

const option = <K extends keyof SpellOptions>(
  key: K,
  words: Both,
  values: readonly (readonly [value: SpellOptions[K], words: Both])[],
): OptionCard => ({
  key,
  label: label(words),
  values: values.map(([value, each]) => ({ value, label: label(each) })),
});

const seconds = (n: number): Both => ({ he: `${n} שנ׳ לתור`, en: `${n} s a turn` });

export const spellCard: GameCard = {
  id: 'spell-a-spell',
  cover: 'spell',
  load: () => import('./game.ts').then(({ spellWeb }) => spellWeb),
  minutes: 20,
  seats: { min: 2, max: 5 },
  oneScreen: false,
  title: label({ he: 'מכשף מכשף', en: 'Spell-a-Spell' }),
  promise: label({ he: 'הפכתי אותך ל…', en: 'I turned you into…' }),
  options: [
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
    option('cards', { he: 'קלפים ביד', en: 'Cards in hand' }, [
      [6, { he: '6 קלפים', en: '6 cards' }],
      [7, { he: 'צעירים: 7 קלפים', en: 'Young players: 7 cards' }],
      ['each', { he: '6, ולמי שרוצה 7', en: '6, or 7 for whoever wishes' }],
    ]),
    {
      ...option('openHands', { he: 'ידיים', en: 'Hands' }, [
        [false, { he: 'ידיים סגורות', en: 'Hands closed' }],
        [true, { he: 'ידיים גלויות', en: 'Hands open' }],
      ]),
      when: { key: 'cards', in: [7] },
    },
    option('gloss', { he: 'ללומדי עברית', en: 'For learners' }, [
      [false, { he: 'בלי תרגום', en: 'No translation' }],
      [true, { he: 'עם תרגום לאנגלית', en: 'With English meanings' }],
    ]),
    option('unaided', { he: 'האם המילה במילון', en: 'Whether a word is listed' }, [
      [false, { he: 'רואים תוך כדי בנייה', en: 'Shown while you build' }],
      [true, { he: 'מגלים רק בהטלה', en: 'Found out by casting' }],
    ]),
  ],
};
