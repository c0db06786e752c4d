import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { openTable } from '../table.ts';
import { type Manner, nextInput, type PlayoutStep, playout, type Setting } from './playout.ts';
import { toy } from './toy.ts';

const table = openTable(toy);
const setting = (seed: string): Setting => ({
  seats: 3,
  options: { rounds: 2, swift: false, beat: 900 },
  own: [],
  kept: [],
  seed,
});
const PATIENT: Manner = { patience: 'patient', whose: 'must' };

function steps(manner: Manner, seeds: number): readonly PlayoutStep[] {
  return Array.from({ length: seeds }, (_, seed) => [
    ...playout(table, setting(`${seed}`), manner),
  ]).flat();
}

const timers = (all: readonly PlayoutStep[]): ReadonlySet<string> =>
  new Set(
    all.flatMap(({ input }) =>
      input?.kind === 'timeout' ? [input.timer.split(':')[0] ?? ''] : [],
    ),
  );
const dos = (all: readonly PlayoutStep[]): ReadonlySet<string> =>
  new Set(
    all.flatMap(({ input }) =>
      input?.kind === 'move' ? [JSON.stringify(input.move).slice(7, 11)] : [],
    ),
  );

describe('a play-out', () => {
  it('is the same again with the same seed', () => {
    expect(steps(PATIENT, 1)).toEqual(steps(PATIENT, 1));
  });

  it('lets only hidden timers fall while anybody asked has a move', () => {
    expect(timers(steps(PATIENT, 5))).toEqual(new Set(['beat']));
  });

  it('lets every timer fall when it is hasty', () => {
    expect(timers(steps({ ...PATIENT, patience: 'hasty' }, 5))).toEqual(
      new Set(['beat', 'pick', 'window']),
    );
  });

  it('does not resign unless open questions count too', () => {
    expect(dos(steps(PATIENT, 5))).not.toContain('conc');
    expect(dos(steps({ ...PATIENT, whose: 'open' }, 5))).toContain('conc');
  });

  it('lets a visible timer fall when nobody has a move, and is stuck without one', () => {
    const { state } = table.setup({ ...setting('x'), random: seededRandom('x') });
    const mute = openTable({ ...toy, moves: () => [] });
    const stream = seededRandom('x')('x');
    expect(nextInput(mute, state, PATIENT, stream)).toEqual({ kind: 'timeout', timer: 'pick:1' });
    const still = openTable({ ...toy, moves: () => [], timers: () => [] });
    expect(nextInput(still, state, PATIENT, stream)).toBeNull();
  });
});
