import { describe, expect, it } from 'vitest';
import type { SpellId } from './chapters/spells.ts';
import { rockPaperWizard } from './game.ts';
import { type Facts, match, only, round, written } from './testing/fixtures.ts';

const BOOK: readonly SpellId[] = ['fear', 'polymorph', 'passwall', 'feeblemind'];
/** Nobody moves: each casts Polymorph at one with the same gold. */
const still = (facts: Facts) =>
  round(
    match({ book: BOOK, ...facts }),
    'polymorph 1',
    'polymorph 2',
    'polymorph 3',
    'polymorph 0',
  );
const EVEN = '20 20 20 20';

describe('scoring', () => {
  it.each([
    { at: '5 3 6 6', nearest: [2, 3], second: [0], gold: [8, 5, 10, 10] },
    { at: '4 4 4 7', nearest: [3], second: [0, 1, 2], gold: [8, 8, 8, 10] },
    { at: '0 10 3 2', nearest: [1], second: [2], gold: [5, 10, 8, 5] },
  ])('[RW-5.1] at $at, $nearest take 5 and $second 3', ({ at, nearest, second, gold }) => {
    const { events } = still({ at: `${at} | 5 5 5 5` });
    expect(only(events, 'scored')).toEqual([{ type: 'scored', nearest, second, gold }]);
  });

  it('[RW-5.2] all on one space: 5 each, nobody second', () => {
    const { events } = still({ at: '6 6 6 6 | 5 5 5 5' });
    expect(only(events, 'scored')[0]).toMatchObject({
      nearest: [0, 1, 2, 3],
      second: [],
      gold: [10, 10, 10, 10],
    });
  });
});

describe('the win check', () => {
  it('[RW-5.3] the only richest wins with the goal reached, and nothing is refreshed', () => {
    const { state, events } = still({ at: `9 5 5 4 | ${EVEN}` });
    expect(events.at(-1)).toEqual({
      type: 'ended',
      reason: 'goal',
      winners: [0],
      gold: [25, 23, 23, 20],
    });
    expect(rockPaperWizard.outcome(state)).toEqual({
      ranking: [[0], [1, 2], [3]],
      reason: 'goal',
      scores: [25, 23, 23, 20],
    });
    expect([rockPaperWizard.asks(state), rockPaperWizard.timers(state)]).toEqual([[], []]);
    expect(written(state)).toBe('9 5 5 4 | 25 23 23 20');
  });

  it('[RW-5.3] with several richest everybody plays on', () => {
    const { state, events } = still({ at: `9 9 5 4 | ${EVEN}` });
    expect(only(events, 'tied')).toEqual([{ type: 'tied', seats: [0, 1], gold: 25 }]);
    expect(state.open).toMatchObject({ ended: null, round: 2 });
  });

  it('[RW-5.3] without the goal nobody wins', () => {
    const { state, events } = still({ at: '9 5 5 4 | 19 19 19 19' });
    expect(state.open.ended).toBeNull();
    expect(only(events, 'tied')).toEqual([]);
  });

  it('[RW-8.1] a short match ends with 15', () => {
    const { state } = still({ at: '9 5 5 4 | 10 10 10 10', options: { goal: 15 } });
    expect(state.open.ended).toBe('goal');
  });

  it('[RW-5.7] after round 30 the richest win, also together', () => {
    const { state, events } = still({ at: '9 9 5 4 | 5 5 5 5', open: { round: 30 } });
    expect(events.at(-1)).toMatchObject({ type: 'ended', reason: 'rounds', winners: [0, 1] });
    expect(rockPaperWizard.outcome(state)?.ranking).toEqual([[0, 1], [2], [3]]);
    expect(still({ at: '9 9 5 4 | 5 5 5 5', open: { round: 29 } }).state.open.round).toBe(30);
  });
});
