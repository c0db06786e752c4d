/** A house that is carried over to a real PostgreSQL and back; and what must not be carried. */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Table } from '@kesem/engine/core/table';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TOY } from '../../testing/server.ts';
import { backUp } from '../backup.ts';
import { DATABASE_FILE } from '../database.ts';
import { openFolder } from '../opening.ts';
import { openPostgres } from '../postgres/opening.ts';
import { COLUMNS } from '../schema.ts';
import { fullHouse } from '../testing/house.ts';
import { hasPostgres, type Postgres, startPostgres } from '../testing/postgres.ts';
import { append, commit } from '../testing/samples.ts';
import { aFolder } from '../testing/temp.ts';
import { moveHouse } from './move.ts';

const rules = (game: string): Table | undefined => (game === TOY.id ? TOY : undefined);
const COUNTED = [...Object.keys(COLUMNS), 'rooms, folded', 'matches, folded'];

/** The columns of all tables, as a database tells them. */
type Told = readonly { readonly name: string; readonly column: string }[];

const told = (rows: Told) => rows.map(({ name, column }) => `${name}.${column}`).toSorted();
const OURS = told(
  Object.entries(COLUMNS).flatMap(([name, columns]) =>
    Object.keys(columns).map((column) => ({ name, column })),
  ),
);

let house: string;
beforeAll(async () => {
  house = await fullHouse();
});
afterAll(() => rmSync(house, { recursive: true }));

/** A copy of it. */
function aHouse(): string {
  const folder = aFolder();
  cpSync(house, folder, { recursive: true });
  return folder;
}

/** Runs statements in the database of a folder, on which a house's own store has been. */
async function inFolder(statements: string): Promise<string> {
  const folder = aFolder();
  const opened = await openFolder(folder);
  if (opened.ok) await opened.store.close();
  const sqlite = new Sqlite(join(folder, DATABASE_FILE));
  sqlite.exec(statements);
  sqlite.close();
  return folder;
}

describe('a house in a folder', () => {
  it('is known by every table and column of the database', async () => {
    const sqlite = new Sqlite(join(await inFolder(''), DATABASE_FILE), { readonly: true });
    const all = sqlite.prepare<[], { name: string; column: string }>(
      `select t.name, c.name as "column" from sqlite_schema t join pragma_table_info(t.name) c
       where t.type = 'table' and t.name not like 'kysely%' and t.name not like 'sqlite%'`,
    );
    expect(told(all.all())).toEqual(OURS);
    sqlite.close();
  });

  it('is carried whole, with something in every table', async () => {
    const moved = await moveHouse({ from: aHouse(), to: aFolder() }, rules);
    const counts = moved.ok ? moved.counts : [];
    expect(counts.map(({ what }) => what)).toEqual(COUNTED);
    expect(counts.filter(({ count }) => count === 0)).toEqual([]);
  });

  it('comes back from a backup, which stays as it was', async () => {
    const [from, to, file] = [aHouse(), aFolder(), join(aFolder(), 'kept.db')];
    expect(await backUp(from, file)).toMatchObject({ ok: true });
    const before = readFileSync(file);
    const moved = await moveHouse({ from: file, to }, rules);
    expect(moved).toMatchObject({ ok: true });
    expect(await moveHouse({ from, to: aFolder() }, rules)).toEqual(moved);
    expect(readFileSync(file)).toEqual(before);
    writeFileSync(file, 'no database');
    const foreign = await moveHouse({ from: file, to: aFolder() }, rules);
    expect(foreign).toMatchObject({ ok: false, sentence: expect.stringContaining(file) });
  });

  it.each([
    ['a row that is lost', 'chat', 'delete from chat where id = 1'],
    ['a row that is doubled', 'cookies', "insert or ignore into cookies values ('more', 'x', 1)"],
    ['a byte that is changed', 'films', 'update films set film = zeroblob(length(film))'],
    ['a letter that is changed', 'presets', "update presets set name = replace(name, 'é', 'e')"],
  ])('is not kept at the other end with %s', async (_, table, fault) => {
    const to = await inFolder(`create trigger fault after insert on ${table} begin ${fault}; end`);
    const moved = await moveHouse({ from: aHouse(), to }, rules);
    const sentence = expect.stringMatching(
      `^What was carried is not what was there \\(${table}: .*\\); it was taken back\\.$`,
    );
    expect(moved).toEqual({ ok: false, sentence });
    const sqlite = new Sqlite(join(to, DATABASE_FILE));
    expect(sqlite.prepare('select count(*) from rooms').pluck().get()).toBe(0);
    sqlite.close();
  });

  it('is not kept where its rooms fold to something else', async () => {
    const from = aHouse();
    let asked = 0;
    const counting = (game: string) => {
      asked += 1;
      return rules(game);
    };
    await moveHouse({ from, to: aFolder() }, counting);
    // each end asks for as many rules, the source first
    let left = asked / 2;
    const forgetful = (game: string) => {
      left -= 1;
      return left < 0 ? undefined : rules(game);
    };
    const moved = await moveHouse({ from, to: aFolder() }, forgetful);
    expect(moved).toEqual({ ok: false, sentence: expect.stringContaining('(rooms, folded: ') });
  });

  it('is declined in a sentence when it is not there, in use, or carried to where one is', async () => {
    const [from, nowhere] = [aHouse(), aFolder()];
    const why = async (ends: { from: string; to: string }) => {
      const moved = await moveHouse(ends, rules);
      return moved.ok ? '' : moved.sentence;
    };
    expect(await why({ from: nowhere, to: from })).toMatch(/^There is no database in .*\.$/);
    expect(await why({ from: await inFolder(''), to: aFolder() })).toMatch(/^There is no house /);
    expect(await why({ from, to: aHouse() })).toMatch(/^There is a house at --to already; /);
    const opened = await openFolder(from);
    expect(await why({ from, to: nowhere })).toMatch(/^Another process has .* open, .*made\.$/);
    if (opened.ok) await opened.store.close();
    const mistyped = 'postgres:/ann:hidden@db/kesem';
    expect(await why({ from, to: mistyped })).toMatch(/^--to must be a data folder, or [^@]*$/);
    expect(await why({ from: mistyped, to: nowhere })).toMatch(/^--from must be .* or [^@]*$/);
    const newer = await inFolder("insert into kysely_migration values ('9999-later', '2030')");
    expect(await why({ from: newer, to: nowhere })).toMatch(/ was written by a newer version\.$/);
    expect(await why({ from, to: newer })).toMatch(/ was written by a newer version\.$/);
  });
});

describe('the command', () => {
  const tool = join(import.meta.dirname, '../../commands/move.ts');
  const run = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, [
      '--conditions=source',
      '--import',
      'tsx',
      tool,
      ...args,
    ]);

  it('prints what was counted, and ends with a sentence', async () => {
    const { stdout } = await run('--from', aHouse(), '--to', aFolder());
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(COUNTED.length + 2);
    expect(lines).toContainEqual(expect.stringMatching(/^cookies +250  [0-9a-f]{16}$/));
    expect(lines.at(-1)).toMatch(/^The whole house .*\.$/);
  });

  it('says how it is used, or why nothing was moved', async () => {
    const stderr = expect.stringMatching(/^Usage: /);
    await expect(run('--from', 'x')).rejects.toMatchObject({ code: 2, stderr });
    const says = expect.stringMatching(/^There is no database in the folder .*\.\n$/);
    const failed = run('--from', aFolder(), '--to', aFolder());
    await expect(failed).rejects.toMatchObject({ code: 1, stdout: '', stderr: says });
  });
});

describe.runIf(hasPostgres())('a house that goes to PostgreSQL', () => {
  let server: Postgres;
  let client: Client;
  beforeAll(async () => {
    server = await startPostgres();
    client = new Client(server.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await server.end();
  });
  beforeEach(async () => {
    await client.query('drop schema public cascade; create schema public');
  });

  async function opened() {
    const made = await openPostgres(server.url);
    if (!made.ok) throw new Error(made.sentence);
    return made.store;
  }

  it('is known by every table and column of its database', async () => {
    await (await opened()).close();
    // what is not logged ends with the servers that wrote it
    const { rows } = await client.query<{ name: string; column: string }>(
      `select table_name as name, column_name as "column" from information_schema.columns
       join pg_class on relname = table_name and relpersistence = 'p'
       where table_schema = 'public' and table_name not like 'kysely%'`,
    );
    // by which there is one row of them at most
    expect(told(rows.filter(({ column }) => column !== 'lone'))).toEqual(OURS);
  });

  it('comes back the same', async () => {
    const [from, back] = [aHouse(), aFolder()];
    const there = await moveHouse({ from, to: server.url }, rules);
    expect(there).toMatchObject({ ok: true });
    expect(await moveHouse({ from: server.url, to: back }, rules)).toEqual(there);
    expect(await moveHouse({ from, to: aFolder() }, rules)).toEqual(there);
  });

  it('goes on there', async () => {
    await moveHouse({ from: aHouse(), to: server.url }, rules);
    const store = await opened();
    expect(await store.append([append(commit('sample', 4))])).toEqual(['stored']);
    expect(await store.append([append(commit('fresh', 1))])).toEqual(['stored']);
    expect(await store.coded('123456')).toBe('sample');
    expect([...((await store.film('msample-2')) ?? [])]).toHaveLength(256);
    await store.close();
  });

  it('is not kept there with a row lost or a letter changed', async () => {
    const from = aHouse();
    for (const fault of ['return null', "new.command := new.command || ' '; return new"]) {
      await (await opened()).close();
      await client.query(`create function fault() returns trigger language plpgsql as
        $$ begin ${fault}; end $$;
        create trigger fault before insert on commits for each row
        when (new.seq = 2 and new.key = 'room') execute function fault()`);
      const moved = await moveHouse({ from, to: server.url }, rules);
      expect(moved).toEqual({ ok: false, sentence: expect.stringContaining('(commits: ') });
      expect((await client.query('select 1 from rooms')).rowCount).toBe(0);
      await client.query('drop function fault cascade');
    }
    expect(await moveHouse({ from, to: server.url }, rules)).toMatchObject({ ok: true });
  });

  it('is declined in a sentence without a password, and what fails is taken back', async () => {
    const from = aHouse();
    const nowhere = 'postgres://somebody:hidden@localhost/x?host=/nowhere';
    for (const ends of [
      { from, to: nowhere },
      { from: nowhere, to: aFolder() },
    ]) {
      const moved = await moveHouse(ends, rules);
      const sentence = expect.stringMatching(/^The database at --(from|to) cannot be opened: /);
      expect(moved).toEqual({ ok: false, sentence });
      expect(JSON.stringify(moved)).not.toContain('hidden');
    }
    await (await opened()).close();
    await client.query('alter table due add check (at < 0)');
    const failed = await moveHouse({ from, to: server.url }, rules);
    const sentence = expect.stringMatching(/^The move failed and was taken back: .*\.$/);
    expect(failed).toEqual({ ok: false, sentence });
    expect((await client.query('select 1 from rooms')).rowCount).toBe(0);
    await client.query("insert into kysely_migration values ('9999-later', '2030')");
    const newer = { ok: false, sentence: expect.stringContaining('by a newer version; install') };
    expect(await moveHouse({ from, to: server.url }, rules)).toEqual(newer);
    expect(await moveHouse({ from: server.url, to: aFolder() }, rules)).toEqual(newer);
  });
});
