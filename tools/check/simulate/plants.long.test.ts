import { describe, expect, it } from 'vitest';
import { SEED } from '../../../apps/server/src/testing/seed.ts';
import { playEvening } from './evening.ts';
import { foundAt } from './finding.ts';
import { PLANTS } from './plants.ts';

const WITHIN = 250;
const EVENINGS = 60;

describe('what is built in on purpose', () => {
  it.each(PLANTS)(`is found within ${WITHIN} evenings: $name`, async (plant) => {
    expect(await foundAt(plant, SEED, WITHIN)).not.toBeNull();
  });
});

it(`${EVENINGS} evenings break no law, from seed ${SEED} on`, async () => {
  for (let seed = SEED; seed < SEED + EVENINGS; seed += 1) {
    expect({ seed, found: (await playEvening({ seed })).found }).toEqual({ seed, found: [] });
  }
});
