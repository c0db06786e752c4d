/** A match as a record: its setup and the list of its inputs. Everything else is derived. */
import type { Seat } from './game.ts';
import { type Fairness, fairRandom } from './random.ts';
import type {
  Json,
  JsonObject,
  Played,
  Table,
  TableState,
  TableTold,
  TableTypes,
} from './table.ts';

/** An answer taken back by whoever sits there: what stood after the first `to` inputs stands again, and the count goes on. */
export interface TakenBack {
  readonly kind: 'takeBack';
  readonly seat: Seat;
  readonly to: number;
  /** Somebody may have learned something since. */
  readonly taught?: true;
}

/** Inputs that drew from one secret. */
export interface Stretch {
  readonly fairness: Omit<Fairness, 'count'>;
  /** As the log holds them, keys included, so that a record passes the same guard as play does. */
  readonly inputs: readonly (Played | TakenBack)[];
  /** Before the first of them all that was hidden was dealt anew, from this stretch's secret. */
  readonly redealt?: true;
}

export interface Replay extends Stretch {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: JsonObject;
  readonly own: readonly Json[];
  readonly kept: Json;
  /** Where the room drew the seats: for each the place, before, of who sits there; nonces stand as drawn. */
  readonly drawn?: readonly number[];
  /** Of a match that went on from another's middle: what was played there, in order. */
  readonly before?: readonly Stretch[];
}

/** What stands after the setup (count 0) and after each input (count from 1). */
export interface Step {
  readonly count: number;
  readonly state: TableState;
  readonly told: readonly TableTold[];
}

/** Where a record stops fitting its game: another game or version, or a refused input. */
export type ReplayFault =
  | { readonly code: 'otherGame' }
  | { readonly code: 'refused'; readonly count: number; readonly why: TableTypes['refusal'] };

/** All that was played in a match, in order: before it went its own way, and after. */
export function stretchesOf({ before = [], ...last }: Replay): readonly Stretch[] {
  return [...before, stretchOf(last, last.inputs)];
}

function stretchOf({ fairness, redealt }: Stretch, inputs: Stretch['inputs']): Stretch {
  return { fairness, inputs, ...(redealt && { redealt }) };
}

/** The first `count` inputs of a record, from the same setup; all of it when it has no more. */
export function firstInputs(record: Replay, count: number): Replay {
  let left = count;
  const stretches = stretchesOf(record).flatMap((stretch, place) => {
    const wanted = left;
    const inputs = stretch.inputs.slice(0, Math.max(0, wanted));
    left -= stretch.inputs.length;
    // the setup draws from the first, and a redeal from its own, even when nothing was played there
    const draws = place === 0 || (stretch.redealt === true && wanted >= 0);
    return draws || inputs.length > 0 ? [stretchOf(stretch, inputs)] : [];
  });
  const { redealt: _redealt, ...rest } = record;
  return { ...rest, ...stretches.at(-1), before: stretches.slice(0, -1) };
}

/** The state and what is told at the start of a recorded match. */
export function opening(table: Table, record: Omit<Replay, 'inputs'>): Step {
  const { fairness } = record.before?.[0] ?? record;
  const random = fairRandom({ ...fairness, count: 0 });
  const { seats, options, own, kept } = record;
  return { count: 0, ...table.setup({ seats, options, own, kept, random }) };
}

type NextStep =
  | { readonly ok: true; readonly step: Step }
  | { readonly ok: false; readonly fault: ReplayFault };

/** The step after another, or the refusal of the table. */
export function nextStep(
  table: Table,
  fairness: Replay['fairness'],
  { count, state }: Pick<Step, 'count' | 'state'>,
  input: Played,
): NextStep {
  const next = count + 1;
  const verdict = table.apply(state, input, fairRandom({ ...fairness, count: next }));
  return verdict.ok
    ? { ok: true, step: { count: next, state: verdict.state, told: verdict.told } }
    : { ok: false, fault: { code: 'refused', count: next, why: verdict.why } };
}

/**
 * Folds a record, giving each step; ends with what stopped it, or null when all inputs were taken. A
 * redeal belongs to the step that it follows: what stands there is what was dealt anew.
 */
export function* replay(table: Table, record: Replay): Generator<Step, ReplayFault | null> {
  if (record.game !== table.id || record.version !== table.version) return { code: 'otherGame' };
  let step = opening(table, record);
  const past: TableState[] = [];
  for (const { fairness, inputs, redealt } of stretchesOf(record)) {
    if (redealt) step = dealtAnew(table, record, fairness, step);
    for (const input of inputs) {
      yield step;
      past.push(step.state);
      const next =
        input.kind === 'takeBack' ? wentBack(past, input) : nextStep(table, fairness, step, input);
      if (!next.ok) return next.fault;
      step = next.step;
    }
  }
  yield step;
  return null;
}

/** The step of a take-back: nothing is drawn, and the rules are not asked. */
function wentBack(past: readonly TableState[], { to }: TakenBack): NextStep {
  const [count, state] = [past.length, past[to]];
  return state === undefined
    ? { ok: false, fault: { code: 'refused', count, why: { code: 'stale' } } }
    : { ok: true, step: { count, state, told: [] } };
}

function dealtAnew(table: Table, { own }: Replay, fairness: Replay['fairness'], step: Step): Step {
  const random = fairRandom({ ...fairness, count: step.count });
  return { ...step, state: table.redeal?.(step.state, own, random) ?? step.state };
}

/** Where a record leads, with all that is told on the way; null when it does not fit its game. */
export function replayed(table: Table, record: Replay): Step | null {
  const run = replay(table, record);
  const told: TableTold[] = [];
  let last: Step | null = null;
  for (;;) {
    const next = run.next();
    if (next.done) return next.value === null && last ? { ...last, told } : null;
    last = next.value;
    told.push(...last.told);
  }
}
