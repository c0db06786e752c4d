import { expect, it } from 'vitest';
import { judged } from './judged.ts';

/** Some duels of each run; two hundred by `npm run windows -- --judge 200`. */
const DUELS = 10;
const FIRST = 1000;

it(`[EC-8.9] smart stops where a brute force finds a play of use, and nowhere else, in ${DUELS} duels`, () => {
  const found = judged(Array.from({ length: DUELS }, (_, at) => FIRST + at));
  expect({ useless: found.useless, missing: found.missing }).toEqual({ useless: [], missing: [] });
  expect(found.after).toBeGreaterThan(0);
  expect(found.after).toBeLessThan(found.before);
});
