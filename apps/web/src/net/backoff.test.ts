import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delayBefore } from './backoff.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the wait before an attempt', () => {
  it('is 100 to 400 ms at first', () => {
    fc.assert(
      fc.property(chance, (random) => {
        const ms = delayBefore(0, random);
        expect(ms).toBeGreaterThanOrEqual(100);
        expect(ms).toBeLessThanOrEqual(400);
      }),
    );
  });

  it.each([
    [0, 0, 100],
    [0, 0.5, 250],
    [0, 1, 400],
    [1, 0, 350],
    [1, 0.5, 500],
    [1, 1, 650],
    [3, 0.5, 2000],
    [4, 0.5, 4000],
    [5, 0, 3500],
    [5, 0.5, 5000],
    [99, 0.5, 5000],
  ])('doubles from attempt to attempt: %d at chance %d is %d ms', (n, random, ms) => {
    expect(delayBefore(n, random)).toBe(ms);
  });

  it('grows, is spread, and never exceeds 5 s', () => {
    expect(delayBefore(3, 0)).toBeLessThan(delayBefore(3, 0.99));
    expect(delayBefore(20, 0)).toBeGreaterThan(3000);
    fc.assert(
      fc.property(fc.nat(100), chance, (n, random) => {
        expect(delayBefore(n, random)).toBeLessThanOrEqual(5000);
      }),
    );
  });
});
