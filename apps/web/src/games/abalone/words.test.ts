import type { AbaloneEvent, Reason } from '@kesem/engine/games/abalone/event';
import type { Refusal } from '@kesem/engine/games/abalone/refusal';
import { describe as chapter, expect, it } from 'vitest';
import { LANGS } from '../../i18n/lang.ts';
import { wordsIn } from '../testing/words.ts';
import { describe, ending, refusal } from './describe.ts';
import { facts } from './ending/facts.ts';
import { cell, cells, viewAt } from './testing/matches.ts';
import { en } from './texts.en.ts';
import { he } from './texts.he.ts';
import { motionOf } from './timeline.ts';

const PUSH: Extract<AbaloneEvent, { type: 'moved' }> = {
  type: 'moved',
  seat: 1,
  notation: 'e5e6',
  marbles: cells('e5', 'e6', 'e7'),
  dir: 'E',
  kind: 'sumito',
  pushed: cells('e8', 'e9'),
  lost: cell('e9'),
  score: [2, 3],
};

const EVENTS: readonly AbaloneEvent[] = [
  PUSH,
  { ...PUSH, kind: 'sideStep', dir: 'NE', pushed: [], lost: null },
  { type: 'offered', seat: 0 },
  { type: 'declined', seat: 1 },
  { type: 'lapsed', seat: 0 },
  { type: 'timedOut', seat: 0, run: 2, all: 3 },
  { type: 'ended', reason: 'marbles', winner: 0 },
  { type: 'ended', reason: 'agreed', winner: null },
];

const REASONS: Readonly<Record<Reason, true>> = {
  marbles: true,
  resigned: true,
  agreed: true,
  repetition: true,
  stalled: true,
  noMove: true,
  time: true,
  idle: true,
};

const WHY: readonly Refusal[] = [
  ...(['notYours', 'gap', 'offBoard', 'blocked', 'noSpace', 'sideStepPush'] as const).map(
    (code) => ({ code, cell: cell('c4') }),
  ),
  { code: 'equal', own: 2, theirs: 2 },
  { code: 'weaker', own: 1, theirs: 2 },
  { code: 'notInLine' },
  { code: 'fourth' },
  { code: 'tooMany' },
];

const HEBREW = /[\u05d0-\u05ea]/;
const written = { he: HEBREW, en: /[a-z]/i };

chapter('words', () => {
  it.each(LANGS)('has them for every event, refusal and ending (%s)', (lang) => {
    const view = viewAt(null, 0);
    const reasons = Object.keys(REASONS).filter((key): key is Reason => key in REASONS);
    const sentences = [
      ...EVENTS.map((event) => describe(event, wordsIn(lang)).text),
      ...WHY.map((why) => refusal(why, lang)),
      ...reasons.map((reason) => ending(reason, wordsIn(lang), view)),
    ];
    for (const sentence of sentences) {
      expect(sentence).toMatch(written[lang]);
      expect(sentence).not.toMatch(/undefined|NaN|null/);
    }
    expect(HEBREW.test(sentences.join())).toBe(lang === 'he');
  });

  it('speaks a sumito with its strengths, its fall and the score', () => {
    expect(describe(PUSH, wordsIn('en'))).toEqual({
      text: 'White: three marbles, e5 to e7, right. Sumito three against two. A black marble is pushed off. White 3, Black 2.',
      marked:
        'White: three marbles, right. Sumito three against two. A black marble is pushed off. White 3, Black 2.',
      code: 'e5e6',
      seat: 1,
    });
    expect(describe(PUSH, wordsIn('he')).text.replace(/[\u2066\u2069]/g, '')).toBe(
      'לבן: שלושה כדורים, e5 עד e7, ימינה. סומיטו שלושה נגד שניים. כדור שחור נהדף. לבן 3, שחור 2.',
    );
  });

  it.each(LANGS)('A15: names no cell where the board marks the marbles (%s)', (lang) => {
    const { text, marked } = describe(PUSH, wordsIn(lang));
    expect(text).toMatch(/e5/);
    expect(marked).not.toMatch(/[a-i]\d/);
  });

  it('tells directions as the reader sees the board, who plays or only watches', () => {
    expect(describe(PUSH, wordsIn('en', 1)).text).toContain('left');
    expect(describe(PUSH, { ...wordsIn('en', null), south: 1 }).text).toContain('left');
  });

  it('explains a push in the words of the rulebook', () => {
    expect(refusal({ code: 'equal', own: 2, theirs: 2 }, 'he')).toBe('שוויון כוחות 2 נגד 2');
    expect(refusal({ code: 'noSpace', cell: 0 }, 'he')).toBe('אין מקום פנוי מאחור');
  });

  it('has the same shape in both languages', () => {
    for (const key of Object.keys(en)) expect(he).toHaveProperty(key);
  });
});

chapter('facts', () => {
  it('count the moves and pushes and name the biggest and the first fall', () => {
    const small = { ...PUSH, seat: 0, marbles: cells('a1', 'a2'), pushed: cells('a3') } as const;
    const told = facts([{ ...small, lost: null }, PUSH, small], wordsIn('en'));
    expect(told.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Length of the match: 3 moves, 3 pushes',
      'First marble off: by Amir, in move 1',
      'Biggest push: Amir, 3 against 2',
    ]);
  });

  it('A2: say who pushed the first marble off, not whose it was', () => {
    const [, first] = facts([PUSH], wordsIn('he'));
    expect(first?.text).toBe('בידי Amir, במהלך 1');
  });

  it('invent nothing for a match without a push', () => {
    expect(facts([], wordsIn('en')).map(({ text }) => text)).toEqual(['0 moves, 0 pushes']);
  });

  it('A9: number moves as the list does, in pairs, and tell of a long calm', () => {
    const calm = { ...PUSH, kind: 'inLine', pushed: [], lost: null } as const;
    const told = facts([calm, calm, ...Array.from({ length: 8 }, () => calm), PUSH], wordsIn('en'));
    expect(told.map(({ text }) => text)).toEqual([
      'by Amir, in move 6',
      'Amir, 3 against 2',
      '10 moves in a row without a push, from move 1 on',
    ]);
  });
});

chapter('motion', () => {
  it('slides the line as one body, the pushed ones a little later, and lets the last fall', () => {
    const motion = motionOf({ id: 7, events: [PUSH] });
    expect(motion?.slides).toEqual([
      ...cells('e6', 'e7', 'e8').map((to) => ({ to, delay: 0 })),
      { to: cell('e9'), delay: 30 },
    ]);
    expect(motion?.fall).toEqual({ from: cell('e9'), delay: 60 });
  });

  it('is nothing after joining and for events without a move', () => {
    expect(motionOf({ id: 1, events: [] })).toBeNull();
    expect(motionOf({ id: 2, events: EVENTS.slice(2) })).toBeNull();
  });
});
