/** What may lie in a data folder, and what its store's thread does. */
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { DATABASE_FILE } from './database.ts';
import { isNetworkDisk, openFolder, whyUnopened } from './opening.ts';
import { callInto, openStore } from './proxy.ts';
import { append, commit } from './testing/samples.ts';
import { aFolder } from './testing/temp.ts';

describe('a data folder', () => {
  it.each([
    ['an empty file', '', 'empty', /kesem\.db in .* is empty; .*\.$/],
    ['a letter', 'Dear database, '.repeat(999), 'foreign', /is not a database of Kesem; .*\.$/],
  ] as const)(
    'with %s in place of its database is refused in a sentence',
    async (_, text, code, words) => {
      const folder = aFolder();
      const file = join(folder, DATABASE_FILE);
      writeFileSync(file, text);
      expect(await openFolder(folder)).toEqual({ ok: false, why: { code } });
      expect(whyUnopened({ code }, folder)).toMatch(words);
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  it('with a database that is broken is not called somebody else’s', async () => {
    const folder = aFolder();
    const opened = await openFolder(folder);
    if (opened.ok) await opened.store.close();
    const file = join(folder, DATABASE_FILE);
    const broken = readFileSync(file);
    broken.fill(0xff, 100, 4096);
    writeFileSync(file, broken);
    expect(await openFolder(folder)).toMatchObject({ ok: false, why: { code: 'broken' } });
  });

  it("with another program's database is refused, and nothing in it is changed", async () => {
    const folder = aFolder();
    const file = join(folder, DATABASE_FILE);
    const other = new Sqlite(file);
    other.exec('create table songs (name text); create table kysely_migration (name text)');
    other.exec("insert into kysely_migration values ('0001-songs')");
    other.close();
    const before = readFileSync(file);
    expect(await openFolder(folder)).toEqual({ ok: false, why: { code: 'foreign' } });
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual([DATABASE_FILE]);
  });

  it('keeps what was written when it is opened again', async () => {
    const folder = aFolder();
    for (const seq of [1, 2]) {
      const opened = await openFolder(folder);
      if (!opened.ok) throw new Error(opened.why.code);
      expect(await opened.store.append([append(commit('again', seq))])).toEqual(['stored']);
      await opened.store.close();
    }
  });

  it('of a newer version is left alone', async () => {
    const folder = aFolder();
    const opened = await openFolder(folder);
    if (opened.ok) await opened.store.close();
    const sqlite = new Sqlite(join(folder, DATABASE_FILE));
    sqlite.exec(`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`);
    sqlite.close();
    const why = { code: 'newer' } as const;
    expect(await openFolder(folder)).toEqual({ ok: false, why });
    expect(await openFolder(folder)).toEqual({ ok: false, why });
    expect(whyUnopened(why, folder)).toContain('newer version');
  });

  it('that is no folder is named', async () => {
    const folder = aFolder();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const opened = await openFolder(file);
    const why = { code: 'broken', cause: expect.stringContaining('EEXIST') };
    expect(opened).toEqual({ ok: false, why });
    expect(await openStore(file, () => undefined)).toEqual(opened);
    const words = !opened.ok && whyUnopened(opened.why, file);
    expect(words).toMatch(/^The data folder .*file cannot be opened: .*EEXIST.*\.$/);
  });

  it('is refused while it is open, and given when it is closed', async () => {
    const folder = aFolder();
    const opened = await openFolder(folder);
    if (!opened.ok) throw new Error(opened.why.code);
    expect(await openFolder(folder)).toEqual({ ok: false, why: { code: 'inUse' } });
    await opened.store.close();
    const again = await openFolder(folder);
    expect(again.ok).toBe(true);
    if (again.ok) await again.store.close();
  });

  it('on a network disk is told by its type', () => {
    expect([0x6969, 0xff534d42, 0xef53, 0x01021994].map(isNetworkDisk)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("the store's thread", () => {
  it('takes what is under way with it when it dies, and says so once', async () => {
    const code = `require('node:worker_threads').parentPort.once('message', () => { throw new Error('gone'); })`;
    const deaths: string[] = [];
    const worker = new Worker(code, { eval: true });
    const died = once(worker, 'exit').catch(() => undefined);
    const store = callInto(worker, ({ message }) => deaths.push(message));
    const [alive, tail] = await Promise.allSettled([store.alive(1, []), store.tail('a', 0)]);
    expect([alive.status, tail.status]).toEqual(['rejected', 'rejected']);
    await died;
    await expect(store.lastAlive()).rejects.toThrow('gone');
    expect(deaths).toEqual(['gone']);
  });

  it('ends by itself when the store is closed', async () => {
    const deaths: Error[] = [];
    const opened = await openStore(aFolder(), (error) => deaths.push(error));
    if (!opened.ok) throw new Error(opened.why.code);
    await opened.store.alive(3, []);
    await opened.store.close();
    await expect(opened.store.lastAlive()).rejects.toThrow('ended');
    expect(deaths).toEqual([]);
  });
});
