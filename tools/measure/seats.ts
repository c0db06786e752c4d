/**
 * `seats [--games N] [--seed S] [--level easy]`: plays N matches among equal bots for every game and
 * number of seats, the same as `selfplay` with these seeds, and prints docs/seats.md.
 */
import { parseArgs } from 'node:util';
import { BOTS } from '@kesem/bots/think';
import type { Table } from '@kesem/engine/core/table';
import { TABLES } from '@kesem/engine/registry';
import { type Row, seatsPage } from './seats/page.ts';
import { playOne, type Series } from './series.ts';
import { totals } from './totals.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    games: { ...text, default: '2000' },
    seed: { ...text, default: '1' },
    level: { ...text, default: 'easy' },
  },
});
const run = { games: Number(values.games), seed: Number(values.seed), level: values.level };
const bot = BOTS.find((name) => name === run.level);

if (bot === undefined || !(run.games >= 1) || !(run.seed >= 0)) {
  process.stderr.write('usage: npm run --silent seats -- [--games N] [--seed S] [--level easy]\n');
  process.exitCode = 2;
} else {
  const rows = TABLES.flatMap((table) => numbersOf(table).map((seats) => rowOf(table, seats, bot)));
  process.stdout.write(seatsPage(rows, run));
}

function numbersOf({ seats: { min, max } }: Table): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

function rowOf(table: Table, seats: number, level: Series['bots'][0]): Row {
  const { id: game, version } = table;
  const series: Series = {
    game,
    games: run.games,
    seats,
    seed: run.seed,
    bots: [level],
    options: table.parseOptions({}) ?? {},
    cycle: null,
    record: null,
  };
  const lines = Array.from({ length: run.games }, (_, i) => playOne(series, run.seed + i));
  const { games, errors, shares } = totals(lines);
  return { game, version, ended: games - errors, shares };
}
