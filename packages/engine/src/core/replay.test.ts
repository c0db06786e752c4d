import { describe, expect, it } from 'vitest';
import { fairRandom, seededRandom } from './random.ts';
import {
  firstInputs,
  nextStep,
  opening,
  type Replay,
  type ReplayFault,
  replay,
  replayed,
  type Step,
  type Stretch,
  stretchesOf,
} from './replay.ts';
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

/** Random answers from a step on, at most so many, drawing from one secret. */
function played(
  from: Step,
  fairness: Replay['fairness'],
  most = Infinity,
): { readonly inputs: readonly Played[]; readonly last: Step } {
  const stream = seededRandom('choices')('moves');
  const inputs: Played[] = [];
  let last = from;
  for (;;) {
    const manner = { patience: 'patient', whose: 'must' } as const;
    const over = table.outcome(last.state) !== null || inputs.length >= most;
    const input = over ? null : nextInput(table, last.state, manner, stream);
    if (input === null) return { inputs, last };
    const next = nextStep(table, fairness, last, input);
    if (!next.ok) throw new Error(JSON.stringify(next.fault));
    inputs.push(input);
    last = next.step;
  }
}

function recorded(): { readonly record: Replay; readonly last: Step } {
  const { inputs, last } = played(opening(table, SETUP), SETUP.fairness);
  return { record: { ...SETUP, inputs }, last };
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

describe('a record and all of it at once', () => {
  it('is the last step with everything that was told, from the setup on', () => {
    const { record, last } = recorded();
    const { steps } = folded(record);
    expect(replayed(table, record)).toEqual({ ...last, told: steps.flatMap(({ told }) => told) });
  });

  it('is nothing where an input is refused, or where it is another game', () => {
    const { record } = recorded();
    const stale: Played = { kind: 'timeout', timer: 'pick:1' };
    expect(replayed(table, { ...record, inputs: [...record.inputs, stale] })).toBeNull();
    expect(replayed(table, { ...record, game: 'chess' })).toBeNull();
  });
});

const secretly = (byte: string) => ({ ...SETUP.fairness, secret: byte.repeat(32) });
const SECOND = secretly('a5');
const THIRD = secretly('77');

describe('a record that went its own way', () => {
  // of two inputs, of one before which all that is hidden is dealt anew, and of two
  const first = played(opening(table, SETUP), SETUP.fairness, 2);
  const redealing = fairRandom({ ...SECOND, count: 2 });
  const dealt = table.redeal!(first.last.state, SETUP.own, redealing);
  const second = played({ ...first.last, state: dealt }, SECOND, 1);
  const third = played(second.last, THIRD, 2);
  const one: Stretch = { fairness: SETUP.fairness, inputs: first.inputs };
  const two: Stretch = { fairness: SECOND, inputs: second.inputs, redealt: true };
  const three: Stretch = { fairness: THIRD, inputs: third.inputs };
  const record: Replay = { ...SETUP, before: [one, two], ...three };

  it('has its stretches in the order in which they were played', () => {
    expect(stretchesOf(record)).toEqual([one, two, three]);
    expect(stretchesOf(recorded().record)).toHaveLength(1);
  });

  it('begins with the setup of its first stretch, and counts on', () => {
    const { steps, fault } = folded(record);
    expect(steps[0]).toEqual(opening(table, SETUP));
    expect(steps.map(({ count }) => count)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(fault).toBeNull();
  });

  it('has what was dealt anew in the step before, and draws from the secret of each stretch', () => {
    const { steps } = folded(record);
    expect(steps[2]).toEqual({ ...first.last, state: dealt });
    expect(dealt).not.toEqual(first.last.state);
    expect([steps[3], steps[5]]).toEqual([second.last, third.last]);
  });

  it('says which input was refused, counted from the setup', () => {
    const stale: Played = { kind: 'timeout', timer: 'pick:9' };
    const { fault } = folded({ ...record, inputs: [stale] });
    expect(fault).toEqual({ code: 'refused', count: 4, why: { code: 'stale' } });
  });

  it.each<[number, readonly Stretch[]]>([
    [0, [{ ...one, inputs: [] }]],
    [1, [{ ...one, inputs: one.inputs.slice(0, 1) }]],
    // what was dealt anew was dealt before anything was played there
    [2, [one, { ...two, inputs: [] }]],
    [3, [one, two]],
    [4, [one, two, { ...three, inputs: three.inputs.slice(0, 1) }]],
    [5, [one, two, three]],
    [9, [one, two, three]],
  ])('cut after %i inputs has the stretches that were begun', (count, stretches) => {
    const cut = firstInputs(record, count);
    expect(stretchesOf(cut)).toEqual(stretches);
    expect(cut).toMatchObject({ game: 'toy', version: 1, seats: 3 });
    expect(folded(cut)).toEqual({ steps: folded(record).steps.slice(0, count + 1), fault: null });
  });
});
