import { LIMITS } from '@kesem/protocol/limits';
import { describe, expect, it } from 'vitest';
import { openReactionPace, type Pace, paced } from './reactionPace.ts';

const { reactionsWithinMs: WITHIN, reactionRestMs: REST } = LIMITS;

/** Which of some moments, in ms, one person's reactions are taken at. */
function taken(...moments: readonly number[]): readonly number[] {
  let pace: Pace = { times: [], restsUntil: 0 };
  return moments.filter((at) => {
    const next = paced(pace, at);
    pace = next ?? pace;
    return next !== null;
  });
}

describe('the pace of one person', () => {
  it('is three within six seconds, then a rest of four', () => {
    expect(taken(0, 1, 2, 3, REST + 1, REST + 2, REST + 3)).toEqual([0, 1, 2, REST + 2, REST + 3]);
  });

  it('forgets what is longer ago, and never tires whoever is slow', () => {
    const slow = Array.from({ length: 20 }, (_, n) => (n * WITHIN) / 2);
    expect(taken(...slow)).toEqual(slow);
  });

  it('does not lengthen a rest for what was tried in it', () => {
    expect(taken(0, 0, 0, REST - 1, REST)).toEqual([0, 0, 0, REST]);
  });

  it('is whole again after a rest', () => {
    expect(taken(0, 0, 0, REST, REST, REST, REST)).toEqual([0, 0, 0, REST, REST, REST]);
  });
});

/** The measures of a room, with a clock that is set by hand. */
function room() {
  let at = 1_000_000;
  const pace = openReactionPace(() => at);
  return {
    ...pace,
    pass: (ms: number) => {
      at += ms;
    },
  };
}

describe('the measures of a room', () => {
  it('tell how long a person rests, and hold nobody else back', () => {
    const { take, pass } = room();
    expect(take('ann', 'table')).toEqual({ rest: 0, isTold: true });
    take('ann', 'table');
    expect(take('ann', 'table')).toEqual({ rest: REST, isTold: true });
    expect(take('ann', 'table')).toBeNull();
    expect(take('ben', 'table')).toEqual({ rest: 0, isTold: true });
    pass(REST);
    expect(take('ann', 'table')).toEqual({ rest: 0, isTold: true });
  });

  it('tell four a second of a whole audience, and every one of whoever sits', () => {
    const { take, pass } = room();
    const crowd = Array.from({ length: 20 }, (_, n) => `watcher ${n}`);
    const told = () => crowd.map((one) => take(one, 'audience')?.isTold).filter(Boolean).length;
    expect(told()).toBe(LIMITS.audienceReactionsPerSecond);
    expect(take('ann', 'table')?.isTold).toBe(true);
    pass(999);
    expect(told()).toBe(0);
    pass(1);
    expect(told()).toBe(LIMITS.audienceReactionsPerSecond);
  });

  it('forget nobody who rests, however many react', () => {
    const { take } = room();
    for (let n = 0; n < 3; n += 1) take('ann', 'table');
    for (let n = 0; n < 2_000; n += 1) take(`watcher ${n}`, 'audience');
    expect(take('ann', 'table')).toBeNull();
  });
});
