/**
 * `selfplay -- <game> --games N --seats K --seed S --bots a,b [--option key=value]... [--cycle option]
 * [--jobs N] [--record folder]`: whole matches among bots, one JSON line a match and a last one with
 * totals. Match i has the seed S + i, and its bots sit shifted by that seed, so `--games 1 --seed`
 * plays any line again. With `--cycle` the values of an option are played in turn, or, with `--cycle
 * own`, what the game has ready for seats to bring; with `--jobs` the
 * matches share so many processes, which changes nothing of what is printed but the times.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BOTS, type BotName } from '@kesem/bots/think';
import type { Json, JsonObject, Table } from '@kesem/engine/core/table';
import { TABLES, tableOf } from '@kesem/engine/registry';
import { answering, readArgs, Unclear, whole } from '../args.ts';
import type { Share } from './selfplay-player.ts';
import { OWN, type Series } from './series.ts';
import { type Line, totals } from './totals.ts';

const USAGE =
  'Usage: npm run --silent selfplay -- <game> --games N --seats K --seed S --bots a,b [--option key=value] [--cycle option] [--jobs N] [--record folder]';

const PLAYER = fileURLToPath(new URL('./selfplay-player.ts', import.meta.url));

const text = { type: 'string' } as const;
const OPTIONS = {
  games: { ...text, default: '1' },
  seats: text,
  seed: { ...text, default: '1' },
  bots: { ...text, default: 'random' },
  record: text,
  cycle: text,
  jobs: { ...text, default: '1' },
  option: { ...text, multiple: true },
} as const;

await answering(() => run(read()));

interface Wish {
  readonly series: Series;
  readonly jobs: number;
}

async function run({ series, jobs }: Wish): Promise<void> {
  const print = printer(series.seed);
  const shares = Array.from({ length: jobs }, (_, job) => ({
    series,
    seeds: Array.from({ length: series.games }, (_, i) => series.seed + i).filter(
      (seed) => seed % jobs === job,
    ),
  }));
  const lines = (await Promise.all(shares.map((share) => playShare(share, print)))).flat();
  const sums = totals(lines.toSorted((a, b) => a.seed - b.seed));
  process.stdout.write(`${JSON.stringify(sums)}\n`);
  if (sums.errors > 0) process.exitCode = 1;
}

/** Prints lines as they come, but always in the order of their seeds. */
function printer(first: number): (line: Line) => void {
  const waiting = new Map<number, Line>();
  let due = first;
  return (line) => {
    waiting.set(line.seed, line);
    for (let next = waiting.get(due); next; next = waiting.get(due)) {
      process.stdout.write(`${JSON.stringify(next)}\n`);
      waiting.delete(due);
      due += 1;
    }
  };
}

function playShare(share: Share, print: (line: Line) => void): Promise<readonly Line[]> {
  const lines: Line[] = [];
  const player = fork(PLAYER);
  player.send(share);
  player.on('message', (line: Line) => {
    lines.push(line);
    print(line);
  });
  return new Promise((resolve, reject) => {
    player.once('exit', (code) => {
      if (code === 0) resolve(lines);
      else reject(new Error(`a player process ended with ${code}`));
    });
  });
}

function read(): Wish {
  const { values, positionals } = readArgs(OPTIONS, USAGE);
  const [game, ...rest] = positionals;
  if (game === undefined || rest.length > 0) throw new Unclear(USAGE);
  const table = tableOf(game);
  const games = TABLES.map(({ id }) => id).join(', ');
  if (!table) throw new Unclear(`There is no game "${game}". There is: ${games}.`);
  const { min, max, best = min } = table.seats;
  const series = {
    game: table.id,
    games: whole('games', values.games, [1, 1_000_000]),
    seats: whole('seats', values.seats ?? String(best), [min, max]),
    seed: whole('seed', values.seed, [0, Number.MAX_SAFE_INTEGER - 1_000_000]),
    bots: botsNamed(values.bots),
    options: optionsOf(table, values.option ?? []),
    cycle: cycleOf(table, values.cycle),
    record: values.record ?? null,
  };
  return { series, jobs: whole('jobs', values.jobs, [1, 64]) };
}

function botsNamed(text: string): Series['bots'] {
  const [first = '', ...others] = text.split(',');
  return [botNamed(first), ...others.map(botNamed)];
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
  const [key = '', ...rest] = pair.split('=');
  const { name, values } = choiceOf(table, key);
  const value = values.find((offered) => textOf(offered) === rest.join('='));
  if (value !== undefined) return [name, value];
  const offers = values.map(textOf).join(', ');
  throw new Unclear(`--option ${name} is one of ${offers}, not "${rest.join('=')}".`);
}

function cycleOf(table: Table, name: string | undefined): string | null {
  if (name === undefined || name === OWN) return name ?? null;
  return choiceOf(table, name).name;
}

function choiceOf(
  table: Table,
  name: string,
): { readonly name: string; readonly values: readonly Json[] } {
  const choices = Object.entries(table.options).filter(([, { per }]) => per === undefined);
  const choice = choices.find(([key]) => key === name)?.[1];
  if (choice !== undefined) return { name, values: choice.values };
  const names = choices.map(([key]) => key).join(', ');
  throw new Unclear(`${table.id} has no option "${name}". It has: ${names}.`);
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
