import { commitment, fairRandom, type Random } from '@kesem/engine/core/random';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derived, promiseOf } from './random.ts';

const fairness = fc.record({
  secret: fc.stringMatching(/^[0-9a-f]{64}$/),
  match: fc.string(),
  nonces: fc.array(fc.string(), { maxLength: 6 }),
});

/** What a stream gives to all three ways of asking, and to a second look at it. */
const drawnFrom = (random: Random, purpose: string) => [
  random(purpose).int(6),
  random(purpose).shuffle(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']),
  random('something else').int(1_000),
  random(purpose).pick(['x', 'y', 'z']),
  // of these, every fourth word is refused
  ...Array.from({ length: 20 }, () => random(purpose).int(3 * 2 ** 30)),
];

describe('randomness derived anew', () => {
  it('is what the match drew from', () => {
    fc.assert(
      fc.property(
        fairness,
        fc.nat(9_999),
        fc.string({ unit: 'binary' }),
        (fair, count, purpose) => {
          expect(drawnFrom(derived(fair, count), purpose)).toEqual(
            drawnFrom(fairRandom({ ...fair, count }), purpose),
          );
        },
      ),
    );
  });

  it('is promised by the hash that the room shows', () => {
    fc.assert(
      fc.property(fairness, (fair) => {
        expect(promiseOf(fair)).toBe(commitment(fair.match, fair.secret));
      }),
    );
  });
});
