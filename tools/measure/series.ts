/** A series of matches among bots, and how one of them is played. All of it can cross a thread. */
import { writeFileSync } from 'node:fs';
import { type Match, playMatch } from '@kesem/bots/match';
import type { BotName } from '@kesem/bots/think';
import type { Json, JsonObject, Table } from '@kesem/engine/core/table';
import { writeGolden } from '@kesem/engine/core/testing/golden';
import { tableOf } from '@kesem/engine/registry';
import { TRIALS } from '@kesem/engine/trials';
import { type Line, longest } from './totals.ts';

/** What `cycle` says for what seats bring with them. */
export const OWN = 'own';

export interface Series {
  readonly game: string;
  readonly games: number;
  readonly seats: number;
  readonly seed: number;
  /** Shifted by one seat from match to match. */
  readonly bots: readonly [BotName, ...BotName[]];
  readonly options: JsonObject;
  /**
   * The option whose values are played in turn, each once with every shift of the bots; or 'own':
   * every two of the game's ready choices, one a seat.
   */
  readonly cycle: string | null;
  /** The folder that matches are written to. */
  readonly record: string | null;
}

/** Plays the match of one seed; the same seed of the same series is the same match. */
export function playOne(series: Series, seed: number): Line {
  const table = tableOf(series.game);
  if (!table) throw new Error(`there is no game ${series.game}`);
  const { seats, bots } = series;
  const seated = Array.from(
    { length: seats },
    (_, seat) => bots[(seat + seed) % bots.length] ?? bots[0],
  );
  const thoughts: (readonly [string, number])[] = [];
  const options = optionsOf(series, table, seed);
  const start = performance.now();
  const timed = timing(table, (bot, ms) => thoughts.push([bot, ms]));
  const match = playMatch(timed, {
    bots: seated,
    options,
    ...(series.cycle === OWN && { own: ownsOf(series, table, seed) }),
    seed: String(seed),
  });
  const ms = Math.round(performance.now() - start);
  if (series.record !== null) store(`${series.record}/${table.id}-${seed}.json`, match);
  const moves = match.record.inputs.filter(({ kind }) => kind === 'move').length;
  return {
    game: table.id,
    seed,
    seats,
    bots: seated,
    ...(series.cycle !== null && series.cycle !== OWN && { [series.cycle]: options[series.cycle] }),
    moves,
    outcome: match.outcome,
    ms,
    slowest: longest(thoughts),
    ...(match.fault && { fault: match.fault }),
  };
}

function optionsOf({ options, cycle, bots }: Series, table: Table, seed: number): JsonObject {
  if (cycle === null || cycle === OWN) return options;
  const values = table.options[cycle]?.values ?? [];
  const value = values[Math.floor(seed / bots.length) % values.length];
  return value === undefined ? options : { ...options, [cycle]: value };
}

/** What each seat brings: with the seeds every choice of one seat meets every choice of the others. */
function ownsOf({ seats, bots }: Series, table: Table, seed: number): readonly Json[] {
  const choices = TRIALS[table.id]?.ready ?? [undefined];
  const round = Math.floor(seed / bots.length);
  return Array.from({ length: seats }, (_, seat) => {
    const choice = choices[Math.floor(round / choices.length ** seat) % choices.length];
    return table.parseOwn(choice)?.own ?? null;
  });
}

/** The same table, telling how long each thought of its own player took, in ms. */
function timing(table: Table, tell: (bot: string, ms: number) => void): Table {
  const { bot } = table;
  if (bot === null) return table;
  return {
    ...table,
    bot: (view, ask, level, random) => {
      const start = performance.now();
      const move = bot(view, ask, level, random);
      tell(level, Math.round(performance.now() - start));
      return move;
    },
  };
}

function store(file: string, { record: { inputs, ...setup } }: Match): void {
  writeFileSync(file, writeGolden({ setup, inputs }));
}
