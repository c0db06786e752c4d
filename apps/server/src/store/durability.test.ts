/** What the promise "acknowledged is kept" rests on, looked at from outside the store. */
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect, DATABASE_FILE, databaseOf, settingsOf } from './database.ts';
import { openDatabase } from './opening.ts';
import { openStore } from './proxy.ts';
import type { Schema } from './schema.ts';
import { sqliteStore } from './sqlite.ts';
import type { Append, Appended, Store } from './store.ts';
import { anEnded, append, aRoom, commit, line, openings } from './testing/samples.ts';
import { aFolder } from './testing/temp.ts';
import { serve } from './thread.ts';
import { groupCommit, type Job, type Write } from './writer.ts';

/** A store in this thread with every statement on record, over a writer of choice. */
async function traced(writer: (db: Kysely<Schema>) => Write) {
  const file = join(aFolder(), DATABASE_FILE);
  const made = await openDatabase(connect(file));
  if (made.ok) await made.store.close();
  const trace: string[] = [];
  const database = databaseOf(connect(file, (statement) => trace.push(statement)));
  const store = sqliteStore(database, writer(database.db));
  onTestFinished(() => store.close());
  trace.length = 0;
  return { store, trace, file };
}

type Batches = readonly (readonly Append[])[];

/** As many batches of one commit, and then one of as many. */
function batches(count: number): Batches {
  return [...openings(count).map((one) => [one]), openings(count)];
}

/** The rooms of commits that were acknowledged before a second connection could see them. */
async function earlyFor(store: Store, file: string, all: Batches): Promise<string[]> {
  const reader = new Sqlite(file, { readonly: true });
  const look = reader.prepare('select 1 from commits join rooms on no = room_no where id = ?');
  const early: string[] = [];
  const acknowledged = all.map(async (batch) => {
    await store.append(batch);
    for (const { commit: one } of batch) if (!look.get(one.room)) early.push(one.room);
  });
  await Promise.all(acknowledged);
  reader.close();
  return early;
}

/** How many acknowledgements stand between a BEGIN and its COMMIT. */
async function insideFor(store: Store, trace: string[], all: Batches) {
  const told = (appended: readonly Appended[]) => trace.push(...appended.map(() => 'acknowledged'));
  await Promise.all(all.map((batch) => store.append(batch).then(told)));
  let open = false;
  return trace.filter((statement) => {
    if (statement === 'begin') open = true;
    if (statement === 'commit') open = false;
    return open && statement === 'acknowledged';
  }).length;
}

/** The planted fault: says "stored" when the row is written but not committed. */
const acknowledgeFirst =
  (db: Kysely<Schema>): Write =>
  <X>(job: Job<X>) =>
    new Promise<X>((resolve, reject) => {
      const work = db.transaction().execute(async (trx) => {
        resolve(await job(trx));
        await turn();
      });
      work.catch(reject);
    });

it('keeps no identity at a line of somebody who was forgotten', async () => {
  const { store, file } = await traced(groupCommit);
  const room = aRoom();
  await store.append([append(commit(room, 1))]);
  for (const one of ['gone', 'stays']) await store.addChat(room, line('so'), one);
  await store.forgetIn(room, 'gone');
  const reader = new Sqlite(file, { readonly: true });
  onTestFinished(() => void reader.close());
  const kept = reader.prepare('select identity from chat where room = ? order by id').pluck();
  expect(kept.all(room)).toEqual([null, 'stays']);
});

describe('no acknowledgement precedes COMMIT', () => {
  it('on another connection, at the moment of the answer', async () => {
    const { store, file } = await traced(groupCommit);
    expect(await earlyFor(store, file, batches(10))).toEqual([]);
  });

  it('in the record of statements', async () => {
    const { store, trace } = await traced(groupCommit);
    expect(await insideFor(store, trace, batches(10))).toBe(0);
    expect(trace.filter((statement) => statement === 'acknowledged')).toHaveLength(20);
  });

  it('through the thread', async () => {
    const folder = aFolder();
    const opened = await openStore(folder, () => undefined);
    if (!opened.ok) throw new Error(opened.why.code);
    expect(await earlyFor(opened.store, join(folder, DATABASE_FILE), batches(25))).toEqual([]);
    await opened.store.close();
  });

  it('and both checks see a writer that acknowledges first', async () => {
    const faulty = await traced(acknowledgeFirst);
    expect(await earlyFor(faulty.store, faulty.file, batches(5))).toHaveLength(10);
    const another = await traced(acknowledgeFirst);
    expect(await insideFor(another.store, another.trace, batches(5))).toBe(10);
  });
});

describe('the living connection', () => {
  it('has a write-ahead log and waits for the disk', async () => {
    const opened = await openStore(aFolder(), () => undefined);
    expect(opened).toMatchObject({
      ok: true,
      settings: { journal: 'wal', synchronous: 2, foreignKeys: 1 },
    });
    if (opened.ok) await opened.store.close();
  });

  it('goes on waiting for the disk while it writes; one that does not is told apart', async () => {
    const sqlite = connect(join(aFolder(), DATABASE_FILE));
    const opened = await openDatabase(sqlite);
    if (!opened.ok) throw new Error(opened.why.code);
    onTestFinished(() => opened.store.close());
    for (const one of openings(3)) await opened.store.append([one]);
    await opened.store.probe();
    expect(settingsOf(sqlite)).toMatchObject({ journal: 'wal', synchronous: 2 });
    sqlite.pragma('synchronous = off');
    expect(settingsOf(sqlite)).toMatchObject({ synchronous: 0 });
  });

  it('takes its shape in one transaction', async () => {
    const trace: string[] = [];
    const sqlite = connect(join(aFolder(), DATABASE_FILE), (statement) => trace.push(statement));
    const opened = await openDatabase(sqlite);
    if (opened.ok) await opened.store.close();
    const begin = trace.indexOf('begin');
    const tables = trace.flatMap((one, at) =>
      /^create table (rooms|alive)/.test(one) ? [at] : [],
    );
    expect(tables).toHaveLength(2);
    for (const at of tables) {
      expect(at).toBeGreaterThan(begin);
      expect(at).toBeLessThan(trace.indexOf('commit'));
    }
  });
});

/** How many transactions a record tells of. */
const commits = (trace: readonly string[]) => trace.filter((one) => one === 'commit').length;

describe('group commit', () => {
  it('writes what waits in one transaction, each with its own answer', async () => {
    const { store, trace } = await traced(groupCommit);
    const room = aRoom();
    const rivals = [append(commit(room, 1)), append(commit(room, 1, { commandId: 'rival' }))];
    const answers = await Promise.all(
      [...rivals, ...openings(30)].map((one) => store.append([one])),
    );
    expect(commits(trace)).toBe(1);
    expect(answers.slice(0, 3)).toEqual([['stored'], ['conflict'], ['stored']]);
  });

  it('writes a batch in one transaction, with the other things that wait', async () => {
    const { store, trace } = await traced(groupCommit);
    const [appended] = await Promise.all([store.append(openings(30)), store.alive(1, [])]);
    expect(commits(trace)).toBe(1);
    expect(appended).toHaveLength(30);
  });

  it('gets a batch over the port of a thread as one message, and answers it by one', async () => {
    const { store, trace } = await traced(groupCommit);
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    serve(port2, store);
    const answers: unknown[] = [];
    port1.on('message', (reply) => answers.push(reply));
    port1.postMessage({ id: 1, method: 'append', args: [openings(40)] }, []);
    await expect
      .poll(() => answers)
      .toEqual([{ id: 1, ok: true, value: openings(40).map(() => 'stored') }]);
    expect(commits(trace)).toBe(1);
  });

  it('writes what waits at the port of a thread in one transaction too', async () => {
    const { store, trace } = await traced(groupCommit);
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    serve(port2, store);
    const calls = openings(40);
    const answered = new Promise<void>((resolve) => {
      let left = calls.length;
      port1.on('message', () => {
        left -= 1;
        if (left === 0) resolve();
      });
    });
    for (const [id, one] of calls.entries())
      port1.postMessage({ id, method: 'append', args: [[one]] }, []);
    await answered;
    expect(commits(trace)).toBeLessThanOrEqual(2);
  });

  it('lets a job that fails take nothing else with it', async () => {
    const { store, trace } = await traced(groupCommit);
    const [before, after] = openings(2);
    const settled = await Promise.allSettled([
      before && store.append([before]),
      store.addChat('nowhere', line('lost'), 'someone'),
      after && store.append([after]),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(commits(trace)).toBe(1);
    expect(await store.load(after?.commit.room ?? '')).not.toBeNull();
  });

  it('leaves nothing of a job that fails half way', async () => {
    const sqlite = connect(join(aFolder(), DATABASE_FILE));
    const opened = await openDatabase(sqlite);
    const write = groupCommit(databaseOf(sqlite).db);
    const sign = (what: 'server' | 'probe', at: number) =>
      write(async (trx) => {
        await trx.insertInto('alive').values({ what, at }).execute();
        if (at === 0) throw new Error('half way');
      });
    const settled = await Promise.allSettled([sign('server', 0), sign('probe', 1)]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(sqlite.prepare('select * from alive').all()).toEqual([{ what: 'probe', at: 1 }]);
    if (opened.ok) await opened.store.close();
  });

  it('writes the end of a match and what stays of it together, or neither', async () => {
    const { store } = await traced(groupCommit);
    const [room, other] = [aRoom(), aRoom()];
    const ended = anEnded(room, 1, ['ann']);
    expect(await store.append([append(commit(room, 1), { ended })])).toEqual(['stored']);
    const twin = { ...ended, room: other };
    expect(await store.append([append(commit(other, 1), { ended: twin })])).toEqual([
      { failed: expect.stringContaining('UNIQUE') },
    ]);
    expect(await store.load(other)).toBeNull();
    expect(await store.playedBy('ann', 9)).toEqual([ended]);
  });

  it('rejects all that a failed COMMIT held, and goes on', async () => {
    const file = join(aFolder(), DATABASE_FILE);
    const made = await openDatabase(connect(file));
    if (made.ok) await made.store.close();
    const sqlite = connect(file);
    let failing = true;
    const database = databaseOf({
      close: () => sqlite.close(),
      prepare: (statement: string) => {
        if (failing && statement === 'commit') throw new Error('the disk is full');
        return sqlite.prepare(statement);
      },
    });
    const store = sqliteStore(database, groupCommit(database.db));
    onTestFinished(() => store.close());

    const [lost, kept] = [openings(3), openings(3)];
    const settled = await Promise.allSettled(lost.map((one) => store.append([one])));
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    failing = false;
    const answers = await Promise.all(kept.map((one) => store.append([one])));
    expect(answers.flat()).toEqual(['stored', 'stored', 'stored']);
    expect(await store.load(lost[0]?.commit.room ?? '')).toBeNull();
  });
});
