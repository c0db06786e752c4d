/** What is measured of one server, each on a process that has just started. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figures, median, quantile } from '../figures.ts';
import type { Size } from '../sizes.ts';
import { games as gamesOf } from './games.ts';
import { type Board, openBoards, playClosed, playOpen, playPaced, RECEIVERS } from './loop.ts';
import type { OpenMatch } from './peer.ts';
import { cpuOf, memoryOf } from './server.ts';

export interface Target {
  readonly open: OpenMatch;
  readonly url: string;
  readonly pid: number;
  /** Where the server writes its memory down. */
  readonly memoryFile: string;
  readonly size: Size;
}

const SETTLED_MS = 500;
/** Plies before a pace is measured, and before a long match is. */
const LEAD = 10;

/** Processor time and bytes of a move while few matches are played as fast as all see them. */
export async function few(target: Target): Promise<Figures> {
  const { cpu, bytes, perSecond } = await saturated(target, target.size.few);
  return {
    'CPU per move, 50 matches, µs': cpu,
    'bytes per move and receiver': bytes,
    'moves per second, 50 matches': perSecond,
  };
}

/** The same while many are. */
export async function many(target: Target): Promise<Figures> {
  const { cpu, perSecond } = await saturated(target, target.size.many);
  return { 'CPU per move, 200 matches, µs': cpu, 'moves per second, 200 matches': perSecond };
}

async function saturated(target: Target, matches: number) {
  const { plies } = target.size;
  await warm(target);
  const boards = await openBoards(target.open, matches);
  await sleep(SETTLED_MS);
  const [cpu, bytes, from] = [cpuOf(target.pid), received(boards), performance.now()];
  await playClosed(boards, plies);
  const took = performance.now() - from;
  const [worked, heard] = [cpuOf(target.pid) - cpu, received(boards) - bytes];
  const moves = matches * plies;
  return {
    cpu: (worked * 1000) / moves,
    bytes: heard / moves / RECEIVERS,
    perSecond: (moves * 1000) / took,
  };
}

/** How long a move takes to the last of its four receivers at 500 moves a second. */
export async function paced(target: Target): Promise<Figures> {
  const { offered, offeredMatches, offeredPlies } = target.size;
  await warm(target);
  const boards = await openBoards(target.open, offeredMatches);
  await sleep(SETTLED_MS);
  await playOpen(boards, LEAD, offered);
  const cpu = cpuOf(target.pid);
  const took = await playOpen(boards, offeredPlies - LEAD, offered);
  return {
    'CPU per move at 500 moves/s, µs': ((cpuOf(target.pid) - cpu) * 1000) / took.length,
    'p50 at 500 moves/s, ms': quantile(took, 0.5),
    'p95 at 500 moves/s, ms': quantile(took, 0.95),
    'p99 at 500 moves/s, ms': quantile(took, 0.99),
  };
}

/** Longer than a server waits for somebody to come back. */
const ABSENT_MS = 25_000;
/** After the leap: longer than the beat of a server that clears up, and than its books of a minute. */
const FORGOTTEN_MS = 40_000;

/** Returns the memory that matches and sockets hold: with everybody there, all gone, and an hour later. */
export async function memory(target: Target): Promise<Figures> {
  const { idle, plies } = target.size;
  await warm(target);
  const look = () => memoryOf(target.pid, target.memoryFile);
  const before = await look();
  const boards = await openBoards(target.open, idle);
  await playClosed(boards, plies);
  const full = await look();
  for (const { match } of boards) for (const wire of match.wires) wire.close();
  await sleep(ABSENT_MS);
  const left = await look();
  process.kill(target.pid, 'SIGHUP');
  await sleep(FORGOTTEN_MS);
  const later = await look();
  return {
    'idle socket, KB of RSS': (full.rss - left.rss) / idle / RECEIVERS / 1024,
    'idle socket, KB of heap': (full.heap - left.heap) / idle / RECEIVERS / 1024,
    'match just left, KB of heap': (left.heap - before.heap) / idle / 1024,
    'idle match, KB of RSS': (later.rss - before.rss) / idle / 1024,
    'idle match, KB of heap': (later.heap - before.heap) / idle / 1024,
  };
}

/** Between two moves of a board: a player then sends a little less than is allowed. */
const LONG_GAP_MS = 62;

/** A very long game: processor time of a move early and late in it, and what somebody is sent who comes late. */
export async function long(target: Target): Promise<Figures> {
  const { late, longMatches, window } = target.size;
  await warm(target);
  const boards = await openBoards(target.open, longMatches);
  await sleep(SETTLED_MS);
  const play = async (plies: number): Promise<number> => {
    const before = cpuOf(target.pid);
    await playPaced(boards, plies, LONG_GAP_MS);
    return ((cpuOf(target.pid) - before) * 1000) / longMatches / plies;
  };
  const joined = async (): Promise<number> =>
    median(await Promise.all(boards.slice(0, 5).map(({ match }) => match.joinLate())));
  const [first, second, last] = late;
  await play(LEAD);
  const early = await play(window);
  if (first > LEAD + window) await play(first - LEAD - window);
  const atFirst = await joined();
  await play(second - first);
  const atSecond = await joined();
  if (last - second > window) await play(last - second - window);
  const end = await play(window);
  return {
    'CPU per move after ply 10, µs': early,
    'CPU per move before ply 1,000, µs': end,
    'late join at ply 60, bytes': atFirst,
    'late join at ply 200, bytes': atSecond,
    'late join at ply 1,000, bytes': await joined(),
  };
}

/** What a step weighs and costs, by game. */
export function games({ url, pid, size }: Target): Promise<Figures> {
  return gamesOf({ url, pid }, size);
}

async function warm({ open, size }: Target): Promise<void> {
  await playClosed(await openBoards(open, size.warm), size.plies);
}

function received(boards: readonly Board[]): number {
  const all = boards.flatMap(({ match }) => match.wires);
  return all.reduce((sum, wire) => sum + wire.received(), 0);
}
