/** Who may hold a data folder, and what becomes of it when its holder dies. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
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

function hold(folder: string) {
  const flags = ['--conditions=source', '--import', 'tsx', '--input-type=module', '-e', HOLDER];
  const child = spawn(process.execPath, [...flags, import.meta.dirname, folder]);
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

  it('that is no folder or no database is named', async () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'file'), '');
    const opened = await openStore(join(folder, 'file'), () => undefined);
    expect(opened).toMatchObject({ ok: false, why: { code: 'broken' } });
    writeFileSync(join(folder, DATABASE_FILE), 'this is a letter, not a database'.repeat(99));
    const letter = await openFolder(folder);
    expect(letter).toMatchObject({ ok: false, why: { code: 'broken' } });
    expect(letter.ok ? '' : whyUnopened(letter.why, folder)).toContain('not a database');
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
