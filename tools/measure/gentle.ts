/**
 * `gentle [--games N] [--seed S] [--level gentle] [game]...`: plays a level against a newcomer who takes
 * what there is to see, in N matches for every game and number of seats, and prints how often the level
 * comes out behind, in percent of the pairs. At a table of more than two both sit on every other chair.
 */
import { met } from '@kesem/bots/newcomer';
import { BOTS, type BotName } from '@kesem/bots/think';
import type { Table } from '@kesem/engine/core/table';
import { TABLES } from '@kesem/engine/registry';
import { TRIALS } from '@kesem/engine/trials';
import { answering, readArgs, Unclear, whole } from '../args.ts';
import { wilson } from './totals.ts';

const USAGE = 'Usage: npm run --silent gentle -- [--games N] [--seed S] [--level gentle] [game]...';
const text = { type: 'string' } as const;
const OPTIONS = {
  games: { ...text, default: '200' },
  seed: { ...text, default: '1' },
  level: { ...text, default: 'gentle' },
} as const;

interface Run {
  readonly games: number;
  readonly seed: number;
  readonly level: BotName;
}

await answering(async () => {
  const { values, positionals } = readArgs(OPTIONS, USAGE);
  const level = BOTS.find((name) => name === values.level);
  if (level === undefined) throw new Unclear(USAGE);
  const run: Run = {
    games: whole('games', values.games, [1, 100_000]),
    seed: whole('seed', values.seed, [0, Number.MAX_SAFE_INTEGER - 1_000_000]),
    level,
  };
  for (const table of TABLES) {
    if (positionals.length === 0 || positionals.includes(table.id)) printAll(table, run);
  }
});

function printAll(table: Table, run: Run): void {
  const { min, max } = table.seats;
  for (let seats = min; seats <= max; seats += 1) {
    process.stdout.write(`${JSON.stringify(lineOf(table, seats, run))}\n`);
  }
}

function lineOf(table: Table, seats: number, { games, seed, level }: Run): object {
  const greedy = TRIALS[table.id]?.newcomer?.plays;
  if (!greedy) throw new Error(`nobody is new to ${table.id}`);
  const places = Array.from({ length: games }, (_, i) =>
    met(table, { level, greedy, seats, seed: seed + i }),
  ).flat();
  const behind = places.filter((place) => place === 'behind').length;
  return {
    game: table.id,
    seats,
    level,
    matches: games,
    behind: Math.round((1000 * behind) / places.length) / 10,
    interval: wilson(behind, places.length),
    tied: places.filter((place) => place === 'tied').length,
  };
}
