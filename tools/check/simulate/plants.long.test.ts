import { describe, expect, it } from 'vitest';
import { playEvening } from './evening.ts';
import { foundAt } from './finding.ts';
import { PLANTS } from './plants.ts';

const WITHIN = 60;
const EVENINGS = 60;
/** The same each time: what lands must not hang on luck, and new seeds are hunted by `npm run simulate`. */
const FIRST = 3000;

describe('what is built in on purpose', () => {
  it.each(PLANTS)(`is found within ${WITHIN} evenings: $name`, async (plant) => {
    expect(await foundAt(plant, 1, WITHIN)).not.toBeNull();
  });
});

it(`${EVENINGS} evenings break no law, from seed ${FIRST} on`, async () => {
  for (let seed = FIRST; seed < FIRST + EVENINGS; seed += 1) {
    expect({ seed, found: (await playEvening({ seed })).found }).toEqual({ seed, found: [] });
  }
});

it('10 evenings of three nodes break no law, from seed 3000 on', async () => {
  for (let seed = FIRST; seed < FIRST + 10; seed += 1) {
    const { found } = await playEvening({ seed, nodes: 3 });
    expect({ seed, found }).toEqual({ seed, found: [] });
  }
});
