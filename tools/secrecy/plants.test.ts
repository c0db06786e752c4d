/** The tool is only worth what it catches: each planted leak must turn it red. */
import { openTable } from '@kesem/engine/core/table';
import { TOY_TRIAL, toy } from '@kesem/engine/core/testing/toy';
import { describe, expect, it } from 'vitest';
import { emptyLedger, type Ledger } from './ledger.ts';
import { tryMatch } from './match.ts';
import { GAME_PLANTS, type Plant } from './plants.game.ts';
import { HOUSE_PLANTS } from './plants.house.ts';
import { serverOf } from './server.ts';

const PLANTS: readonly Plant[] = [...GAME_PLANTS, ...HOUSE_PLANTS];
/** Matches after which a leak counts as missed. */
const ENOUGH = 40;

/** Plays until a difference is found, or so many matches. */
async function tried(plant: Plant['plant'], matches = ENOUGH): Promise<Ledger> {
  const ledger = emptyLedger();
  const subject = { server: plant(serverOf(openTable(toy))), trial: TOY_TRIAL };
  for (let seed = 0; seed < matches && ledger.differences === 0; seed += 1) {
    await tryMatch(subject, seed, ledger);
  }
  return ledger;
}

describe('a planted leak', () => {
  it('is one of at least twenty', () => {
    expect(new Set(PLANTS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20);
  });

  it.each(PLANTS)('is found by $law: $name', async ({ law, plant }) => {
    const { shown } = await tried(plant);
    const found = shown.find((difference) => difference.law.startsWith(law));
    expect(found?.texts[0]).toBeTypeOf('string');
    expect(found?.texts[0]).not.toBe(found?.texts[1]);
  });
});

it('finds none where none is planted, and looks at every kind of viewer', async () => {
  const { differences, shown, unfinished, byViewer } = await tried((server) => server, 8);
  expect({ differences, shown, unfinished }).toEqual({ differences: 0, shown: [], unfinished: 0 });
  expect(Object.values(byViewer).filter(({ conclusive }) => conclusive === 0)).toEqual([]);
});
