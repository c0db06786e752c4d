/** Playing a record through its rules, with whatever randomness, and noting all that they draw. */
import type { Random } from '@kesem/engine/core/random';
import type { Replay, Stretch, TakenBack } from '@kesem/engine/core/replay';
import type { Table, TableOutcome, TableState } from '@kesem/engine/core/table';

/** One thing that the rules drew. */
export interface Draw {
  /** In which step: 0 is the setup, 1 the first accepted input. */
  readonly input: number;
  readonly purpose: string;
  /** Of a redeal: the place of the stretch that begins with it, whose secret it draws from. */
  readonly stretch?: number;
  /** How many numbers this stream had given before. */
  readonly counter: number;
  readonly kind: 'int' | 'pick' | 'shuffle';
  /** Out of how many. */
  readonly of: number;
  /** A number from 0 on, or for a shuffle the old places in their new order. */
  readonly got: number | readonly number[];
}

/** Where an input's randomness comes from. */
export type Source = (fairness: Replay['fairness'], input: number) => Random;

export interface Run {
  readonly draws: readonly Draw[];
  /** Null where the match did not end, or stopped. */
  readonly outcome: TableOutcome | null;
  /** The input that the rules would not take, with their code; 'fault' where they failed. */
  readonly stopped: { readonly input: number; readonly code: string } | null;
}

/** Plays a record as far as the rules go along. */
export function run(table: Table, record: Replay, source: Source): Run {
  const draws: Draw[] = [];
  const random = (fairness: Replay['fairness'], where: Where): Random =>
    noting(source(fairness, where.input), where, (draw) => draws.push(draw));
  return { draws, ...played(table, record, random) };
}

type Where = Pick<Draw, 'input' | 'stretch'>;

/** All that was played, in order: where it began in another match, and then in this one. */
export function stretchesIn({ before = [], ...last }: Replay): readonly Stretch[] {
  return [...before, last];
}

/**
 * What the randomness of a draw was made from; null for an input that the record does not have, and
 * for a redeal where it has none.
 */
export function fairnessOf(record: Replay, { input, stretch }: Where): Replay['fairness'] | null {
  let last = 0;
  for (const [place, { fairness, inputs, redealt }] of stretchesIn(record).entries()) {
    if (stretch === place) return redealt && input === last ? fairness : null;
    last += inputs.length;
    if (stretch === undefined && input <= last) return fairness;
  }
  return null;
}

function played(
  table: Table,
  record: Replay,
  random: (fairness: Replay['fairness'], where: Where) => Random,
): Omit<Run, 'draws'> {
  const { seats, options, own, kept } = record;
  let input = 0;
  try {
    const start = { seats, options, own, kept, random: random(firstOf(record), { input }) };
    let { state } = table.setup(start);
    const past: TableState[] = [];
    for (const [stretch, { fairness, inputs, redealt }] of stretchesIn(record).entries()) {
      if (redealt && table.redeal) {
        state = table.redeal(state, own, random(fairness, { input, stretch }));
      }
      for (const one of inputs) {
        input += 1;
        past.push(state);
        const next =
          one.kind === 'takeBack'
            ? wentBack(past, one)
            : table.apply(state, one, random(fairness, { input }));
        if (!next.ok) return stopped(input, next.why.code);
        state = next.state;
      }
    }
    return { outcome: table.outcome(state), stopped: null };
  } catch {
    return stopped(input, 'fault');
  }
}

/** What stands after a take-back: nothing is drawn, and the rules are not asked. */
function wentBack(past: readonly TableState[], { to }: TakenBack): Went {
  const state = past[to];
  return state ? { ok: true, state } : { ok: false, why: { code: 'stale' } };
}

type Went =
  | { readonly ok: true; readonly state: TableState }
  | { readonly ok: false; readonly why: { readonly code: string } };

function stopped(input: number, code: string): Omit<Run, 'draws'> {
  return { outcome: null, stopped: { input, code } };
}

function firstOf({ before, fairness }: Replay): Replay['fairness'] {
  return before?.[0]?.fairness ?? fairness;
}

function noting(random: Random, where: Where, note: (draw: Draw) => void): Random {
  const given = new Map<string, number>();
  return (purpose) => {
    const stream = random(purpose);
    const write = (kind: Draw['kind'], of: number, got: Draw['got']): void => {
      const counter = given.get(purpose) ?? 0;
      given.set(purpose, counter + (kind === 'shuffle' ? of : 1));
      note({ ...where, purpose, counter, kind, of, got });
    };
    return {
      int: (n) => {
        const got = stream.int(n);
        write('int', n, got);
        return got;
      },
      pick: (xs) => {
        const { place, x } = stream.pick(placed(xs));
        write('pick', xs.length, place);
        return x;
      },
      shuffle: (xs) => {
        const mixed = stream.shuffle(placed(xs));
        const places = mixed.map(({ place }) => place);
        write('shuffle', xs.length, places);
        return mixed.map(({ x }) => x);
      },
    };
  };
}

function placed<X>(xs: readonly X[]): readonly { readonly place: number; readonly x: X }[] {
  return xs.map((x, place) => ({ place, x }));
}
