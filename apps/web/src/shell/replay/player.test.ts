import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, pauseOf, played, playerAt } from './player.ts';

const after = (count: number, ...acts: readonly Act[]) => acts.reduce(played, playerAt(count, 5));

describe('the player of a replay', () => {
  it('goes a step on with motion, and back or elsewhere with a cut', () => {
    expect(after(2, { do: 'next' })).toMatchObject({ count: 3, came: 'byHand' });
    expect(after(2, { do: 'previous' })).toMatchObject({ count: 1, came: 'cut' });
    expect(after(2, { do: 'to', count: 3 })).toMatchObject({ count: 3, came: 'cut' });
  });

  it('runs on until the end, and then begins anew', () => {
    const near = after(3, { do: 'toggle' }, { do: 'tick' });
    expect(near).toMatchObject({ count: 4, playing: true, came: 'byItself' });
    const end = played(near, { do: 'tick' });
    expect(end).toMatchObject({ count: 5, playing: false });
    expect(played(end, { do: 'toggle' })).toMatchObject({ count: 0, playing: true });
  });

  it('is stopped by a hand', () => {
    for (const act of [{ do: 'next' }, { do: 'previous' }, { do: 'to', count: 1 }] as const) {
      expect(after(2, { do: 'toggle' }, act).playing).toBe(false);
    }
  });

  it('has three speeds, and never hurries a motion away', () => {
    const fast = after(0, { do: 'faster' }, { do: 'faster' }, { do: 'faster' });
    expect([fast.speed, pauseOf(fast, 1_200), pauseOf(fast, 400)]).toEqual([4, 300, 300]);
    expect(played(fast, { do: 'turnSpeed' }).speed).toBe(1);
    expect(after(0, { do: 'slower' }).speed).toBe(1);
    expect(pauseOf(after(0), 1_200)).toBe(1_200);
  });

  it('never leaves the match, whatever is done', () => {
    const act: fc.Arbitrary<Act> = fc.oneof(
      fc.record({ do: fc.constantFrom('next', 'previous', 'tick', 'toggle', 'turnSpeed') }),
      fc.record({ do: fc.constant('to'), count: fc.maxSafeInteger() }),
    );
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.nat(9), fc.array(act), (from, last, acts) => {
        const { count } = acts.reduce(played, playerAt(from, last));
        expect(count >= 0 && count <= last).toBe(true);
      }),
    );
  });
});
