/** Whole matches played at random, without a server and without a clock. */
import type { Seat } from '../game.ts';
import { type Random, type Stream, seededRandom } from '../random.ts';
import type {
  Json,
  JsonObject,
  Played,
  Table,
  TableMove,
  TableState,
  TableTold,
} from '../table.ts';

/**
 * When clocks run out. 'patient': hidden timers first, visible ones only when nobody asked has a
 * move. 'mixed' and 'hasty': any listed timer may fall at any moment, seldom or every other time.
 */
export const PATIENCE = ['patient', 'mixed', 'hasty'] as const;
export type Patience = (typeof PATIENCE)[number];

/** A listed move together with the question it answers. */
export interface Answer {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly key: string;
  readonly move: TableMove;
}

/** Which questions count: those the table waits for, or all that are open. */
export type Whose = 'must' | 'open';

/** Every listed move of every asked seat, with the key it answers. */
export function answers(table: Table, state: TableState, whose: Whose): readonly Answer[] {
  return table
    .asks(state)
    .filter((ask) => ask.must || whose === 'open')
    .flatMap(({ seat, key, answers: dos }) =>
      table
        .moves(table.view(state, seat))
        .filter((move) => dos.includes(move.do))
        .map((move) => ({ kind: 'move', seat, key, move }) as const),
    );
}

export interface Manner {
  readonly patience: Patience;
  /** Usually only what is waited for: random play would otherwise end by resigning. */
  readonly whose: Whose;
}

/** The next input of a random match, or null when nobody asked has a move and no timer is listed. */
export function nextInput(
  table: Table,
  state: TableState,
  manner: Manner,
  stream: Stream,
): Played | null {
  const timers = table.timers(state);
  const first = timers.filter((timer) => fallsFirst(timer.hidden, manner.patience, stream));
  if (first.length > 0) return { kind: 'timeout', timer: stream.pick(first).key };
  const listed = answers(table, state, manner.whose);
  if (listed.length > 0) return stream.pick(listed);
  return timers.length > 0 ? { kind: 'timeout', timer: stream.pick(timers).key } : null;
}

function fallsFirst(hidden: true | undefined, patience: Patience, stream: Stream): boolean {
  if (patience === 'patient') return hidden === true;
  return stream.int(patience === 'mixed' ? 12 : 2) === 0;
}

export interface Setting {
  readonly seats: number;
  readonly options: JsonObject;
  readonly own: readonly Json[];
  readonly kept: Json;
  readonly seed: string;
}

/** One step of a play-out; `input` is null for the setup. */
export interface PlayoutStep {
  readonly count: number;
  readonly input: Played | null;
  readonly state: TableState;
  readonly told: readonly TableTold[];
}

/** The randomness of one input of a seeded match, the setup being 0; the same at every call. */
export function randomOf(setting: Setting, count: number): Random {
  return seededRandom(`${setting.seed}|${count}`);
}

/** Plays a match step by step until it has an outcome or nothing can go on; stop it by not asking. */
export function* playout(table: Table, setting: Setting, manner: Manner): Generator<PlayoutStep> {
  const stream = seededRandom(setting.seed)('play-out');
  const { seats, options, own, kept } = setting;
  const begun = table.setup({ seats, options, own, kept, random: randomOf(setting, 0) });
  let step: PlayoutStep = { count: 0, input: null, ...begun };
  yield step;
  while (table.outcome(step.state) === null) {
    const input = nextInput(table, step.state, manner, stream);
    if (input === null) return;
    const count = step.count + 1;
    const verdict = table.apply(step.state, input, randomOf(setting, count));
    if (!verdict.ok) return;
    step = { count, input, state: verdict.state, told: verdict.told };
    yield step;
  }
}
