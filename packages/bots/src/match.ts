/** A whole match among bots, without a server and without a clock. */
import { commitment } from '@kesem/engine/core/random';
import { nextStep, opening, type Replay, type Step } from '@kesem/engine/core/replay';
import type { Json, JsonObject, Played, Table, TableOutcome } from '@kesem/engine/core/table';
import { type BotName, type Stranger, think } from './think.ts';

export interface Pairing {
  /** One bot a seat. */
  readonly bots: readonly (BotName | Stranger)[];
  readonly options: JsonObject;
  /** The secret choice of each seat; the game's default unless told. */
  readonly own?: readonly Json[];
  /** The same pairing with the same seed plays the same match. */
  readonly seed: string;
  /** Inputs after which the match is given up; 20 000 unless told. */
  readonly longest?: number;
}

/** Why a match had to be given up; each is a bug of a game or a bot. */
export type MatchFault = 'stuck' | 'endless' | 'refused' | 'threw';

export interface Match {
  readonly record: Replay;
  /** Null when the match was given up. */
  readonly outcome: TableOutcome | null;
  readonly fault: { readonly code: MatchFault; readonly detail: string } | null;
}

const LONGEST = 20_000;

/** Plays a match to its outcome. A throw of game or bot becomes a fault, so that a series goes on. */
export function playMatch(table: Table, pairing: Pairing): Match {
  const inputs: Played[] = [];
  const setup = setupOf(table, pairing);
  const given = (code: MatchFault, detail: string): Match => ({
    record: { ...setup, inputs },
    outcome: null,
    fault: { code, detail },
  });
  try {
    const answered = new Set<string>();
    let step = opening(table, setup);
    for (;;) {
      const outcome = table.outcome(step.state);
      if (outcome !== null) return { record: { ...setup, inputs }, outcome, fault: null };
      if (inputs.length >= (pairing.longest ?? LONGEST)) return given('endless', '');
      const input = nextInput(table, step, pairing, answered);
      if (input === null) return given('stuck', `after ${step.count} inputs`);
      const next = nextStep(table, setup.fairness, step, input);
      if (!next.ok) return given('refused', JSON.stringify([input, next.fault]));
      inputs.push(input);
      step = next.step;
    }
  } catch (thrown) {
    return given('threw', thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function setupOf(table: Table, { bots, options, own, seed }: Pairing): Omit<Replay, 'inputs'> {
  const match = `${table.id} ${seed}`;
  return {
    game: table.id,
    version: table.version,
    seats: bots.length,
    options,
    own: own ?? bots.map(() => table.parseOwn(undefined)?.own ?? null),
    kept: null,
    fairness: { secret: commitment(match, seed), match, nonces: [] },
  };
}

/** As the house plays it: bots answer each key once and before any beat; then clocks fall, hidden ones first. */
function nextInput(
  table: Table,
  { state }: Step,
  { bots, seed }: Pairing,
  answered: Set<string>,
): Played | null {
  for (const ask of table.asks(state)) {
    const { seat, key, must } = ask;
    const bot = bots[seat];
    const name = `${seat} ${key}`;
    if (!must || bot === undefined || answered.has(name)) continue;
    answered.add(name);
    const view = table.view(state, seat);
    const move = think(table, { view, ask, bot, seed: `${seed}|${name}` });
    if (move !== null) return { kind: 'move', seat, key, move };
  }
  const timers = table.timers(state);
  const timer = timers.find(({ hidden }) => hidden === true) ?? timers[0];
  return timer ? { kind: 'timeout', timer: timer.key } : null;
}
