/** What is known of this game before its chunk is loaded: the cover and the words of the option form. */
import type { WizardOptions } from '@kesem/engine/games/rock-paper-wizard/options';
import type { Lang } from '../../i18n/lang.ts';
import type { GameCard, OptionCard } from '../card.ts';

type Both = Readonly<Record<Lang, string>>;

const label = (words: Both) => (lang: Lang) => words[lang];

const option = <K extends keyof WizardOptions>(
  key: K,
  words: Both,
  values: readonly (readonly [value: WizardOptions[K], words: Both])[],
): OptionCard => ({
  key,
  label: label(words),
  values: values.map(([value, each]) => ({ value, label: label(each) })),
});

const seconds = (n: number): Both => ({ he: `${n} שנ׳ לבחירה`, en: `${n} s to choose` });

export const rockPaperWizardCard: GameCard = {
  id: 'rock-paper-wizard',
  cover: {
    print: async () => (await import('./art/Cover.tsx')).Cover,
    ground: '#f2c24e',
    second: '#e2728b',
  },
  load: () => import('./game.ts').then(({ rockPaperWizardWeb }) => rockPaperWizardWeb),
  minutes: 30,
  seats: { min: 3, max: 6 },
  oneScreen: false,
  title: label({ he: 'קוסם, נייר ומספריים', en: 'Rock Paper Wizard' }),
  promise: label({ he: 'שלוש, ארבע… קסם!', en: 'One, two… magic!' }),
  options: [
    option('seconds', { he: 'זמן לבחירה', en: 'Time to choose' }, [
      [0, { he: 'בלי שעון', en: 'No clock' }],
      [30, seconds(30)],
      [45, seconds(45)],
      [60, seconds(60)],
    ]),
    option('goal', { he: 'מטבעות לניצחון', en: 'Gold to win' }, [
      [25, { he: 'ניצחון ב־25', en: '25 gold win' }],
      [15, { he: 'קצר: ניצחון ב־15', en: 'Short: 15 gold win' }],
    ]),
    option('levitate', { he: 'קלף הריחוף', en: 'Levitate card' }, [
      [false, { he: 'בלי קלף הריחוף', en: 'Without Levitate' }],
      [true, { he: 'עם קלף הריחוף', en: 'With Levitate' }],
    ]),
  ],
};
