import { describe, expect, it } from 'vitest';
import { match } from './fixtures.ts';
import { ladderOf, oddsToBeat } from './odds.ts';
import { stonesOf } from './pieces.ts';

const DICE = [1, 2, 3, 4, 5, 6];
const THROWS = DICE.flatMap((one) => DICE.map((two) => one - two));

describe('the odds', () => {
  it.each([-7, -6, -5, -3, -1, 0, 1, 2, 5, 6])('that a die beats another by %i', (lead) => {
    const counted = THROWS.filter((by) => by >= lead).length / THROWS.length;
    expect(oddsToBeat(lead)).toBeCloseTo(counted, 12);
  });

  it('of a row of saving rolls: the first of seven falls for sure, the only one never', () => {
    const worths = (theirs: string) => {
      const { open } = match({ stones: ['lllllll', theirs] });
      return ladderOf(open, 0, stonesOf(open, 1).slice(0, 2));
    };
    const [none, one = 0, two = 0] = worths('ddddddd');
    expect(none).toBe(0);
    // from even to a lead of one: 1 + (1/7)²
    expect(one).toBeCloseTo(1 + 1 / 49, 9);
    // the second needs a six
    expect(two).toBeCloseTo(one / 6 + (5 / 6) * 2 * (1 + 4 / 49), 9);
    expect(worths('d')[1]).toBe(0);
  });
});
