import { describe, expect, it } from 'vitest';
import { explain } from './chapters/explain.ts';
import { abalone } from './game.ts';
import { positionOf } from './state.ts';
import { accepted, answer, events, expiry, match, play } from './testing/fixtures.ts';

const OUT = 'c3d3';

describe('a time for each move', () => {
  it('[AB-9.1] no clock, no timer', () => {
    expect(abalone.timers(match())).toEqual([]);
  });

  it('[AB-9.1] starts anew each turn, for the player to move', () => {
    const state = match({ time: '20s' });
    expect(abalone.timers(state)).toEqual([{ key: 'move:1', seat: 0, ms: 20_000 }]);
    expect(abalone.timers(play(state, OUT))).toEqual([{ key: 'move:2', seat: 1, ms: 20_000 }]);
  });

  it('[AB-9.1] an offer does not restart it', () => {
    const state = accepted(answer(match({ time: '20s' }), 0, { do: 'offer' }));
    expect(abalone.timers(state)[0]?.key).toBe('move:1');
  });

  it('[AB-9.2] when it runs out, a legal move is made for the player', () => {
    const start = match({ time: '10s' });
    const told = expiry(start);
    const state = accepted(told);
    expect(events(told)[0]).toEqual({ type: 'timedOut', seat: 0, run: 1, all: 1 });
    expect(events(told)[1]).toMatchObject({ type: 'moved', seat: 0 });
    const { board, side } = positionOf(start);
    const { marbles, dir } = state.last ?? { marbles: [], dir: 'E' };
    expect(explain(board, side, marbles, dir)).toBeNull();
    expect(state).toMatchObject({
      ply: 1,
      expiries: [
        { run: 1, all: 1 },
        { run: 0, all: 0 },
      ],
    });
  });

  it('[AB-9.5] the move depends on nothing but the match so far', () => {
    expect(expiry(match({ time: '10s' }))).toEqual(expiry(match({ time: '10s' })));
    const copy = structuredClone(match({ time: '10s', start: 'domination' }));
    expect(expiry(copy)).toEqual(expiry(match({ time: '10s', start: 'domination' })));
  });

  it('[AB-9.2] the third time in a row loses, with no move made', () => {
    let state = match({ time: '10s' });
    for (const _ of [1, 2, 3, 4]) state = accepted(expiry(state));
    const told = expiry(state);
    expect(events(told)).toEqual([
      { type: 'timedOut', seat: 0, run: 3, all: 3 },
      { type: 'ended', reason: 'idle', winner: 1 },
    ]);
    expect(abalone.outcome(accepted(told))).toEqual({ ranking: [[1], [0]], reason: 'idle' });
    expect(abalone.timers(accepted(told))).toEqual([]);
  });

  it('[AB-9.2] a move by one’s own hand ends the row, but not the count of all', () => {
    const twice = match(
      { time: '10s' },
      {
        expiries: [
          { run: 2, all: 2 },
          { run: 2, all: 4 },
        ],
      },
    );
    const black = play(twice, OUT);
    expect(black.expiries).toEqual([
      { run: 0, all: 2 },
      { run: 2, all: 4 },
    ]);
    expect(play(black, 'g5f5').expiries[1]).toEqual({ run: 0, all: 4 });
  });

  it('[AB-9.2] the fifth time in all loses', () => {
    const state = match(
      { time: '10s' },
      {
        expiries: [
          { run: 0, all: 4 },
          { run: 0, all: 0 },
        ],
      },
    );
    expect(accepted(expiry(state)).ended).toEqual({ reason: 'idle', winner: 1 });
  });

  it('[AB-8.4] the move made for the player lapses the rival’s offer too', () => {
    const state = accepted(answer(match({ time: '10s' }), 1, { do: 'offer' }));
    expect(events(expiry(state)).map(({ type }) => type)).toEqual(['timedOut', 'moved', 'lapsed']);
  });
});

describe('a bank', () => {
  it('[AB-9.3] runs in its owner’s turns only, Black’s first, and grows by the increment', () => {
    const state = match({ time: '5m', increment: 3 });
    const bank = { ms: 300_000, increment: 3_000 };
    expect(abalone.timers(state)).toEqual([{ key: 'bank:0', seat: 0, ...bank }]);
    expect(abalone.timers(play(state, OUT))).toEqual([{ key: 'bank:1', seat: 1, ...bank }]);
  });

  it('[AB-9.4] loses when it is empty', () => {
    const told = expiry(play(match({ time: '3m' }), OUT));
    expect(events(told)).toEqual([{ type: 'ended', reason: 'time', winner: 0 }]);
  });
});
