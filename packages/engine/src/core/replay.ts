/** A match as a record: its setup and the list of its inputs. Everything else is derived. */
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

export interface Replay {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: JsonObject;
  readonly own: readonly Json[];
  readonly kept: Json;
  readonly fairness: Omit<Fairness, 'count'>;
  /** As the log holds them, keys included, so that a record passes the same guard as play does. */
  readonly inputs: readonly Played[];
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

/** The state and what is told at the start of a recorded match. */
export function opening(table: Table, record: Omit<Replay, 'inputs'>): Step {
  const random = fairRandom({ ...record.fairness, count: 0 });
  const { seats, options, own, kept } = record;
  return { count: 0, ...table.setup({ seats, options, own, kept, random }) };
}

/** The step after another, or the refusal of the table. */
export function nextStep(
  table: Table,
  fairness: Replay['fairness'],
  { count, state }: Pick<Step, 'count' | 'state'>,
  input: Played,
):
  | { readonly ok: true; readonly step: Step }
  | { readonly ok: false; readonly fault: ReplayFault } {
  const next = count + 1;
  const verdict = table.apply(state, input, fairRandom({ ...fairness, count: next }));
  return verdict.ok
    ? { ok: true, step: { count: next, state: verdict.state, told: verdict.told } }
    : { ok: false, fault: { code: 'refused', count: next, why: verdict.why } };
}

/** Folds a record, giving each step; ends with what stopped it, or null when all inputs were taken. */
export function* replay(table: Table, record: Replay): Generator<Step, ReplayFault | null> {
  if (record.game !== table.id || record.version !== table.version) return { code: 'otherGame' };
  let step = opening(table, record);
  yield step;
  for (const input of record.inputs) {
    const next = nextStep(table, record.fairness, step, input);
    if (!next.ok) return next.fault;
    step = next.step;
    yield step;
  }
  return null;
}
