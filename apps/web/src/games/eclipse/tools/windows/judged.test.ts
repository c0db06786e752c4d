import { env } from 'node:process';
import { expect, it } from 'vitest';
import { judged, MOST } from './judged.ts';

/** Some duels of each run, more by `npm run test:long`; two hundred by `npm run windows -- --judge 200`. */
const DUELS = env['LONG'] === '1' ? 10 : 4;
const FIRST = 1000;

it(`[EC-8.9] smart stops where a brute force finds a play of use, and nowhere else, in ${DUELS} duels`, () => {
  const found = judged(Array.from({ length: DUELS }, (_, at) => FIRST + at));
  expect({ useless: found.useless, missing: found.missing }).toEqual({ useless: [], missing: [] });
  const { before, now, windows } = found;
  expect(now.smart).toBeGreaterThan(now.quiet);
  expect(now.smart).toBeLessThan(before);
  expect(now.full).toBe(windows);
  expect(found.perTheirTurn).toBeLessThanOrEqual(MOST);
});
