/**
 * `npm run starting -- --game G [--rooms 10000] [--clocks 2000]`: how long a house of so many rooms takes from its start
 * until it serves, after a crash; in so many of them a match runs, and a clock in it. Prints one line of JSON, with the
 * same for an empty house, and the memory after either start.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TABLES, tableOf } from '@kesem/engine/registry';
import type { Decidable } from '@kesem/room/commit';
import { lobbyKey } from '@kesem/room/key';
import { nextClock } from '@kesem/room/pause';
import { RoomHost } from '../../apps/server/src/rooms/host.ts';
import { openStore } from '../../apps/server/src/store/proxy.ts';
import { ServerProcess } from '../../apps/server/src/testing/chaos/process.ts';
import { systemClock } from '../../apps/server/src/time.ts';
import { answering, readArgs, Unclear, whole } from '../args.ts';
import { metricsOf, rssMb } from './served.ts';

const USAGE = 'Usage: npm run starting -- --game G [--rooms N] [--clocks N]';
const text = { type: 'string' } as const;
const OPTIONS = {
  game: text,
  rooms: { ...text, default: '10000' },
  clocks: { ...text, default: '2000' },
};
/** So many rooms are made at a time: they share their syncs. */
const AT_ONCE = 200;

await answering(run);

async function run(): Promise<void> {
  const { values } = readArgs(OPTIONS, USAGE);
  const { game = '' } = values;
  if (!tableOf(game))
    throw new Unclear(`--game is one of ${TABLES.map(({ id }) => id).join(', ')}.`);
  const rooms = whole('rooms', values.rooms, [1, 1_000_000]);
  const clocks = whole('clocks', values.clocks, [0, rooms]);
  const folder = mkdtempSync(join(tmpdir(), 'kesem-starting-'));
  try {
    const empty = await start(folder);
    await fill(folder, game, { rooms, clocks });
    const full = await start(folder);
    process.stdout.write(`${JSON.stringify({ game, rooms, clocks, empty, full })}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the built server on a folder and kills it. */
async function start(
  folder: string,
): Promise<{ readonly readyMs: number; readonly rssMb: number }> {
  const from = performance.now();
  const server = await ServerProcess.start(folder);
  const readyMs = Math.round(performance.now() - from);
  const rss = rssMb(await metricsOf(server.url));
  await server.kill();
  return { readyMs, rssMb: Math.round(rss) };
}

/** Rooms as people leave them: the rules, the path of a command and the store are those of the house. */
async function fill(
  folder: string,
  game: string,
  { rooms, clocks }: { readonly rooms: number; readonly clocks: number },
): Promise<void> {
  const opened = await openStore(folder, (err) => {
    throw err;
  });
  if (!opened.ok) throw new Error(opened.why.code);
  const { store } = opened;
  const think = async () => null;
  const clock = systemClock((await store.lastAlive()) ?? 0);
  const host = new RoomHost({ store, clock, table: tableOf, think, bytes: randomBytes });
  try {
    for (let n = 0; n < rooms; n += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, rooms - n) }, (_, i) => n + i < clocks);
      await Promise.all(some.map((plays) => make(host, game, plays)));
    }
  } finally {
    await host.stop();
    await store.close();
  }
}

async function make(host: RoomHost, game: string, plays: boolean): Promise<void> {
  const nonce = () => randomBytes(16).toString('hex');
  const person = (): string => randomBytes(16).toString('hex');
  const [host0, ...others] = Array.from({ length: tableOf(game)?.seats.min ?? 2 }, person);
  if (host0 === undefined) return;
  const command = { do: 'open', game, name: 'Dana', ink: 1, nonce: nonce() } as const;
  const opened = await host.open(host0, { id: person(), command }, person() + person());
  if (!opened.ok) throw new Error(opened.code);
  if (!plays) return;
  const say = async (id: string, key: string, said: Decidable): Promise<void> => {
    const answer = await host.submit(
      opened.room,
      { kind: 'person', id },
      { id: person(), key, command: said },
    );
    if (!answer.ok) throw new Error(`${said.do}: ${answer.why.code}`);
  };
  for (const id of others) {
    await say(id, 'room', { do: 'sit', seat: null, name: 'Guest', ink: null, nonce: nonce() });
  }
  const room = await host.find(opened.room);
  if (room) await say(host0, lobbyKey(room.now()), { do: 'start' });
  if (!room || !nextClock(room.now())) throw new Unclear(`No clock runs at the start of ${game}.`);
}
