/** What is measured of one server, each on a process that has just started. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figures, median, quantile } from '../figures.ts';
import { type Board, openBoards, playClosed, playOpen, playPaced, RECEIVERS } from './loop.ts';
import type { OpenMatch } from './peer.ts';
import { cpuOf, memoryOf } from './server.ts';

export interface Target {
  readonly open: OpenMatch;
  readonly pid: number;
  /** Where the server writes its memory down. */
  readonly memoryFile: string;
}

const WARM_MATCHES = 100;
const PLIES = 60;
const MATCHES = 100;
const IDLE_MATCHES = 200;
const OFFERED = 500;
const OFFERED_PLIES = 40;
const SETTLED_MS = 500;

/** Processor time and bytes of a move, and the bytes of joining late, at 60 plies. */
export async function work(target: Target): Promise<Figures> {
  await warm(target);
  const boards = await openBoards(target.open, MATCHES);
  await sleep(SETTLED_MS);
  const [cpu, bytes, from] = [cpuOf(target.pid), received(boards), performance.now()];
  await playClosed(boards, PLIES);
  const took = performance.now() - from;
  const [worked, heard] = [cpuOf(target.pid) - cpu, received(boards) - bytes];
  const moves = MATCHES * PLIES;
  const joins = await Promise.all(boards.slice(0, 5).map(({ match }) => match.joinLate()));
  return {
    'CPU per move, µs': (worked * 1000) / moves,
    'bytes per move and receiver': heard / moves / RECEIVERS,
    'moves per second, closed loop': (moves * 1000) / took,
    'late join at ply 60, bytes': median(joins),
  };
}

/** How long a move takes to the last of its four receivers at 500 moves a second. */
export async function latency(target: Target): Promise<Figures> {
  await warm(target);
  const boards = await openBoards(target.open, MATCHES);
  await sleep(SETTLED_MS);
  await playOpen(boards, 10, OFFERED);
  const cpu = cpuOf(target.pid);
  const took = await playOpen(boards, OFFERED_PLIES - 10, OFFERED);
  return {
    'CPU per move at 500 moves/s, µs': ((cpuOf(target.pid) - cpu) * 1000) / took.length,
    'p50 at 500 moves/s, ms': quantile(took, 0.5),
    'p95 at 500 moves/s, ms': quantile(took, 0.95),
  };
}

/** Longer than a server waits for somebody to come back. */
const ABSENT_MS = 25_000;
/** After the leap: longer than the beat of a server that clears up, and than its books of a minute. */
const FORGOTTEN_MS = 40_000;

/** Returns the memory that matches and sockets hold: with everybody there, all gone, and an hour later. */
export async function memory(target: Target): Promise<Figures> {
  await warm(target);
  const look = () => memoryOf(target.pid, target.memoryFile);
  const before = await look();
  const boards = await openBoards(target.open, IDLE_MATCHES);
  await playClosed(boards, PLIES);
  const full = await look();
  for (const { match } of boards) for (const wire of match.wires) wire.close();
  await sleep(ABSENT_MS);
  const left = await look();
  process.kill(target.pid, 'SIGHUP');
  await sleep(FORGOTTEN_MS);
  const later = await look();
  return {
    'idle socket, KB of RSS': (full.rss - left.rss) / IDLE_MATCHES / RECEIVERS / 1024,
    'idle socket, KB of heap': (full.heap - left.heap) / IDLE_MATCHES / RECEIVERS / 1024,
    'match just left, KB of heap': (left.heap - before.heap) / IDLE_MATCHES / 1024,
    'idle match, KB of RSS': (later.rss - before.rss) / IDLE_MATCHES / 1024,
    'idle match, KB of heap': (later.heap - before.heap) / IDLE_MATCHES / 1024,
  };
}

const LONG_MATCHES = 40;
/** Between two moves of a board: a player then sends a little less than is allowed. */
const LONG_GAP_MS = 62;
const WINDOW = 40;

/** Processor time of a move early and late in a very long game. */
export async function long(target: Target): Promise<Figures> {
  await warm(target);
  const boards = await openBoards(target.open, LONG_MATCHES);
  await sleep(SETTLED_MS);
  const windows: number[] = [];
  for (const plies of [10, WINDOW, 1000 - 10 - 2 * WINDOW, WINDOW]) {
    const before = cpuOf(target.pid);
    await playPaced(boards, plies, LONG_GAP_MS);
    windows.push(((cpuOf(target.pid) - before) * 1000) / LONG_MATCHES / plies);
  }
  const [, early = 0, , late = 0] = windows;
  return { 'CPU per move after ply 10, µs': early, 'CPU per move before ply 1,000, µs': late };
}

async function warm({ open }: Target): Promise<void> {
  await playClosed(await openBoards(open, WARM_MATCHES), PLIES);
}

function received(boards: readonly Board[]): number {
  const all = boards.flatMap(({ match }) => match.wires);
  return all.reduce((sum, wire) => sum + wire.received(), 0);
}
