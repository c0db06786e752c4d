import type { ShapesEvent } from '@kesem/engine/games/shapes/event';
import { shapes } from '@kesem/engine/games/shapes/game';
import type { ShapesState } from '@kesem/engine/games/shapes/state';
import { play, table } from '@kesem/engine/games/shapes/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../i18n/lang.ts';
import { wordsIn } from '../testing/words.ts';
import { describe as line } from './describe.ts';
import { facts } from './ending/facts.ts';
import { type Situation, sentenceOf } from './sentence.ts';
import { sounds } from './sounds.ts';
import { frameWords } from './table/frameWords.ts';
import { matWords } from './table/stand.ts';
import { tableTopOf } from './table/tableTop.ts';
import { matchSeenBy } from './testing/matches.ts';
import { he } from './texts.he.ts';
import { framesOf } from './timeline.ts';

const START = table({ hands: ['csj ct *h cth', '*hh cs c* th'] });
const TIED = play(START, 'c * ct cs').state;

const at = (
  state: ShapesState,
  me: number | 'public',
  more: Partial<Situation> = {},
): Situation => ({
  view: shapes.view(state, me),
  words: wordsIn('en', typeof me === 'number' ? me : null),
  frame: null,
  chosen: null,
  pending: false,
  refusal: null,
  note: null,
  hints: true,
  ...more,
});

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);
  const steps = ['x', 'y'].flatMap((seed) => [...matchSeenBy(0, seed, 3)]);

  it('there is always a sentence, whatever happens', () => {
    for (const { before, after, events } of steps) {
      const now = { ...at(TIED, 0), view: after, words };
      expect(sentenceOf(now).say).not.toBe('');
      for (const frame of framesOf({ before, events, after }, 0)) {
        expect(frameWords(frame, words).say).not.toBe('');
      }
    }
  });

  it('every event is told, but what others draw and what goes back unnoticed', () => {
    const events = steps.flatMap((step) => step.events);
    const untold = events.filter((event) => line(event, words) === null);
    expect(untold.every(({ type }) => type === 'drew' || type === 'returned')).toBe(true);
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(8);
  });

  it('there is something to tell of every match', () => {
    const events = steps.flatMap((step) => step.events);
    expect(facts(events, words).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the sentence', () => {
  it('says what to do, and then for whom one waits', () => {
    expect(sentenceOf(at(START, 0)).say).toBe('Pick a base card');
    const { say, sub } = sentenceOf(at(play(START, 'c').state, 0));
    expect(say).toBe('Locked: circle');
    expect(sub).toContain('Waiting for Amir');
  });

  it('asks before it locks, and warns of a joker', () => {
    expect(sentenceOf(at(START, 0, { chosen: 0 })).say).toBe('Circle: lock it?');
    expect(sentenceOf(at(START, 0, { chosen: 2 })).sub).toBe('A joker is worth no shape');
  });

  it('tells those who watch who is picking', () => {
    const { say, sub } = sentenceOf(at(START, 'public'));
    expect([say, sub]).toEqual(['Everybody picks a base card', 'Waiting for Dana and Amir']);
  });

  it('explains the last joker only to whom it may matter', () => {
    expect(sentenceOf(at(TIED, 0)).sub).toContain('joker');
    expect(sentenceOf(at(TIED, 1)).sub).not.toContain('joker');
    expect(sentenceOf(at(START, 0)).sub).not.toContain('joker');
  });

  it('announces the last round, unless cards go back', () => {
    const last = line({ type: 'round', round: 7, last: true }, wordsIn('en'));
    expect(last?.text).toContain('the last, unless cards go back');
  });
});

describe('Hebrew', () => {
  const kept: ShapesEvent = { type: 'ended', reason: 'pile', jokers: [2, 0], scores: [3, 1] };
  const PLUS = '\u2066+4\u2069';

  it('R20: keeps a sign on the left of its number', () => {
    expect(line(kept, wordsIn('he'))?.text).toContain(`Dana ${PLUS}`);
    expect(facts([kept], wordsIn('he')).at(-1)?.text).toContain(`Dana ${PLUS}`);
    expect(he.frame.jokerPrizes('Dana', 4)).toContain(PLUS);
  });

  it('F9: says for whom a last joker settled a round', () => {
    expect(he.fact.joker('Dana').text).toBe('הכריע סיבוב לטובת Dana');
  });

  it('F8: who has picked is ready', () => {
    expect(line({ type: 'picked', seat: 1 }, wordsIn('he'))?.text).toBe('Amir: מוכנים.');
  });
});

describe('accessibility', () => {
  it('that somebody has locked is said once, however often they change their mind', () => {
    const start = table({ hands: ['cts ct *h cth', '*hj c* th cs'] });
    const once = play(start, 'c');
    const again = shapes.apply(
      once.state,
      { kind: 'move', seat: 0, move: { do: 'pick', slot: 1 } },
      () => {
        throw new Error('nothing is random here');
      },
    );
    expect(once.events.map((event) => line(event, wordsIn('en'))?.text)).toEqual([
      'Dana has picked.',
    ]);
    expect(again).toMatchObject({ ok: true, told: [] });
  });

  it('those who take part in a tie-break are named, in the log, the bar and on the mats', () => {
    const words = wordsIn('he', null);
    const three = table({ hands: ['csj ct *h cth', '*hh c* th cs', 'ttt *h th cs'] });
    const { state, events } = play(three, 'c * t ct c* *h');
    const tied = events.find(({ type }) => type === 'tied');
    expect(tied && line(tied, words)?.text).toBe('שובר שוויון בין Dana ו־Amir, 2 מתוך 3 לכל אחד.');
    expect(sentenceOf({ ...at(state, 2), words }).say).toContain('Dana');
    const top = tableTopOf(shapes.view(state, 2));
    expect(matWords({ seat: 2, table: top, stand: 'rests' }, wordsIn('en'))).toContain(
      'out of the tie-break',
    );
  });
});

it('one’s own lock is heard as a press, another’s as paper', () => {
  expect(sounds({ type: 'picked', seat: 0 }, 0)).toEqual(['thunk']);
  expect(sounds({ type: 'picked', seat: 1 }, 0)).toEqual(['slide']);
});
