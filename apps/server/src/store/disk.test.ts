/** A disk that is full, or cannot be read, under a whole server: what it says, and how it goes on. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { handClock } from '../testing/clock.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { matchOf, type TestTable } from '../testing/table.ts';
import { ask, freshId, returning, visitor } from '../testing/visitor.ts';
import { connect, DATABASE_FILE } from './database.ts';
import { codeOf, isDiskFailure } from './disk.ts';
import { openDatabase } from './opening.ts';
import type { Store } from './store.ts';
import { append, commit, line } from './testing/samples.ts';
import { aFolder } from './testing/temp.ts';

/** A disk with no more room than is taken, until it is given some. */
interface Disk {
  readonly fill: () => void;
  readonly empty: () => void;
}

/** The file may not grow: that is how SQLite sees a full disk, without needing one. */
function diskOf(sqlite: Sqlite.Database): Disk {
  return {
    fill: () => {
      sqlite.exec('vacuum');
      sqlite.pragma(`max_page_count = ${String(sqlite.pragma('page_count', { simple: true }))}`);
    },
    empty: () => void sqlite.pragma('max_page_count = 1000000'),
  };
}

async function onSmallDisk(): Promise<{ server: TestServer; disk: Disk }> {
  const folder = aFolder();
  const sqlite = connect(join(folder, DATABASE_FILE));
  const opened = await openDatabase(sqlite);
  if (!opened.ok) throw new Error(opened.why.code);
  const server = await startServer({ folder, store: opened.store });
  onTestFinished(() => server.stop());
  return { server, disk: diskOf(sqlite) };
}

const readyOf = async ({ url }: TestServer): Promise<number> =>
  (await fetch(`${url}/readyz`)).status;

/** Fills the disk, with lines of chat and then with names, until there is no room for one more of either. */
async function fillUp(
  { store }: TestServer,
  { seats, room }: TestTable,
  disk: Disk,
): Promise<string> {
  disk.fill();
  const spoken = () => store.addChat(room, line('so'), 'someone').then(() => true);
  while (await spoken().catch(() => false));
  for (let n = 0; ; n += 1) {
    // another name each time: one that stands already would not be written
    const answer = await seats[0].send({
      do: 'rename',
      name: 'DE'.charAt(n % 2).repeat(20),
      ink: 1,
    });
    if (!answer.ok) return answer.why.code;
  }
}

/** Waits until the server says by itself that it is ready. */
async function untilReady(server: TestServer): Promise<void> {
  while ((await readyOf(server)) !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('a full disk', () => {
  it('is told alike to whoever moves, speaks or opens a room, and is not ready', async () => {
    const { server, disk } = await onSmallDisk();
    const table = await matchOf(server, 2);
    onTestFinished(table.close);
    expect(await readyOf(server)).toBe(200);
    expect(await fillUp(server, table, disk)).toBe('busy');
    expect(await readyOf(server)).toBe(503);

    const spoken = await ask(table.watcher.socket, 'chat', { say: { text: 'x'.repeat(300) } });
    expect(spoken).toEqual({ ok: false, code: 'busy' });
    const opening = { do: 'open', game: 'toy', name: 'D', ink: 1, nonce: '0'.repeat(32) };
    const opened = await table.people[0]?.call('/api/rooms', { id: '1'.repeat(32), opening });
    expect([opened?.status, await opened?.json()]).toEqual([503, { code: 'busy' }]);
    expect((await ask(table.watcher.socket, 'full', {})).ok).toBe(true);
  });

  it('is logged once, by its true name', async () => {
    const { server, disk } = await onSmallDisk();
    const table = await matchOf(server, 2);
    onTestFinished(table.close);
    await fillUp(server, table, disk);
    await fillUp(server, table, disk);
    const errors = server.logged().match(/"level":50.*/g) ?? [];
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('"sqlite":"SQLITE_FULL"');
    expect(errors[0]).toContain('database or disk is full');
  });

  it('is found to have room again without anybody asking, and all goes on', async () => {
    const { server, disk } = await onSmallDisk();
    const table = await matchOf(server, 2);
    onTestFinished(table.close);
    await fillUp(server, table, disk);
    const late = freshId();
    const renamed = { do: 'rename', name: 'F'.repeat(20), ink: 1 };
    expect(await table.seats[0].send(renamed, 'room', late)).toMatchObject({ ok: false });
    disk.empty();
    await untilReady(server);
    expect(server.logged()).toContain('the disk works again');
    expect(await table.seats[0].send(renamed, 'room', late)).toEqual({ id: late, ok: true });
    const log = await server.store.tail(table.room, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1));
    expect(log.filter(({ commandId }) => commandId === late)).toHaveLength(1);
  });
});

/**
 * A real disk of two megabytes, which a user namespace gives without privileges: a store on it, told by
 * lines on standard input to append until it cannot, or to give room again.
 */
const ON_A_SMALL_DISK = `
  const { openFolder } = await import(process.argv[1] + '/opening.ts');
  const { append, commit } = await import(process.argv[1] + '/testing/samples.ts');
  const { rmSync, writeFileSync } = await import('node:fs');
  const folder = process.argv[2];
  writeFileSync(folder + '/ballast', Buffer.alloc(1_000_000));
  const opened = await openFolder(folder);
  if (!opened.ok) throw new Error(JSON.stringify(opened.why));
  const command = { do: 'rename', name: 'x'.repeat(2_000), ink: 1 };
  let seq = 0;
  const fill = async () => {
    for (;;) {
      await opened.store.append([append(commit('full', seq + 1, { command }))]);
      seq += 1;
    }
  };
  const failed = await fill().catch((error) => error.code);
  const probed = await opened.store.probe().catch((error) => error.code);
  rmSync(folder + '/ballast');
  await opened.store.probe();
  const after = await opened.store.append([append(commit('full', seq + 1, { command }))]);
  const kept = (await opened.store.tail('full', 0)).length === seq + 1;
  console.log(JSON.stringify({ failed, probed, after, kept }));
  await opened.store.close();
`;
const MOUNTED = 'mount -t tmpfs -o size=2m tmpfs "$0" && exec "$@"';
const NAMESPACE = ['--user', '--map-root-user', '--mount', 'sh', '-c', MOUNTED];
const canMount =
  spawnSync('unshare', [...NAMESPACE, tmpdir(), 'true'], { stdio: 'ignore' }).status === 0;

describe.runIf(canMount)('a disk of two megabytes', () => {
  it('is named when it is full, loses nothing, and is written on as soon as there is room', async () => {
    const folder = aFolder();
    const node = [process.execPath, '--conditions=source', '--import', 'tsx'];
    const program = ['--input-type=module', '-e', ON_A_SMALL_DISK, import.meta.dirname, folder];
    const run = promisify(execFile)('unshare', [...NAMESPACE, folder, ...node, ...program]);
    expect(JSON.parse((await run).stdout)).toEqual({
      failed: 'SQLITE_FULL',
      probed: 'SQLITE_FULL',
      after: ['stored'],
      kept: true,
    });
  }, 120_000);
});

describe('a page that has rotten', () => {
  it('is a broken database, and no failure of the disk', async () => {
    const folder = aFolder();
    const file = join(folder, DATABASE_FILE);
    const made = await openDatabase(connect(file));
    if (!made.ok) throw new Error(made.why.code);
    const command = { do: 'rename', name: 'Rotten'.repeat(30), ink: 1 } as const;
    for (let seq = 1; seq <= 40; seq += 1) {
      await made.store.append([append(commit('rotten', seq, { command }))]);
    }
    await made.store.close();
    const bytes = readFileSync(file);
    const page = bytes.lastIndexOf('RottenRotten');
    bytes.fill(255, page - (page % 4096), page);
    writeFileSync(file, bytes);
    const opened = await openDatabase(connect(file));
    if (!opened.ok) throw new Error(opened.why.code);
    onTestFinished(() => opened.store.close());
    const why: unknown = await opened.store.tail('rotten', 0).catch((error: unknown) => error);
    expect(codeOf(why)).toBe('SQLITE_CORRUPT');
    expect(isDiskFailure(why)).toBe(false);
  });
});

describe('a row that has rotten', () => {
  it('shuts its room alone, which is logged once', async () => {
    const folder = aFolder();
    const first = await startServer({ folder });
    const [bad, good] = [await matchOf(first, 2), await matchOf(first, 2)];
    const host = bad.people[0];
    const both = await host?.openRoom('Dana');
    for (const table of [bad, good]) table.close();
    await first.stop();
    const sqlite = connect(join(folder, DATABASE_FILE));
    // an index reads commands too, and would not let this one in
    sqlite.exec('drop index commits_about');
    const rot = `update commits set command = '{' from rooms where no = room_no and id = ? and seq = 2`;
    sqlite.prepare(rot).run(bad.room);
    sqlite.close();

    const server = await startServer({ folder });
    onTestFinished(() => server.stop());
    const again = returning(server, host?.cookie ?? '');
    await expect(again.join(bad.token)).rejects.toThrow('broken');
    await expect(again.join(bad.token)).rejects.toThrow('broken');
    const tables = await (await again.call('/api/tables')).json();
    expect(tables).toMatchObject({ tables: [{ room: both?.room }] });
    const guest = await returning(server, good.people[1]?.cookie ?? '').join(good.token);
    onTestFinished(guest.close);
    expect(guest.view().stage).toBe('playing');
    expect(await guest.send({ do: 'rename', name: 'Guest', ink: 1 })).toMatchObject({ ok: true });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const told = server.logged().match(/"room":"\w+".*a room has failed/g) ?? [];
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(bad.room);
  });
});

/** A store whose disk fails when it is told to. */
function fragile(store: Store) {
  let failing = false;
  const eio = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_READ' });
  const failed = <X>(run: () => Promise<X>): Promise<X> => (failing ? Promise.reject(eio) : run());
  const broken: Store = {
    ...store,
    load: (room) => failed(() => store.load(room)),
    invited: (hash) => failed(() => store.invited(hash)),
    append: (batch) => failed(() => store.append(batch)),
    alive: (...args) => failed(() => store.alive(...args)),
    probe: () => failed(() => store.probe()),
  };
  return { store: broken, fail: (is: boolean) => void (failing = is) };
}

describe('a disk that cannot be read', () => {
  const onFragile = async (clock = handClock()) => {
    const opened = await openDatabase(connect(join(aFolder(), DATABASE_FILE)));
    if (!opened.ok) throw new Error(opened.why.code);
    const { store, fail } = fragile(opened.store);
    const server = await startServer({ folder: aFolder(), store, clock });
    onTestFinished(async () => {
      const stopped = server.stop();
      await clock.pass(1_000);
      await stopped;
    });
    return { server, clock, fail };
  };

  it('is answered as busy, makes the server unready, and is looked at again', async () => {
    const { server, clock, fail } = await onFragile();
    const host = await visitor(server);
    const { token } = await host.openRoom();
    fail(true);
    await expect(host.join(token)).rejects.toThrow('busy');
    expect(await readyOf(server)).toBe(503);
    await clock.pass(2_000);
    expect(await readyOf(server)).toBe(503);
    fail(false);
    await clock.pass(2_000);
    expect(await readyOf(server)).toBe(200);
    (await host.join(token)).close();
  });

  it('holds up what the house does by itself no longer than it lasts', async () => {
    const { server, clock, fail } = await onFragile();
    const table = await matchOf(server, 2);
    onTestFinished(table.close);
    const question = table.watcher.view().asks.map(({ key }) => key);
    fail(true);
    for (let s = 0; s < 22; s += 1) await clock.pass(1_000);
    expect(table.watcher.view().asks.map(({ key }) => key)).toEqual(question);
    fail(false);
    const moved = table.watcher.until(({ asks }) => asks[0]?.key !== question[0]);
    await clock.pass(1_000);
    await moved;
  });
});
