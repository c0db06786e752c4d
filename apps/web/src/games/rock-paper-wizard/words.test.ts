import type { Idle, WizardEvent } from '@kesem/engine/games/rock-paper-wizard/event';
import { rockPaperWizard } from '@kesem/engine/games/rock-paper-wizard/game';
import type { Refusal } from '@kesem/engine/games/rock-paper-wizard/refusal';
import { describe as chapter, expect, it } from 'vitest';
import { LANGS } from '../../i18n/lang.ts';
import { wordsIn } from '../testing/words.ts';
import { describe, ending, refusal } from './describe.ts';
import { facts } from './ending/facts.ts';
import { sounds } from './sounds.ts';
import { matchOf, roundOf } from './testing/matches.ts';
import { he } from './texts.he.ts';

const MOVED = { type: 'moved', seat: 1, from: 3, to: 0, wanted: -5, how: 'pushed' } as const;
const GOLD = { type: 'gold', from: 0, to: 1, wanted: 2, paid: 1, gold: [2, 4, 3] } as const;
const TURN = {
  type: 'turn',
  seat: 0,
  spell: 'fireball',
  surge: false,
  target: 1,
  step: 1,
  of: 3,
} as const;
const IDLES: Readonly<Record<Idle, true>> = {
  acted: true,
  cancelled: true,
  itself: true,
  surging: true,
  sameGold: true,
  sameSpace: true,
  alreadyShared: true,
  nobodyPoorer: true,
  nobodyNearer: true,
};
const isIdle = (why: string): why is Idle => why in IDLES;

const EVENTS: readonly WizardEvent[] = [
  { type: 'round', round: 2, first: 1 },
  { type: 'chose', seat: 0, spell: 'fear', target: 1 },
  { type: 'ready', seat: 1 },
  { type: 'timedOut', seats: [0, 2] },
  { type: 'cast', round: 1, choices: [{ seat: 0, spell: 'fear', target: 1 }] },
  { type: 'clashed', seats: [0, 1], spell: 'fear' },
  TURN,
  { ...TURN, target: 0, surge: true },
  { type: 'skipped', seat: 1, step: 2, of: 3 },
  MOVED,
  { ...MOVED, from: 0, wanted: -1 },
  { ...MOVED, from: 8, to: 10, wanted: 3, how: 'advanced' },
  { ...MOVED, from: 2, to: 4, wanted: 2, how: 'advanced' },
  { ...MOVED, how: 'jumped' },
  { ...MOVED, how: 'returned' },
  GOLD,
  { ...GOLD, paid: 2 },
  { ...GOLD, to: null },
  { ...GOLD, to: null, paid: 2 },
  { type: 'aimed', seat: 0, from: 1, to: 2, by: 1 },
  { type: 'aimed', seat: 0, from: 1, to: 0, by: 1 },
  { type: 'surged', seat: 0, spell: 'fear', by: 1 },
  { type: 'cancelled', seat: 0, surge: false, by: 1 },
  ...Object.keys(IDLES)
    .filter(isIdle)
    .map((why) => ({ type: 'nothing', seat: 0, why }) as const),
  { type: 'charmed', seat: 0, among: [1, 2], by: 1 },
  { type: 'scored', nearest: [0], second: [1, 2], gold: [8, 6, 6] },
  { type: 'scored', nearest: [0, 1], second: [2], gold: [8, 8, 6] },
  { type: 'tied', seats: [0, 1], gold: 26 },
  { type: 'retired', spell: 'fear' },
  { type: 'bounced', spell: 'fear' },
  { type: 'learned', spell: 'fear' },
  { type: 'reshuffled', cards: 18 },
  { type: 'ended', reason: 'goal', winners: [0], gold: [25, 3, 3] },
  { type: 'ended', reason: 'rounds', winners: [0, 1], gold: [9, 9, 3] },
];

const WHY: Readonly<Record<Refusal['code'], true>> = {
  notInBook: true,
  yourself: true,
  noSuchWizard: true,
  notPoorer: true,
};
const isWhy = (code: string): code is Refusal['code'] => code in WHY;

const HEBREW = /[א-ת]/;
const written = { he: HEBREW, en: /[a-z]/i };

chapter('words', () => {
  it.each(LANGS)('has them for every event, refusal and ending (%s)', (lang) => {
    const view = rockPaperWizard.view(matchOf(3), 0);
    const sentences = [
      ...EVENTS.map((event) => describe(event, wordsIn(lang))?.text ?? ''),
      ...Object.keys(WHY)
        .filter(isWhy)
        .map((code) => refusal({ code }, lang)),
      ...(['goal', 'rounds'] as const).map((reason) => ending(reason, wordsIn(lang), view)),
    ];
    for (const sentence of sentences) {
      expect(sentence).toMatch(written[lang]);
      expect(sentence).not.toMatch(/undefined|NaN|null/);
    }
    expect(HEBREW.test(sentences.join())).toBe(lang === 'he');
  });

  it('R2: reads the reveal in turn order, as one message', () => {
    const { events } = roundOf(matchOf(3), 'fireball 1', 'passwall 2', 'charmPerson 0');
    const cast = events.find(({ type }) => type === 'cast');
    expect(cast && describe(cast, wordsIn('en', null))?.text).toBe(
      'Dana: Fireball at Amir; Amir: Passwall at Noa; Noa: Charm Person at Dana.',
    );
    expect(cast && describe(cast, wordsIn('he', null))?.text).toContain('Dana: כדור אש על Amir;');
  });

  it('says when a way was cut short, and why nothing came of a step', () => {
    expect(describe(MOVED, wordsIn('en'))?.text).toBe(
      'Amir: push 5, only 3 spaces left to the exit.',
    );
    expect(describe(MOVED, wordsIn('he'))?.text).toBe('Amir: דחיפה 5, רק 3 צעדים עד היציאה.');
    expect(describe({ type: 'nothing', seat: 1, why: 'acted' }, wordsIn('en'))?.text).toContain(
      'has cast already',
    );
  });

  it.each([
    ['R14', { type: 'cancelled', seat: 0, surge: false, by: 1 }, 'הקסם של Dana בוטל.'],
    ['R15', { type: 'learned', spell: 'iceStorm' }, 'נוסף לספר: סופת קרח.'],
    [
      'R16',
      { type: 'bounced', spell: 'chainLightning' },
      'לא נוסף לספר: שרשרת ברקים (הקלף האדום השלישי).',
    ],
    ['R18', { type: 'round', round: 2, first: 1 }, 'סיבוב 2. פותחים: Amir.'],
    ['R19', { type: 'ready', seat: 1 }, 'Amir: מוכנים.'],
  ] as const)('%s: speaks Hebrew as it is spoken', (_, event, line) => {
    expect(describe(event, wordsIn('he'))?.text).toBe(line);
  });

  it('R14, R17: has the words of the box: spells, their book, the chant; and who is ready is ready', async () => {
    const course = (await import('./course/texts.ts')).TEXTS.he;
    const { sectionsIn } = await import('./rules/rules.tsx');
    const said = JSON.stringify([
      he,
      Object.values(he.event).map(String),
      course,
      sectionsIn('he'),
    ]);
    expect(said).not.toMatch(/כישו/);
    expect(he.board.book).toContain('ספר הקסמים');
    expect(he.bar.counting).toContain('מכות ברק עד לשמיים');
    expect(he.board.ready).toBe('מוכנים');
  });

  it('tells one’s own readiness once, as the choice that it is', () => {
    expect(describe({ type: 'ready', seat: 0 }, wordsIn('en', 0))).toBeNull();
    expect(sounds({ type: 'ready', seat: 0 }, 0)).toEqual([]);
    expect(sounds({ type: 'ready', seat: 0 }, 1)).toEqual(['tick']);
  });
});

chapter('facts', () => {
  it('name the hardest blow last, and fill up with who was nearest most and how long it was', () => {
    const scored = { type: 'scored', nearest: [2], second: [], gold: [] } as const;
    const clash = { type: 'clashed', seats: [0, 1], spell: 'fear' } as const;
    const told = facts([clash, TURN, MOVED, scored, scored], wordsIn('en'));
    expect(told.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Nearest to the hoard most often: Noa, 2 times',
      'Length of the match: 2 rounds, one wild surge',
      'Blow of the match: Fireball by Dana on Amir: 3 spaces back',
    ]);
  });

  it('name everybody’s target, and last of all whose spell came home', () => {
    const at = (seat: number, target: number) => ({ seat, target, spell: 'fear' }) as const;
    const cast = { type: 'cast', round: 1, choices: [at(0, 2), at(1, 2), at(2, 1)] } as const;
    const home = { ...TURN, seat: 1, target: 1 } as const;
    const told = facts([cast, home], wordsIn('en'));
    expect(told.map(({ text }) => text)).toEqual([
      '0 rounds, 0 wild surges',
      'Noa, 2 times',
      'Amir: once at themselves',
    ]);
  });

  it('invent nothing where nothing happened', () => {
    expect(facts([], wordsIn('en')).map(({ text }) => text)).toEqual(['0 rounds, 0 wild surges']);
  });
});
