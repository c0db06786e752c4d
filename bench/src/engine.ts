/**
 * The rules alone: our engine's moves a second, and those of boardgame.io's reducer on the same rules; and what every
 * game of ours takes a second when it is played by chance.
 */
import { createRequire } from 'node:module';
import { seededRandom } from '@kesem/engine/core/random';
import type { Played, Table } from '@kesem/engine/core/table';
import { type PlayoutStep, playout } from '@kesem/engine/core/testing/playout';
import { TABLES, tableOf } from '@kesem/engine/registry';
import { boardgameAbalone } from './boardgame.ts';
import type { Figures } from './figures.ts';
import { recordedGame } from './game.ts';

const require = createRequire(import.meta.url);
// oxlint-disable-next-line typescript/no-unsafe-assignment -- Node finds this package by `require` alone, which knows no types
const { Client }: typeof import('boardgame.io/dist/types/packages/client.js') =
  require('boardgame.io/client');

const PLIES = 200;
const WARM_MS = 1_000;
const FOR_MS = 1_500;

/** Both on the same moves; ours through its guard, theirs through its client's store. */
export function engineFigures(): Figures {
  const ours = perSecond(playOurs);
  const theirs = perSecond(playTheirs);
  const games = TABLES.map((table) => [
    `${table.id} by chance, inputs/s`,
    perSecond(byChance(table)),
  ]);
  return {
    'our engine, moves/s': ours,
    "boardgame.io's reducer, moves/s": theirs,
    ...Object.fromEntries(games),
  };
}

/** How many inputs a second of processor, once it is warm; `play` says how many it made. */
function perSecond(play: () => number): number {
  playFor(WARM_MS, play);
  const start = process.cpuUsage();
  const inputs = playFor(FOR_MS, play);
  const { user, system } = process.cpuUsage(start);
  return (inputs * 1_000_000) / (user + system);
}

function playFor(ms: number, play: () => number): number {
  const until = performance.now() + ms;
  let inputs = 0;
  while (performance.now() < until) inputs += play();
  return inputs;
}

/** Answers a match by chance again and again, each from the state that it was given in. */
function byChance(table: Table): () => number {
  const { best, min } = table.seats;
  const seats = best ?? min;
  const own = Array.from({ length: seats }, () => table.parseOwn(undefined)?.own ?? null);
  const options = table.parseOptions({}) ?? {};
  const setting = { seats, options, own, kept: null, seed: 'bench' };
  const steps = [...playout(table, setting, { patience: 'patient', whose: 'must' })];
  return () => {
    steps.forEach(({ state }, at) => answer(table, state, steps[at + 1]));
    return steps.length - 1;
  };
}

function answer(table: Table, state: PlayoutStep['state'], next: PlayoutStep | undefined): void {
  if (!next?.input) return;
  const verdict = table.apply(state, next.input, random);
  if (!verdict.ok) throw new Error(`${table.id}: ${next.count} was refused: ${verdict.why.code}`);
}

const game = recordedGame(PLIES);
const random = seededRandom('bench');

/** As they come in, for whoever writes a move is no part of the rules. */
const moves = game.map((step, ply): Played => {
  const move = { do: 'move', ...step };
  return { kind: 'move', seat: ply % 2, key: `move:${ply + 1}`, move };
});

function playOurs(): number {
  const table = tableOf('abalone');
  const options = table?.parseOptions({});
  if (!table || !options) throw new Error('the house has lost Abalone');
  let { state } = table.setup({ seats: 2, options, own: [null, null], kept: null, random });
  for (const move of moves) {
    const verdict = table.apply(state, move, random);
    if (!verdict.ok) throw new Error(`a move was refused: ${verdict.why.code}`);
    state = verdict.state;
  }
  return PLIES;
}

function playTheirs(): number {
  const client = Client({ game: boardgameAbalone, debug: false });
  client.start();
  for (const step of game) client.moves.move?.(step);
  const played = client.getState()?.G.ply;
  client.stop();
  if (played !== PLIES) throw new Error(`boardgame.io stopped at ply ${String(played)}`);
  return PLIES;
}
