/** The tool is only worth what it catches: each planted leak must turn it red. */
import { env } from 'node:process';
import { openTable } from '@kesem/engine/core/table';
import { TOY_TRIAL, toy } from '@kesem/engine/core/testing/toy';
import { describe, expect, it } from 'vitest';
import { emptyLedger } from './ledger.ts';
import { tryMatch } from './match.ts';
import { GAME_PLANTS, type Plant } from './plants.game.ts';
import { HOUSE_PLANTS } from './plants.house.ts';
import { serverOf } from './server.ts';

const PLANTS: readonly Plant[] = [...GAME_PLANTS, ...HOUSE_PLANTS];
/** Every run tries one leak of three, and `npm run test:long` all of them. */
const TRIED = PLANTS.filter((_, n) => env['LONG'] === '1' || n % 3 === 0);
/** Matches after which a leak counts as missed. */
const ENOUGH = 40;

const subjectOf = (plant: Plant['plant']) => ({
  server: plant(serverOf(openTable(toy))),
  trial: TOY_TRIAL,
});

/** Plays until a law has found a difference, or matches enough. */
async function foundBy(law: string, plant: Plant['plant']) {
  for (let seed = 0; seed < ENOUGH; seed += 1) {
    const ledger = emptyLedger();
    await tryMatch(subjectOf(plant), seed, ledger);
    const found = ledger.shown.find((difference) => difference.law.startsWith(law));
    if (found) return found;
  }
  return null;
}

describe('a planted leak', () => {
  it('is one of at least twenty', () => {
    expect(new Set(PLANTS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20);
  });

  it.each(TRIED)('is found by $law: $name', async ({ law, plant }) => {
    const found = await foundBy(law, plant);
    expect(found?.texts[0]).toBeTypeOf('string');
    expect(found?.texts[0]).not.toBe(found?.texts[1]);
  });
});

it('finds none where none is planted, and looks at every kind of viewer', async () => {
  const ledger = emptyLedger();
  for (let seed = 0; seed < 8; seed += 1) {
    await tryMatch(
      subjectOf((server) => server),
      seed,
      ledger,
    );
  }
  const { differences, shown, unfinished, byViewer } = ledger;
  expect({ differences, shown, unfinished }).toEqual({ differences: 0, shown: [], unfinished: 0 });
  expect(Object.values(byViewer).filter(({ conclusive }) => conclusive === 0)).toEqual([]);
});
