/** Who may hold a data folder, and what becomes of it when its holder dies. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DATABASE_FILE } from './database.ts';
import { isNetworkDisk, openFolder, whyUnopened } from './opening.ts';
import { callInto, openStore } from './proxy.ts';
import { append, commit } from './testing/samples.ts';
import { aFolder } from './testing/temp.ts';

/** Another process that opens the folder, says how it went, and then appends for as long as it lives. */
const HOLDER = `
  const { openFolder } = await import(process.argv[1] + '/opening.ts');
  const { append, commit } = await import(process.argv[1] + '/testing/samples.ts');
  const opened = await openFolder(process.argv[2]);
  console.log(opened.ok ? 'open' : opened.why.code);
  for (let seq = 1; opened.ok; seq += 1) {
    await opened.store.append(append(commit('held', seq)));
    console.log(seq);
  }
`;

const hold = (folder: string) => beside(HOLDER, folder);

/** Another process that reads the database and stays at it, as a backup does. */
const READER = `
  const { default: Sqlite } = await import('better-sqlite3');
  const sqlite = new Sqlite(process.argv[2] + '/${DATABASE_FILE}', { readonly: true });
  console.log(sqlite.prepare('select max(seq) from commits').pluck().get());
  setInterval(() => sqlite, 1_000);
`;

const read = (folder: string) => beside(READER, folder);

function beside(program: string, folder: string) {
  const flags = ['--conditions=source', '--import', 'tsx', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, [...flags, import.meta.dirname, folder], {
    cwd: import.meta.dirname,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (data) => {
    said += String(data);
  });
  const says = (words: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => words.test(said) && resolve(said);
      child.stdout.on('data', look);
      child.on('close', () => reject(new Error(`it only said: ${said}`)));
      look();
    });
  return { child, says };
}

describe('a data folder', () => {
  it('is held by one process, and free again when that is killed', async () => {
    const folder = aFolder();
    const { child, says } = hold(folder);
    await says(/^20$/m);
    expect(await openFolder(folder)).toEqual({ ok: false, why: { code: 'inUse' } });

    child.kill('SIGKILL');
    await once(child, 'close');
    const acknowledged = Number((await says(/^20$/m)).trim().split('\n').at(-1));
    const opened = await openFolder(folder);
    if (!opened.ok) throw new Error(opened.why.code);
    const kept = (await opened.store.tail('held', 0)).map(({ seq }) => seq);
    expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
    expect(kept).toEqual(kept.map((_, at) => at + 1));
    await opened.store.close();
  });

  it('is refused to another process, and given when it is let go', async () => {
    const folder = aFolder();
    const mine = await openStore(folder, () => undefined);
    if (!mine.ok) throw new Error(mine.why.code);
    expect(await hold(folder).says(/\n/)).toBe('inUse\n');
    await mine.store.close();
    expect(await hold(folder).says(/\n/)).toMatch(/^open\n/);
  });

  it('is held by the database itself: with every other file of it removed, none can come in', async () => {
    const folder = aFolder();
    await hold(folder).says(/^20$/m);
    const besides = readdirSync(folder).filter((name) => !name.startsWith(DATABASE_FILE));
    for (const name of besides) rmSync(join(folder, name));
    const why = { code: 'inUse' } as const;
    expect(await openFolder(folder)).toEqual({ ok: false, why });
    expect(whyUnopened(why, folder)).toMatch(/^Another process has the database .*\.$/);
  });

  it('lets others read beside its server, whose writing goes on', async () => {
    const folder = aFolder();
    const opened = await openFolder(folder);
    if (!opened.ok) throw new Error(opened.why.code);
    const { store } = opened;
    await store.append(append(commit('held', 1)));
    const { child, says } = read(folder);
    expect(await says(/\n/)).toBe('1\n');
    expect(await store.append(append(commit('held', 2)))).toBe('stored');
    child.kill('SIGKILL');
    await store.close();
  });

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
      expect(await opened.store.append(append(commit('again', seq)))).toBe('stored');
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
    writeFileSync(join(folder, 'file'), '');
    const opened = await openStore(join(folder, 'file'), () => undefined);
    expect(opened).toMatchObject({ ok: false, why: { code: 'broken' } });
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
    const [alive, tail] = await Promise.allSettled([store.alive(1), store.tail('a', 0)]);
    expect([alive.status, tail.status]).toEqual(['rejected', 'rejected']);
    await died;
    await expect(store.lastAlive()).rejects.toThrow('gone');
    expect(deaths).toEqual(['gone']);
  });

  it('ends by itself when the store is closed', async () => {
    const deaths: Error[] = [];
    const opened = await openStore(aFolder(), (error) => deaths.push(error));
    if (!opened.ok) throw new Error(opened.why.code);
    await opened.store.alive(3);
    await opened.store.close();
    await expect(opened.store.lastAlive()).rejects.toThrow('ended');
    expect(deaths).toEqual([]);
  });
});
