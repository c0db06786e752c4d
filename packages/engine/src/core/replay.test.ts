import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.ts';
import { nextStep, opening, type Replay, type ReplayFault, replay, type Step } from './replay.ts';
import { openTable, type Played } from './table.ts';
import { nextInput } from './testing/playout.ts';
import { toy } from './testing/toy.ts';

const table = openTable(toy);
const SETUP: Omit<Replay, 'inputs'> = {
  game: 'toy',
  version: 1,
  seats: 3,
  options: { rounds: 2, swift: false, beat: 900 },
  own: [],
  kept: [],
  fairness: { secret: '5a'.repeat(32), match: 'm', nonces: ['n'] },
};

function recorded(): { readonly record: Replay; readonly last: Step } {
  const stream = seededRandom('choices')('moves');
  const inputs: Played[] = [];
  let last = opening(table, SETUP);
  for (;;) {
    const manner = { patience: 'patient', whose: 'must' } as const;
    const input = table.outcome(last.state) ? null : nextInput(table, last.state, manner, stream);
    if (input === null) return { record: { ...SETUP, inputs }, last };
    const next = nextStep(table, SETUP.fairness, last, input);
    if (!next.ok) throw new Error(JSON.stringify(next.fault));
    inputs.push(input);
    last = next.step;
  }
}

function folded(record: Replay): {
  readonly steps: readonly Step[];
  readonly fault: ReplayFault | null;
} {
  const run = replay(table, record);
  const steps: Step[] = [];
  for (;;) {
    const next = run.next();
    if (next.done) return { steps, fault: next.value };
    steps.push(next.value);
  }
}

describe('a record', () => {
  it('leads to the state the match led to, one step an input, also after a way through JSON', () => {
    const { record, last } = recorded();
    const { steps, fault } = folded(JSON.parse(JSON.stringify(record)));
    expect(fault).toBeNull();
    expect(steps.map(({ count }) => count)).toEqual([
      ...record.inputs.keys(),
      record.inputs.length,
    ]);
    expect(steps.at(-1)).toEqual(last);
    expect(table.outcome(last.state)).not.toBeNull();
  });

  it('leads elsewhere with another secret', () => {
    const fairness = { ...SETUP.fairness, secret: 'a5'.repeat(32) };
    expect(opening(table, { ...SETUP, fairness })).not.toEqual(opening(table, SETUP));
  });

  it('stops at an input its game refuses', () => {
    const inputs: readonly Played[] = [
      { kind: 'timeout', timer: 'pick:1' },
      { kind: 'move', seat: 0, key: 'pick:1', move: { do: 'pick', slot: 0 } },
    ];
    const { steps, fault } = folded({ ...SETUP, inputs });
    expect(steps).toHaveLength(2);
    expect(fault).toEqual({ code: 'refused', count: 2, why: { code: 'stale' } });
  });

  it.each([{ game: 'chess' }, { version: 2 }])(
    'is not played by another game or version: %j',
    (other) => {
      const { steps, fault } = folded({ ...SETUP, ...other, inputs: [] });
      expect(steps).toEqual([]);
      expect(fault).toEqual({ code: 'otherGame' });
    },
  );
});
