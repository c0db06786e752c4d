import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { handAsked } from '../chapters/picks.ts';
import type { ShapesState } from '../state.ts';
import { letters, play, table } from '../testing/fixtures.ts';
import { habit } from './habit.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => `${seed}`);

/** Everything that a seat picks by habit, each once, as letters. */
const picks = (state: ShapesState, seat = 0): readonly string[] => {
  const picked = SEEDS.map((seed) => habit(state, seat, seededRandom(seed)('habit')));
  return [...new Set(picked.map((slot) => letters(handAsked(state, seat)[slot])))].toSorted();
};

describe('by habit', () => {
  const other = 'ts* cs sh *h';

  it.each([
    ['lays what is on most of its full cards', 'cth ct cs c*', ['c']],
    ['draws among those that are on as many', 'cth ct *t ch', ['c', 't']],
    ['lays what is on none rather than a joker', 'jhh ct cs *s', ['h']],
    ['lays a joker where there is nothing else', 'jj ct cs *s', ['j']],
  ])('a player %s', (_, hand, laid) => {
    expect(picks(table({ hands: [hand, other] }))).toEqual(laid);
  });

  it('a player shows what matches the row most, whatever is left in the hand', () => {
    const { state } = play(table({ hands: ['c** ct c* sh', other] }), 'c t');
    expect(picks(state)).toEqual(['ct']);
  });

  it('a player shows, of those that match alike, what goes with the hand', () => {
    const { state } = play(table({ hands: ['chh c* ch cs', other] }), 'c t');
    expect(picks(state)).toEqual(['ch']);
  });

  it('a player who is tied adds what is on the card that was shown', () => {
    const { state } = play(table({ hands: ['chs ct cs *h', 't*s cts cs *h'] }), 'c t ct cts');
    expect(state.pub.part).toBe('tie');
    // the one has shown ct and holds h and s, the other has shown cts and holds * and s
    expect(picks(state)).toEqual(['h', 's']);
    expect(picks(state, 1)).toEqual(['s']);
  });
});
