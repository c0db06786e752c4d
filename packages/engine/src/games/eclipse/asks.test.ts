import { describe, expect, it } from 'vitest';
import type { Task } from './chapters/tasks.ts';
import { eclipse } from './game.ts';
import type { Open } from './state.ts';
import { match } from './testing/fixtures.ts';

/** A match whose next question is this one. */
const asking = (task: Task, open: Partial<Open> = {}) =>
  match({ options: { time: 20 }, open: { agenda: [task, { do: 'close' }], ...open } });
const AT_ANY_TIME = [0, 1].map((seat) => ({
  seat,
  key: 'match',
  must: false,
  answers: ['prefs', 'concede'],
}));
const MATCH = { key: 'match', seat: null, ms: 1_200_000, whole: true };

describe('who is asked what, and how long they have', () => {
  it('[EC-3.2] [EC-11.5] whether to redraw: whoever has not answered, for 20 seconds', () => {
    const state = asking({ do: 'redraw' }, { turn: 0, ready: [true, false] });
    const ask = { key: 'redraw', answers: ['keep', 'redraw'] };
    expect(eclipse.asks(state)).toEqual([
      { ...ask, seat: 0, must: false },
      { ...ask, seat: 1, must: true },
      ...AT_ANY_TIME,
    ]);
    expect(eclipse.timers(state)).toEqual([{ key: 'redraw', seat: null, ms: 20_000 }]);
  });

  it('[EC-4.4] [EC-4.7] [EC-11.3] the main phase: the turn’s player must, the other one may', () => {
    const state = asking({ do: 'main', main: 4, free: 3 }, { active: 1 });
    expect(eclipse.asks(state)).toEqual([
      { seat: 1, key: 'main:4', must: true, answers: ['drop', 'cast', 'use', 'attack', 'end'] },
      { seat: 0, key: 'free:3', must: false, answers: ['cast', 'use'] },
      ...AT_ANY_TIME,
    ]);
    expect(eclipse.timers(state)).toEqual([MATCH, { key: 'turn:5', seat: 1, ms: 75_000 }]);
    const late = { ...state, open: { ...state.open, late: true } };
    expect(eclipse.timers(late)).toEqual([MATCH, { key: 'reserve:1', seat: 1, ms: 90_000 }]);
  });

  it('[EC-8.5] [EC-8.7] a window: both, for its seconds and one beat at least', () => {
    const state = asking({ do: 'window', kind: 'attack', n: 3 });
    const ask = { key: 'window:3', must: true, answers: ['cast', 'use', 'pass'], pace: [400, 850] };
    expect(eclipse.asks(state)).toEqual([{ ...ask, seat: 0 }, { ...ask, seat: 1 }, ...AT_ANY_TIME]);
    const window = { key: 'window:3', seat: null, ms: 15_000 };
    const beat = { key: 'beat:3', seat: null, ms: 900, hidden: true };
    expect(eclipse.timers(state)).toEqual([MATCH, window, beat]);
    expect(eclipse.timers({ ...state, beaten: true })).toEqual([MATCH, window]);
    const options = { ...state.open.options, window: 0 } as const;
    expect(eclipse.timers({ ...state, open: { ...state.open, options } })).toEqual([MATCH, beat]);
  });

  it.each<readonly [string, Task, readonly [0 | 1, string, string, number]]>([
    ['guards', { do: 'defend', n: 4 }, [1, 'guard:4', 'defend', 30_000]],
    ['a draw', { do: 'draw', n: 5, player: 1, creature: 1 }, [1, 'choice:5', 'answer', 20_000]],
    [
      'a dark revival',
      { do: 'claim', n: 6, player: 0, reviver: 1, card: 'orc', owner: 1 },
      [0, 'choice:6', 'answer', 20_000],
    ],
    ['a discard', { do: 'discard', n: 7, player: 0 }, [0, 'choice:7', 'discard', 20_000]],
  ])('[EC-11.5] %s: one of the two', (_, task, [seat, key, answer, ms]) => {
    const state = asking(task);
    expect(eclipse.asks(state)).toEqual([
      { seat, key, must: true, answers: [answer] },
      ...AT_ANY_TIME,
    ]);
    expect(eclipse.timers(state)).toEqual([MATCH, { key, seat, ms }]);
  });

  it('nobody but at any time, while what needs no answer is done', () => {
    expect(eclipse.asks(asking({ do: 'renewal' }))).toEqual(AT_ANY_TIME);
    expect(eclipse.timers(asking({ do: 'renewal' }))).toEqual([MATCH]);
  });

  it('[EC-1.3] nobody, and no clock, after the end', () => {
    const ended = { reason: 'lead', winner: 0 } as const;
    const over = asking({ do: 'main', main: 1, free: 1 }, { ended });
    expect([
      eclipse.asks(over),
      eclipse.timers(over),
      eclipse.moves(eclipse.view(over, 0)),
    ]).toEqual([[], [], []]);
  });

  it('[EC-11.1] the match’s clock stands still before the first turn and when it has fallen', () => {
    const main: Task = { do: 'main', main: 1, free: 1 };
    const keys = (open: Partial<Open>) => eclipse.timers(asking(main, open)).map(({ key }) => key);
    expect(keys({ turn: 0 })).toEqual(['turn:0']);
    expect(keys({ timeUp: true })).toEqual(['turn:5']);
    expect(eclipse.timers(match({ options: { time: 0 } }))).toEqual([]);
  });
});
