import type { SpellEvent } from '@kesem/engine/games/spell-a-spell/events';
import { game, only, play, table, votes } from '@kesem/engine/games/spell-a-spell/fixtures';
import type { SpellState } from '@kesem/engine/games/spell-a-spell/state';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../i18n/lang.ts';
import { curseOf, glossOf } from './curse.ts';
import { describe as line } from './describe.ts';
import { reelOf } from './film.ts';
import { highlights } from './highlights.ts';
import { pictureOf } from './picture.ts';
import { type Situation, sentenceOf } from './sentence.ts';
import { sounds } from './sounds.ts';
import { matchSeenBy, wordsIn } from './testing/play.ts';

const START = table({ hands: ['כלבקוף', 'סוסנטר', 'דחליל'], pending: 'דג' });

const at = (
  state: SpellState,
  me: number | 'public',
  more: Partial<Situation> = {},
): Situation => ({
  view: game.view(state, me),
  words: wordsIn('en', typeof me === 'number' ? me : null),
  frame: null,
  status: { is: 'empty' },
  plan: null,
  pending: false,
  refusal: null,
  note: null,
  ...more,
});
const say = (...args: Parameters<typeof at>): string =>
  sentenceOf(at(...args)).say.replaceAll(/[\u2066-\u2069]/gu, '');
/** A table where words are translated. */
const LEARNING = game.view(table({ hands: ['כלב', 'סוס'], options: { gloss: true } }), 0);
const told = (event: SpellEvent | undefined): string =>
  (event && line(event, wordsIn('en'), LEARNING)?.text.replaceAll(/[\u2066-\u2069]/gu, '')) ?? '';

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);
  const steps = ['x', 'y'].flatMap((seed) => [...matchSeenBy(0, seed, 3)]);

  it('there is always a sentence, and something on the sheet, whatever happens', () => {
    for (const { before, after, events } of steps) {
      const now = { ...at(START, 0), view: after, words };
      expect(sentenceOf(now).say).not.toBe('');
      for (const frame of reelOf({ before, events, after, south: 0 })) {
        expect(sentenceOf({ ...now, frame }).say).not.toBe('');
        const { big, above, below } = curseOf(after, frame, frame.picture, words);
        expect(big + above + below).not.toBe('');
      }
      expect(curseOf(after, null, pictureOf(after), words).mood).toBeTruthy();
    }
  });

  it('every event is told, but what others draw', () => {
    const events = steps.flatMap((step) => step.events);
    const untold = events.filter((event) => line(event, words, LEARNING) === null);
    expect(untold.every(({ type }) => type === 'drew')).toBe(true);
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(9);
    expect(events.flatMap((event) => sounds(event, 0)).length).toBeGreaterThan(10);
  });

  it('there is something to tell of every match', () => {
    const events = steps.flatMap((step) => step.events);
    expect(highlights(events, words).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the sentence', () => {
  it('says what was cast and how long an answer must be', () => {
    expect(say(START, 0)).toBe('Noa turned you into דג');
    expect(sentenceOf(at(START, 0)).sub).toBe('2 letters or more, or a magic word');
  });

  it('names what giving up means before it is done', () => {
    expect(say(START, 0, { plan: { do: 'fail' } })).toBe('Turn into דג until your next turn?');
  });

  it('names whom one waits for', () => {
    expect(say(START, 1)).toBe('Dana is spelling');
    expect(say(START, 'public')).toBe('Dana is spelling');
  });

  it('tells of the vote who has answered, without how', () => {
    const asked = play(table({ hands: ['דחליל', 'סוס', 'קוף'] }), 'דחליל').state;
    const once = votes(asked, [1, 'refuse']).state;
    const { say: mine, sub } = sentenceOf(at(once, 2));
    expect(mine).toContain('דחליל');
    expect(sub).toBe('1 of 2 have answered');
    expect(say(once, 0)).toContain('The table decides');
  });

  it('puts a refusal before everything', () => {
    expect(say(START, 0, { refusal: { code: 'tooShort', need: 3 } })).toBe(
      'Too short: 3 letters or more',
    );
  });
});

describe('the log', () => {
  it('tells a cast with its length, its aim, and what the fogs stand for', () => {
    const { events } = play(table({ hands: ['חת*ל', 'סוס'] }), 'חתול');
    expect(told(only(events, 'cast')[0])).toBe('Dana: חתול (4) on Yossi. Fog: vav. That is: cat.');
  });

  it('tells the meaning only where the host wants it', () => {
    const { events, state } = play(table({ hands: ['קוף', 'סוס'] }), 'קוף');
    const [cast] = only(events, 'cast');
    expect(cast && line(cast, wordsIn('en'), game.view(state, 0))?.text).not.toContain('monkey');
    expect(told(cast)).toContain('monkey');
  });

  it('tells totals of a vote and no names', () => {
    const asked = play(table({ hands: ['דחליל', 'סוס', 'קוף'] }), 'דחליל').state;
    const { events } = votes(asked, [1, 'refuse'], [2, 'accept']);
    const [counted] = only(events, 'counted');
    expect(told(counted)).toBe('The vote on דחליל: 1 for, 1 against.');
  });

  it('tells what a snowball took only to those who may know', () => {
    const took: SpellEvent = { type: 'took', from: 1, to: 0, cards: ['ש'] };
    expect(told(took)).toBe('Dana takes from Yossi: shin.');
    expect(told({ ...took, cards: [null] })).toBe('Dana takes one card from Yossi.');
  });

  it('tells what somebody has become', () => {
    const { events } = play(START, 'fail');
    expect(told(only(events, 'failed')[0])).toBe('Dana is now דג, with one card more.');
  });
});

describe('the sheet', () => {
  it('shows the word with its final form, and its meaning only where the host wants it', () => {
    const glossy = (gloss: boolean) => {
      const start = table({ hands: ['קוף', 'סוסנטר'], options: { gloss } });
      const view = game.view(play(start, 'קוף').state, 0);
      const curse = curseOf(view, null, pictureOf(view), wordsIn('en'));
      return [curse.big, glossOf(view, curse)];
    };
    expect(glossy(true)).toEqual(['קוף', 'monkey']);
    expect(glossy(false)).toEqual(['קוף', null]);
  });
});

describe('what is worth telling', () => {
  it('is the longest word, and the strangest that was voted in', () => {
    const asked = play(table({ hands: ['גגגקוף', 'סוסנטר', 'כלב'] }), 'גגג');
    const voted = votes(asked.state, [1, 'accept'], [2, 'abstain']);
    const after = play(voted.state, 'סוס');
    const lines = highlights([...asked.events, ...voted.events, ...after.events], wordsIn('en'));
    expect(lines.join(' ').replaceAll(/[\u2066-\u2069]/gu, '')).toContain(
      'The strangest word that passed: גגג (Dana)',
    );
  });
});
