import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evening } from './evening.ts';
import { sumUp, unseen } from './sums.ts';

const folder = mkdtempSync(join(tmpdir(), 'kesem-sums-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An evening that is not played; something is found in every fourth. */
const evening = (seed: number): Evening => ({
  seed,
  faults: [],
  found: seed % 4 === 0 ? ['something'] : [],
  commits: seed,
  answered: 2,
  restarts: 1,
  matches: 3,
  did: { move: 5 },
  trace: '',
});

/** Evenings of which one ends the run, as Ctrl-C does; and which were begun. */
function playing(endsAt: number | null) {
  const begun: number[] = [];
  const play = async (seed: number): Promise<Evening> => {
    begun.push(seed);
    if (seed === endsAt) throw new Error('ended');
    return evening(seed);
  };
  return { begun, play };
}

describe('the sums of a run', () => {
  it('are the same for a run that was ended in the middle and goes on', async () => {
    const run = { seed: 7, evenings: 9 };
    const whole = await sumUp({ ...run, file: undefined }, playing(null).play);
    const file = join(folder, 'ended.json');
    await expect(sumUp({ ...run, file }, playing(11).play)).rejects.toThrow('ended');
    const { begun, play } = playing(null);
    expect(await sumUp({ ...run, file }, play)).toEqual(whole);
    expect(begun).toEqual([11, 12, 13, 14, 15]);
    expect(whole).toMatchObject({ evenings: 9, answered: 18, did: { move: 45 }, found: [8, 12] });
  });

  it('grow when more evenings are asked for, and know what was played', async () => {
    const file = join(folder, 'more.json');
    await sumUp({ seed: 1, evenings: 2, file }, playing(null).play);
    const { begun, play } = playing(null);
    expect((await sumUp({ seed: 1, evenings: 3, file }, play)).evenings).toBe(3);
    expect(begun).toEqual([3]);
  });

  it('of another seed are not gone on with', async () => {
    const file = join(folder, 'other.json');
    await sumUp({ seed: 1, evenings: 1, file }, playing(null).play);
    await expect(sumUp({ seed: 2, evenings: 3, file }, playing(null).play)).rejects.toThrow(
      '--seed 1',
    );
  });
});

it('whatever no evening has seen is named', () => {
  const all = Object.fromEntries(unseen({ did: {} }).map((word) => [word, 1]));
  expect(Object.keys(all)).toEqual(expect.arrayContaining(['seatOptions', 'resume', 'fault full']));
  expect(unseen({ did: all })).toEqual([]);
  expect(unseen({ did: { ...all, seatOptions: 0, resume: 2 } })).toEqual(['seatOptions']);
});
