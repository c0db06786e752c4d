/** What one node needs for rooms, sockets and moves. */
import { setTimeout } from 'node:timers/promises';
import { TABLES } from '@kesem/engine/registry';
import { MAIN, type ServerProcess } from '../../../apps/server/src/testing/chaos/process.ts';
import { comeBack, invited, PARTY } from '../../../apps/server/src/testing/crowd.ts';
import { cpuMs, heapMb, metricsOf, rssMb } from '../served.ts';
import { openTables } from '../soak/soak.ts';

const LOOK_MS = 50;

/** Collects its garbage when it is told to: what is left is what it holds. */
const COLLECTING =
  "process.on('message', () => { globalThis.gc(); setImmediate(() => { globalThis.gc(); process.send('collected'); }); });";

/** What Node runs for a server whose memory can be weighed. */
export const WEIGHED: readonly string[] = [
  '--expose-gc',
  '--import',
  `data:text/javascript,${encodeURIComponent(COLLECTING)}`,
  MAIN,
];

export interface Load {
  /** People in waiting rooms, a few in each. */
  readonly sockets: number;
  /** Matches of two with a watcher, of all games in turn, played for so long. */
  readonly matches: number;
  readonly playMs: number;
}

export interface Sizing {
  readonly empty: Weight;
  readonly waiting: Weight & { readonly rooms: number; readonly sockets: number };
  readonly playing: Weight & { readonly matches: number; readonly sockets: number };
  readonly kbPerRoom: number;
  readonly kbPerSocket: number;
  readonly kbPerMatch: number;
  readonly moves: {
    readonly perSecond: number;
    readonly cpuMsEach: number;
    /** That one core would serve, all threads of the server counted. */
    readonly perCoreSecond: number;
  };
}

interface Weight {
  readonly rssMb: number;
  readonly heldMb: number;
}

/** Matches that are played before anything is weighed: what the server needs once, for code and caches, is of none of them. */
const WARMING = { matches: 10, playMs: 2_000 };

/** Fills a fresh server step by step, and weighs it after each. */
export async function sizing(server: ServerProcess, load: Load): Promise<Sizing> {
  await play(server, WARMING);
  const empty = await weigh(server);
  const { weight: playing, sockets, ...moves } = await play(server, load);
  const played = await weigh(server);
  const guests = await invited(server, load.sockets, TABLES[0]?.id);
  const rooms = Math.ceil(load.sockets / PARTY);
  const opened = await weigh(server);
  const inside = await Promise.all(guests.map((guest) => comeBack(server.url, guest)));
  const waiting = await weigh(server);
  for (const { raw } of inside) raw.tcp.destroy();
  const kbPerSocket = (1000 * (waiting.heldMb - opened.heldMb)) / load.sockets;
  const kbOfMatches = 1000 * (playing.heldMb - empty.heldMb) - sockets * kbPerSocket;
  return {
    empty,
    playing: { ...playing, matches: load.matches, sockets },
    waiting: { ...waiting, rooms, sockets: load.sockets },
    kbPerRoom: (1000 * (opened.heldMb - played.heldMb)) / rooms,
    kbPerSocket,
    kbPerMatch: kbOfMatches / load.matches,
    moves,
  };
}

/** Plays matches for a while, weighs the server with everybody still there, and has all leave. */
async function play(server: ServerProcess, { matches, playMs }: Omit<Load, 'sockets'>) {
  const tables = await openTables(server, matches);
  const players = tables.flatMap((table) => table.players);
  const from = cpuMs(await metricsOf(server.url));
  for (const player of players) player.play();
  await setTimeout(playMs);
  const used = cpuMs(await metricsOf(server.url)) - from;
  const took = players.flatMap(({ tookMs }) => tookMs.splice(0));
  await Promise.all(players.map((player) => player.rest()));
  const weight = await weigh(server);
  for (const player of players) player.close();
  while ((await metricsOf(server.url))('kesem_sockets') > 0) await setTimeout(LOOK_MS);
  return {
    weight,
    sockets: players.length,
    perSecond: took.length / (playMs / 1000),
    cpuMsEach: used / took.length,
    perCoreSecond: (1000 * took.length) / used,
  };
}

async function weigh(server: ServerProcess): Promise<Weight> {
  await server.tell('collect');
  const read = await metricsOf(server.url);
  return { rssMb: rssMb(read), heldMb: heapMb(read) };
}
