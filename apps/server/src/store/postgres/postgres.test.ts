/** The store on a real PostgreSQL: the same words, and what only several servers of one house can break. */
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examinePostgres } from '../../doctor/postgres.ts';
import { openLine } from '../../testing/cluster/line.ts';
import { freePort } from '../../testing/ports.ts';
import { codeOf, isDiskFailure } from '../disk.ts';
import type { Store } from '../store.ts';
import { describeStore } from '../testing/contract.ts';
import { hasPostgres, type Postgres, startPostgres } from '../testing/postgres.ts';
import { append, aRoom, commit } from '../testing/samples.ts';
import { openPostgres } from './opening.ts';

describe.runIf(hasPostgres())('PostgreSQL', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.end());

  async function open(): Promise<Store> {
    const opened = await openPostgres(server.url);
    if (!opened.ok) throw new Error(opened.sentence);
    return opened.store;
  }

  describeStore('on PostgreSQL', open);

  it('gives each place away once, whichever server asks for it', async () => {
    const [one, two] = [await open(), await open()];
    const room = aRoom();
    await one.append([append(commit(room, 1))]);
    for (let seq = 2; seq <= 40; seq += 1) {
      const rival = (id: string) =>
        append(commit(room, seq, { commandId: id + seq }), { people: seq % 2 ? [] : null });
      const answers = await Promise.all([one.append([rival('a')]), two.append([rival('b')])]);
      expect(new Set(answers.flat())).toEqual(new Set(['conflict', 'stored']));
    }
    expect(await two.tail(room, 0)).toHaveLength(40);
    await one.close();
    await two.close();
  });

  it('takes a command once, whichever server hears it', async () => {
    const [one, two] = [await open(), await open()];
    const room = aRoom();
    await one.append([append(commit(room, 1))]);
    const same = { commandId: 'same' };
    expect(await one.append([append(commit(room, 2, same), { people: null })])).toEqual(['stored']);
    expect(await two.append([append(commit(room, 3, same), { people: null })])).toEqual([
      'conflict',
    ]);
    expect(await two.wasAccepted(room, 'person:a', 'same')).toBe(true);
    await one.close();
    await two.close();
  });

  it('never lets two servers that write many rooms at once wait for each other', async () => {
    const stores = [await open(), await open()];
    const rooms = Array.from({ length: 30 }, aRoom);
    await stores[0]?.append(rooms.map((room) => append(commit(room, 1))));
    for (let seq = 2; seq <= 12; seq += 1) {
      const rivals = stores.map((store, who) => {
        const batch = rooms.map((room) =>
          append(commit(room, seq, { commandId: `${who} ${seq}` }), { people: null, due: seq }),
        );
        return store.append(who === 0 ? batch : batch.toReversed());
      });
      const stored = (await Promise.all(rivals)).flat().filter((one) => one === 'stored');
      expect(stored).toHaveLength(rooms.length);
    }
    for (const store of stores) await store.close();
  });

  it('waits for its disk on every connection, whatever the server is set to', async () => {
    const opened = await openPostgres(server.url);
    expect(opened).toMatchObject({
      ok: true,
      settings: { synchronousCommit: 'on', fsync: 'on', limits: '2s 2s' },
    });
    if (opened.ok) await opened.store.close();
    const sentence = expect.stringMatching(/^The database at DATABASE_URL answers before .*\.$/);
    const asleep = await openPostgres(server.url, 'one', '-c synchronous_commit=off');
    expect(asleep).toEqual({ ok: false, sentence });
  });

  it('of a newer version, or one that cannot be reached, is refused in a sentence', async () => {
    await (await open()).close();
    const client = new Client(server.url);
    await client.connect();
    await client.query("insert into kysely_migration values ('9999-later', '2030')");
    const newer = await openPostgres(server.url);
    expect((await examinePostgres(server.url)).says).toMatch(/was written by a newer Kesem/);
    await client.query("delete from kysely_migration where name = '9999-later'");
    await client.end();
    const says = expect.stringMatching(/^The house is kept in PostgreSQL \d+\.\d+ at /);
    expect(await examinePostgres(server.url)).toEqual({ is: 'well', says });
    expect(newer).toEqual({ ok: false, sentence: expect.stringContaining('newer version') });
    const nowhere = await openPostgres('postgres://nobody@localhost/x?host=/nowhere');
    expect(nowhere).toEqual({ ok: false, sentence: expect.stringContaining('cannot be opened') });
  });

  it('of which nothing is heard for long is not left a commit that could still arrive', async () => {
    const port = await freePort();
    const line = await openLine(port, { path: server.socket });
    const opened = await openPostgres(`postgres://kesem@127.0.0.1:${port}/postgres`);
    if (!opened.ok) throw new Error(opened.sentence);
    const { store } = opened;
    const room = aRoom();
    await store.append([append(commit(room, 1))]);
    line.hush();
    const late: unknown = await store
      .append([append(commit(room, 2), { people: null })])
      .catch((error) => error);
    expect(isDiskFailure(late)).toBe(true);
    line.mend();
    await store.measure();
    expect(await store.tail(room, 1)).toEqual([]);
    await store.close();
    line.close();
  });

  it('tells a database that has gone from a bug, and goes on when it is back', async () => {
    const store = await open();
    const client = new Client(server.url);
    await client.connect();
    await store.measure();
    await client.query(`create function slow() returns trigger language plpgsql as
      $$ begin perform pg_sleep(9); return new; end $$;
      create trigger slow before insert on commits for each row execute function slow()`);
    const room = aRoom();
    const late: unknown = await store.append([append(commit(room, 1))]).catch((error) => error);
    expect([codeOf(late), isDiskFailure(late)]).toEqual(['POSTGRES_57014', true]);
    await client.query('drop function slow cascade');
    const ended = store.measure().catch(() => 0);
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`);
    await ended;
    await client.end();
    // a connection that was cut off may be noticed only by whoever uses it next
    await expect
      .poll(() => store.append([append(commit(room, 1))]).catch(codeOf))
      .toEqual(['stored']);
    await store.close();
  });
});
