/** Two tables under play while the server is killed again and again. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TABLES, tableOf } from '@kesem/engine/registry';
import type { RoomOpened } from '@kesem/protocol/http';
import type { Commit } from '@kesem/room/commit';
import Database from 'better-sqlite3';
import { chance } from '../seed.ts';
import { freshId } from '../visitor.ts';
import { faults, type RoomLog } from './history.ts';
import { Player } from './player.ts';
import { ServerProcess } from './process.ts';

export interface Report {
  readonly kills: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly commits: number;
  readonly resumes: number;
  readonly gaps: number;
  /** From the start of the process until it can store again, in ms, sorted. */
  readonly readyMs: readonly number[];
  /** What was wrong, in words; empty when nothing was lost, doubled or out of order. */
  readonly faults: readonly string[];
}

export interface Plan {
  readonly kills: number;
  readonly rooms: number;
  /** Told after each kill. */
  readonly tell: (done: number) => void;
}

export interface TableOfFriends {
  readonly room: string;
  readonly token: string;
  readonly players: readonly Player[];
}

/** The longest stretch of play between two kills, in ms; each is drawn evenly below it. */
const STRETCH_MS = 600;
const SETTLE_MS = 60_000;
/** How many moves are acknowledged for each kill, at least. */
const MOVES_A_KILL = 3;

/** Plays, kills, restarts, and at last compares every acknowledgement with the log. */
export async function evening(plan: Plan): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kesem-chaos-'));
  const server = await ServerProcess.start(dataDir);
  const readyMs: number[] = [];
  try {
    const tables: TableOfFriends[] = [];
    for (let i = 0; i < plan.rooms; i += 1) tables.push(await openTable(server.url, i));
    const everybody = tables.flatMap(({ players }) => players);
    for (const player of everybody) player.play();
    for (let done = 1; done <= plan.kills; done += 1) {
      await pause(chance() * STRETCH_MS);
      // on a busy machine a stretch may pass without a move, and kills would try nothing
      while (acknowledged(everybody) < MOVES_A_KILL * done) await pause(10);
      await server.kill();
      const from = performance.now();
      await server.up();
      readyMs.push(performance.now() - from);
      plan.tell(done);
    }
    await Promise.all(everybody.map((player) => player.rest()));
    const logs = tables.map(({ room }) => readLog(dataDir, room));
    await settle(tables, logs);
    const wrong = tables.flatMap(({ players }, i) => faults(logs[i] ?? never(), players));
    for (const player of everybody) player.close();
    await server.stop();
    return {
      kills: plan.kills,
      acknowledged: acknowledged(everybody),
      refused: sum(everybody.map(({ refused }) => refused.length)),
      commits: sum(logs.map(({ commits }) => commits.length)),
      resumes: sum(everybody.map(({ resumed }) => resumed)),
      gaps: sum(everybody.map(({ gaps }) => gaps)),
      readyMs: readyMs.toSorted((a, b) => a - b),
      faults: wrong,
    };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export function acknowledged(players: readonly Player[]): number {
  return sum(players.map(({ acked }) => acked.length));
}

/** Two at a match, of the first game unless another is named, bots where it wants more, and a watcher; nobody plays yet. */
export async function openTable(
  url: string,
  index: number,
  game = TABLES[0]?.id ?? never(),
): Promise<TableOfFriends> {
  const address = (n: number) => `10.${100 + n}.${index >> 8}.${index & 255}`;
  const [host, guest, watcher] = [
    await personAt(url, address(0)),
    await personAt(url, address(1)),
    await personAt(url, address(2)),
  ];
  const opening = { do: 'open', game, name: `host ${index}`, ink: null, nonce: freshId() };
  const opened = await fetch(`${url}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...host },
    body: JSON.stringify({ id: freshId(), opening }),
  });
  const { room, token } = (await opened.json()) as RoomOpened;
  const players = [
    new Player(url, host, token, `host ${index}`),
    new Player(url, guest, token, `guest ${index}`),
    new Player(url, watcher, token, `watcher ${index}`),
  ];
  const [first = never(), second = never(), third = never()] = players;
  await Promise.all(players.map((player) => player.until(() => true)));
  await sitDown(second);
  await first.until((view) => view.chairs[1]?.person != null);
  await addBots(first, game);
  if (!(await first.say(first.view?.key ?? '', { do: 'start' })))
    throw new Error('could not start');
  await third.until((view) => view.stage === 'playing');
  return { room, token, players };
}

/** As many as a game wants beside two people. */
async function addBots(host: Player, game: string): Promise<void> {
  const { min } = tableOf(game)?.seats ?? never();
  for (let seat = 2; seat < min; seat += 1) {
    await host.say(host.view?.key ?? '', { do: 'addBot', seat, level: 'easy' });
    await host.until(({ chairs }) => chairs[seat]?.person != null);
  }
}

/** Sits down, and asks for it once more: whoever sits is told that it is so. */
async function sitDown(player: Player): Promise<void> {
  const sit = { do: 'sit', seat: 1, name: player.name, ink: null, nonce: freshId() };
  const [first, again] = [await player.say('room', sit), await player.say('room', sit)];
  if (!first || !again || player.same.length !== 1) throw new Error('could not sit down');
}

/** Somebody with a cookie; where a proxy is trusted, from an address of their own. */
async function personAt(url: string, address: string) {
  const from = { 'x-forwarded-for': address };
  const answer = await fetch(`${url}/api/me`, { headers: from });
  return { ...from, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

/** Waits until everybody has been told of the last commit, or for long enough that the check says who was not. */
async function settle(tables: readonly TableOfFriends[], logs: readonly RoomLog[]): Promise<void> {
  const told = tables.map(async ({ players }, i) => {
    const log = logs[i] ?? never();
    await Promise.all(
      players.map((player) => player.until(() => faults(log, [player]).length === 0)),
    );
  });
  await Promise.race([Promise.all(told), pause(SETTLE_MS)]);
}

function readLog(dataDir: string, room: string): RoomLog {
  const db = new Database(join(dataDir, 'kesem.db'), { readonly: true });
  const rows = db
    .prepare<
      [string],
      { seq: number; actor: string; command_id: string; key: string; command: string; at: number }
    >(
      'select seq, actor, command_id, key, command, at from commits join rooms on no = room_no where id = ? order by seq',
    )
    .all(room);
  const secrets = db
    .prepare<[string], { match: number; secret: string }>(
      'select match, secret from secrets where room = ?',
    )
    .all(room);
  db.close();
  return {
    room,
    commits: rows.map(
      ({ command_id, command, ...rest }): Commit => ({
        ...rest,
        room,
        commandId: command_id,
        command: JSON.parse(command),
      }),
    ),
    secrets: Object.fromEntries(secrets.map(({ match, secret }) => [match, secret])),
  };
}

export function sum(xs: readonly number[]): number {
  return xs.reduce((a, b) => a + b, 0);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** What is not there, though it must be. */
export function never(): never {
  throw new Error('cannot happen');
}
