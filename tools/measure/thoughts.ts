/**
 * `npm run thoughts -- --game G [--bots 20] [--tables 25] [--seconds 30]`: what bots that think cost people. People play
 * at tables of their own, a move every half second each, at a built server; then as long again while so many bots of the
 * highest level play against somebody who answers them at once. Prints one line of JSON each: how long it took until a
 * move was seen at the other side, and how long somebody waited for a bot. One that waits longer than the cap of a thought
 * would have played at random.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomAnswer } from '@kesem/bots/random';
import { LEVELS } from '@kesem/engine/core/bot';
import { seededRandom } from '@kesem/engine/core/random';
import { tableOf as rulesOf, TABLES } from '@kesem/engine/registry';
import { ServerProcess } from '../../apps/server/src/testing/chaos/process.ts';
import { keepSeats, matchOf } from '../../apps/server/src/testing/table.ts';
import { type Seated, visitor } from '../../apps/server/src/testing/visitor.ts';
import { answering, readArgs, Unclear, whole } from '../args.ts';
import { quantile } from './served.ts';

const USAGE = 'Usage: npm run thoughts -- --game G [--bots N] [--tables N] [--seconds N]';
const text = { type: 'string' } as const;
const OPTIONS = {
  game: text,
  bots: { ...text, default: '20' },
  tables: { ...text, default: '25' },
  seconds: { ...text, default: '30' },
} as const;
/** Between two moves at a table of people, in ms. */
const PACE_MS = 500;

const chance = seededRandom('thoughts')('answer');

await answering(run);

async function run(): Promise<void> {
  const { values } = readArgs(OPTIONS, USAGE);
  const { game = '' } = values;
  if (!rulesOf(game))
    throw new Unclear(`--game is one of ${TABLES.map(({ id }) => id).join(', ')}.`);
  const bots = whole('bots', values.bots, [1, 1_000]);
  const tables = whole('tables', values.tables, [1, 1_000]);
  const seconds = whole('seconds', values.seconds, [1, 3_600]);
  const dataDir = mkdtempSync(join(tmpdir(), 'kesem-thoughts-'));
  // each comes from an address of their own, as in life
  process.env['TRUST_PROXY'] = '1';
  const server = await ServerProcess.start(dataDir);
  try {
    for (const thinking of [0, bots]) {
      const told = { game, bots: thinking, tables, seconds };
      const until = performance.now() + seconds * 1_000;
      const waits = times(thinking, () => againstBot(server, game, until));
      const moves = times(tables, () => atTable(server, game, until));
      const [seen, waited] = [(await Promise.all(moves)).flat(), (await Promise.all(waits)).flat()];
      const line = {
        ...told,
        people: spread(seen),
        ...(thinking > 0 && { waits: spread(waited) }),
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function times<X>(count: number, make: () => Promise<X>): readonly Promise<X>[] {
  return Array.from({ length: count }, make);
}

/** Two people play, a move every half second. Returns how long each move took until the other saw it, in ms. */
async function atTable(
  server: ServerProcess,
  game: string,
  until: number,
): Promise<readonly number[]> {
  const took: number[] = [];
  while (performance.now() < until) {
    const { seats, close } = await matchOf(server, 2, game);
    while (performance.now() < until && seats[0].view().stage === 'playing') {
      const mover = seats.findIndex((one) => moveOf(one, game) !== null);
      const [one, other] = [seats[mover], seats[1 - mover]];
      if (!one || !other) break;
      const before = other.steps.length;
      const from = performance.now();
      void answer(one, game);
      await other.until(() => other.steps.length > before);
      took.push(performance.now() - from);
      await pause(PACE_MS);
    }
    close();
  }
  return took;
}

/** Somebody answers a bot of the highest level at once, match after match. Returns how long they waited for it, in ms. */
async function againstBot(
  server: ServerProcess,
  game: string,
  until: number,
): Promise<readonly number[]> {
  const waited: number[] = [];
  while (performance.now() < until) {
    const host = await visitor(server);
    const { token } = await host.openRoom('Dana', game);
    const one = await host.join(token, 'Dana');
    await one.send({ do: 'addBot', seat: 1, level: LEVELS.at(-1) }, one.view().key);
    await one.until(({ chairs }) => chairs[1]?.person !== null);
    await keepSeats(one);
    await one.send({ do: 'start' }, one.view().key);
    await one.until(({ stage }) => stage === 'playing');
    while (performance.now() < until && one.view().stage === 'playing') {
      if (moveOf(one, game) !== null) await answer(one, game);
      const from = performance.now();
      await one.until((view) => view.stage !== 'playing' || moveOf(one, game) !== null);
      waited.push(performance.now() - from);
    }
    one.close();
  }
  return waited;
}

/** Returns a move that somebody who is waited for may make, drawn by chance; null when nobody waits for them. */
function moveOf(one: Seated, game: string): { readonly move: object; readonly key: string } | null {
  const { me, asks, table } = one.view();
  const ask = asks.find(({ seat, must }) => seat === me && must);
  const rules = rulesOf(game);
  if (!ask || !rules || !table) return null;
  const move = randomAnswer(
    rules,
    table,
    { ...ask, answers: ask.answers.filter((name) => name !== 'resign') },
    chance,
  );
  return move && { move, key: ask.key };
}

async function answer(one: Seated, game: string): Promise<void> {
  const found = moveOf(one, game);
  const before = one.steps.length;
  if (!found) return;
  await one.send({ do: 'move', move: found.move }, found.key);
  await one.until(() => one.steps.length > before);
}

function spread(all: readonly number[]) {
  const at = (share: number): number => Math.round(quantile(all, share) * 10) / 10;
  return { count: all.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
