/** The real server on a disk that is full, fails or is slow, by calls of its kernel that strace makes so. */
import { env } from 'node:process';
import { TABLES } from '@kesem/engine/registry';
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DATABASE_FILE } from '../../store/database.ts';
import { aFolder } from '../../store/testing/temp.ts';
import { ServerProcess } from '../chaos/process.ts';
import { matchOf, type TestTable } from '../table.ts';
import { ask, freshId, returning, visitor } from '../visitor.ts';
import { lostIn } from './lost.ts';
import { type Plant, planted } from './plant.ts';
import { canTrace, interfere } from './strace.ts';

// each comes from an address of their own, as in life
env['TRUST_PROXY'] = '1';

const GAME = TABLES[0]?.id ?? '';
const SYNCS = 'fsync,fdatasync';

async function begin(plant: Plant | null = null) {
  const folder = aFolder();
  const server = await ServerProcess.start(folder, plant ? { entry: planted(plant) } : {});
  onTestFinished(() => server.kill());
  const files = ['', '-wal'].map((end) => `${folder}/${DATABASE_FILE}${end}`);
  const trouble = (calls: string, how: string) => interfere(server.pid, { calls, how, files });
  return { folder, server, trouble };
}

const readyOf = async ({ url }: ServerProcess): Promise<number> =>
  (await fetch(`${url}/readyz`)).status;

const untilReady = (server: ServerProcess) =>
  vi.waitUntil(async () => (await readyOf(server)) === 200, { timeout: 60_000 });

let names = 0;

/** The host takes another name, which is a commit, under an id that is known before. */
async function rename({ seats: [host] }: TestTable, id: string): Promise<string> {
  names += 1;
  const answer = await host.send({ do: 'rename', name: `Name ${names}.`, ink: 1 }, 'room', id);
  return answer.ok ? 'ok' : answer.why.code;
}

/** Of these ids, those that a server that was killed just now has not kept. */
async function lostOf(server: ServerProcess, folder: string, ids: readonly string[]) {
  await server.kill();
  return lostIn(
    folder,
    ids.map((word) => ({ word, at: 0 })),
    0,
  );
}

/** What is said while a disk fails, and after it has: to somebody who moves, speaks, opens a room, looks on. */
async function throughTrouble(calls: string, how: string, plant: Plant | null = null) {
  const { folder, server, trouble } = await begin(plant);
  const table = await matchOf(server, 2, GAME);
  const [before, during] = [freshId(), freshId()];
  const first = await rename(table, before);
  const { end } = await trouble(calls, how);
  const moved = await rename(table, during);
  const spoken = await ask(table.watcher.socket, 'chat', { say: { text: 'Hello?' } });
  const opening = { do: 'open', game: GAME, name: 'Dana', ink: 1, nonce: freshId() };
  const opened = await table.people[0]?.call('/api/rooms', { id: freshId(), opening });
  const watching = await ask(table.watcher.socket, 'full', {});
  const ready = await readyOf(server);
  await end();
  await untilReady(server);
  const again = await rename(table, during);
  table.close();
  const told = [
    ...(first === 'ok' ? [before] : []),
    ...(moved === 'ok' || again === 'ok' ? [during] : []),
  ];
  const lost = await lostOf(server, folder, told);
  const code = spoken.ok ? 'ok' : spoken.code;
  const said = { moved, spoken: code, opened: opened?.status, watching: watching.ok, ready, again };
  return { said, lost: lost.length };
}

describe.skipIf(!canTrace())('a server', { timeout: 120_000 }, () => {
  it.each([
    ['whose disk is full', 'pwrite64', 'error=ENOSPC'],
    ['whose disk cannot be written', 'pwrite64', 'error=EIO'],
    ['whose disk cannot be waited for', SYNCS, 'error=EIO'],
  ])(
    '%s says so, shows what it has, loses nothing, and goes on by itself',
    async (_, calls, how) => {
      expect(await throughTrouble(calls, how)).toEqual({
        said: {
          moved: 'busy',
          spoken: 'busy',
          opened: 503,
          watching: true,
          ready: 503,
          again: 'ok',
        },
        lost: 0,
      });
    },
  );

  it('that takes a failure for done is found out', async () => {
    const found = await throughTrouble('pwrite64', 'error=EIO', 'takes a failure for done');
    expect(found).toMatchObject({ said: { moved: 'ok' }, lost: 1 });
  });

  /** A room of many commits, and its host, who comes while the server's disk cannot be read. */
  async function unread(plant: Plant | null) {
    const { folder, server, trouble } = await begin(plant);
    const host = await visitor(server);
    const { token } = await host.openRoom('Dana', GAME);
    const inside = await host.join(token, 'Dana');
    const ids = Array.from({ length: 25 }, freshId);
    for (const [n, id] of ids.entries()) {
      await inside.send({ do: 'rename', name: `Dana ${n}.`, ink: 1 }, 'room', id);
    }
    inside.close();
    await server.stop();
    await server.up();
    const again = returning(server, host.cookie);
    const socket = await again.connect();
    const { end } = await trouble('pread64', 'error=EIO');
    const profile = { name: 'Dana', ink: 1 };
    const joined = await ask(socket, 'join', { protocol: PROTOCOL_VERSION, token, profile });
    socket.close();
    return { folder, server, ids, joined, end, back: () => again.join(token, 'Dana') };
  }

  it('whose disk cannot be read says so, loses nothing, and goes on by itself', async () => {
    const { folder, server, ids, joined, end, back } = await unread(null);
    expect(joined).toEqual({ ok: false, code: 'busy' });
    expect(await readyOf(server)).toBe(503);
    expect(await end()).toBeGreaterThan(0);
    await untilReady(server);
    const inside = await back();
    expect(inside.view().people[0]?.name).toBe('Dana 24.');
    inside.close();
    expect(await lostOf(server, folder, ids)).toEqual([]);
  });

  it('that takes what cannot be read for nothing is found out', async () => {
    const { joined, end } = await unread('takes what cannot be read for nothing');
    expect(joined).toEqual({ ok: false, code: 'noSuchRoom' });
    await end();
  });

  /** At so many tables somebody moves at once, again and again, while each sync takes 50 ms. */
  async function onSlowDisk(plant: Plant | null) {
    const [tables, rounds] = [8, 5];
    const { folder, server, trouble } = await begin(plant);
    const all: TestTable[] = [];
    for (let n = 0; n < tables; n += 1) all.push(await matchOf(server, 2, GAME));
    const { end } = await trouble(SYNCS, 'delay_exit=50000');
    const [ids, answers]: [string[], string[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const fresh = all.map(freshId);
      ids.push(...fresh);
      answers.push(...(await Promise.all(all.map((table, n) => rename(table, fresh[n] ?? '')))));
    }
    const syncs = await end();
    for (const table of all) table.close();
    return { syncs, moves: ids.length, answers, lost: await lostOf(server, folder, ids) };
  }

  it('whose disk is slow writes more at once, not more often, and keeps nobody out', async () => {
    const { syncs, moves, answers, lost } = await onSlowDisk(null);
    expect(syncs).toBeLessThan(moves / 2);
    expect(new Set(answers)).toEqual(new Set(['ok']));
    expect(lost).toEqual([]);
  });

  it('that writes each commit alone is found out on such a disk', async () => {
    const { syncs, moves } = await onSlowDisk('writes each commit alone');
    expect(syncs).toBeGreaterThanOrEqual(moves);
  });
});
