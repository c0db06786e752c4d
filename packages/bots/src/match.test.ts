import { replay } from '@kesem/engine/core/replay';
import { openTable } from '@kesem/engine/core/table';
import { toy } from '@kesem/engine/core/testing/toy';
import { describe, expect, it } from 'vitest';
import { playMatch } from './match.ts';

const table = openTable(toy);
const pairing = {
  bots: ['random', 'easy', 'random'],
  options: { rounds: 2, swift: false, beat: 900 },
  seed: '1',
} as const;

describe('a match among bots', () => {
  it('comes to an outcome, and is the same again with the same seed', () => {
    const match = playMatch(table, pairing);
    expect(match.fault).toBeNull();
    expect(match.outcome?.ranking.flat().toSorted()).toEqual([0, 1, 2]);
    expect(playMatch(table, pairing)).toEqual(match);
    expect(playMatch(table, { ...pairing, seed: '2' }).record).not.toEqual(match.record);
  });

  it('leaves a record that leads to its end', () => {
    const { record } = playMatch(table, pairing);
    const steps = [...replay(table, record)];
    expect(steps).toHaveLength(record.inputs.length + 1);
    expect(table.outcome(steps.at(-1)!.state)).not.toBeNull();
  });

  it('answers each key once, and before the beat is over', () => {
    const { inputs } = playMatch(table, pairing).record;
    const keys = inputs.flatMap((input) =>
      input.kind === 'move' ? [`${input.seat} ${input.key}`] : [],
    );
    expect(new Set(keys).size).toBe(keys.length);
    const timers = inputs.flatMap((input) => (input.kind === 'timeout' ? [input.timer] : []));
    expect(timers.every((timer) => timer.startsWith('beat'))).toBe(true);
  });

  it.each([
    ['threw', openTable(toy, () => fail())],
    ['refused', openTable(toy, () => ({ do: 'pick', slot: 9 }) as const)],
    ['stuck', openTable({ ...toy, moves: () => [], timers: () => [] })],
  ])('that cannot go on is given up: %s', (code, broken) => {
    const match = playMatch(broken, pairing);
    expect(match.outcome).toBeNull();
    expect(match.fault?.code).toBe(code);
  });

  it('that does not end is given up: endless', () => {
    expect(playMatch(table, { ...pairing, longest: 3 }).fault?.code).toBe('endless');
  });
});

function fail(): never {
  throw new Error('planted');
}
