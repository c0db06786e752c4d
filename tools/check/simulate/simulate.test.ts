import { describe, expect, it } from 'vitest';
import { playEvening } from './evening.ts';
import { foundAt } from './finding.ts';
import { PLANTS } from './plants.ts';

/** Evenings with every kind of fault, and, from now on, those in which something was found. */
const CORPUS = [
  1, 6, 14, 15, 3003, 3034, 8009, 8111, 9123, 200_012, 2_000_632, 7_001_665, 28_992_499,
];
/** The same of houses of three nodes. */
const NODES_CORPUS = [3008, 3009, 3019];
/** Sixty others by `npm run test:long`, see plants.long.test.ts. */
const EVENINGS = 1;
/** The same each time: what lands must not hang on luck, and new seeds are hunted by `npm run simulate`. */
const FIRST = 2000;

describe('a simulated evening', () => {
  it('is the same for the same seed', async () => {
    const [once, again] = [await playEvening({ seed: FIRST }), await playEvening({ seed: FIRST })];
    expect(again.trace).toBe(once.trace);
    expect(once.commits).toBeGreaterThan(0);
  });

  it.each(CORPUS)('breaks no law: seed %i', async (seed) => {
    expect((await playEvening({ seed })).found).toEqual([]);
  });

  it(`breaks no law, ${EVENINGS} times from seed ${FIRST} on`, async () => {
    const seeds = Array.from({ length: EVENINGS }, (_, i) => FIRST + i);
    for (const seed of seeds)
      expect({ seed, found: (await playEvening({ seed })).found }).toEqual({ seed, found: [] });
  });

  it.each(NODES_CORPUS)('breaks no law in a house of three nodes: seed %i', async (seed) => {
    expect((await playEvening({ seed, nodes: 3 })).found).toEqual([]);
  });

  it.each([
    'nobody sees who looks on through another node',
    'a commit is acknowledged before it is durable',
    'what happens is told with a mark of all that is hidden',
  ])('is found out in which %s', async (name) => {
    const plant = PLANTS.find((one) => one.name === name);
    expect(plant && (await foundAt(plant, 1, 5))).not.toBeNull();
  });
});
