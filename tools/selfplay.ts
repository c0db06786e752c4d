/**
 * `selfplay -- <game> --games N --seats K --seed S --bots a,b [--option key=value]... [--record folder]`:
 * whole matches among bots, one JSON line a match and a last one with totals. Match i has the seed
 * S + i, and its bots sit shifted by that seed, so `--games 1 --seed` plays any line again.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Match, playMatch } from '@kesem/bots/match';
import { BOTS, type BotName } from '@kesem/bots/think';
import type { Json, JsonObject, Table } from '@kesem/engine/core/table';
import { writeGolden } from '@kesem/engine/core/testing/golden';
import { TABLES, tableOf } from '@kesem/engine/registry';
import { type Line, totals } from './totals.ts';

const USAGE =
  'Usage: npm run --silent selfplay -- <game> --games N --seats K --seed S --bots a,b [--option key=value] [--record folder]';

/** A sentence for whoever called; nothing to do with a bug. */
class Unclear extends Error {}

interface Series {
  readonly table: Table;
  readonly games: number;
  readonly seats: number;
  readonly seed: number;
  readonly bots: readonly BotName[];
  readonly options: JsonObject;
  readonly record: string | undefined;
}

try {
  run(read(process.argv.slice(2)));
} catch (thrown) {
  if (!(thrown instanceof Unclear)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 2;
}

function run(series: Series): void {
  const lines = Array.from({ length: series.games }, (_, index) => {
    const line = play(series, series.seed + index);
    process.stdout.write(`${JSON.stringify(line)}\n`);
    return line;
  });
  const sums = totals(lines);
  process.stdout.write(`${JSON.stringify(sums)}\n`);
  if (sums.errors > 0) process.exitCode = 1;
}

function play({ table, seats, options, bots, record }: Series, seed: number): Line {
  const seated = Array.from({ length: seats }, (_, seat) => {
    const bot = bots[(seat + seed) % bots.length];
    if (bot === undefined) throw new Unclear('There must be a bot.');
    return bot;
  });
  const before = performance.now();
  const match = playMatch(table, { bots: seated, options, seed: String(seed) });
  const ms = Math.round(performance.now() - before);
  if (record !== undefined) store(`${record}/${table.id}-${seed}.json`, match);
  const moves = match.record.inputs.filter(({ kind }) => kind === 'move').length;
  const { outcome, fault } = match;
  return { game: table.id, seed, seats, bots: seated, moves, outcome, ms, ...(fault && { fault }) };
}

function store(file: string, { record: { inputs, ...setup } }: Match): void {
  writeFileSync(file, writeGolden({ setup, inputs }));
}

function read(args: readonly string[]): Series {
  const { values, positionals } = parsed(args);
  const [game, ...rest] = positionals;
  if (game === undefined || rest.length > 0) throw new Unclear(USAGE);
  const table = tableOf(game);
  const games = TABLES.map(({ id }) => id).join(', ');
  if (!table) throw new Unclear(`There is no game "${game}". There is: ${games}.`);
  const { min, max, best = min } = table.seats;
  return {
    table,
    games: whole('games', values.games ?? '1', [1, 1_000_000]),
    seats: whole('seats', values.seats ?? String(best), [min, max]),
    seed: whole('seed', values.seed ?? '1', [0, Number.MAX_SAFE_INTEGER - 1_000_000]),
    bots: (values.bots ?? 'random').split(',').map(botNamed),
    options: optionsOf(table, values.option ?? []),
    record: values.record,
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    games: text,
    seats: text,
    seed: text,
    bots: text,
    record: text,
    option: { type: 'string', multiple: true },
  } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (thrown) {
    throw new Unclear(`${thrown instanceof Error ? thrown.message : String(thrown)}\n${USAGE}`);
  }
}

function whole(name: string, text: string, [least, most]: readonly [number, number]): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  const range = least === most ? `${least}` : `a whole number from ${least} to ${most}`;
  throw new Unclear(`--${name} must be ${range}, not "${text}".`);
}

function botNamed(text: string): BotName {
  const bot = BOTS.find((name) => name === text);
  if (bot === undefined)
    throw new Unclear(`There is no bot "${text}". There is: ${BOTS.join(', ')}.`);
  return bot;
}

function optionsOf(table: Table, pairs: readonly string[]): JsonObject {
  const chosen = pairs.map((pair) => optionOf(table, pair));
  const options = table.parseOptions(Object.fromEntries(chosen));
  if (options === null) throw new Unclear('These options do not go together.');
  return options;
}

function optionOf(table: Table, pair: string): readonly [string, unknown] {
  const [name = '', ...rest] = pair.split('=');
  const choice = Object.entries(table.options).find(([key]) => key === name)?.[1];
  if (choice === undefined) {
    const names = Object.keys(table.options).join(', ');
    throw new Unclear(`${table.id} has no option "${name}". It has: ${names}.`);
  }
  const value = choice.values.find((offered) => textOf(offered) === rest.join('='));
  if (value !== undefined) return [name, value];
  throw new Unclear(
    `--option ${name} is one of ${choice.values.map(textOf).join(', ')}, not "${rest.join('=')}".`,
  );
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
