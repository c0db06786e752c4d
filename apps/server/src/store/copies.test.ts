/** Backups taken in this process, and the lock on a database. */
import { existsSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { isAlone } from './alone.ts';
import { backUp } from './backup.ts';
import { connect, DATABASE_FILE } from './database.ts';
import { openFolder } from './opening.ts';
import type { Store } from './store.ts';
import { append, commit } from './testing/samples.ts';
import { aFolder } from './testing/temp.ts';

async function opened(folder: string): Promise<Store> {
  const made = await openFolder(folder);
  if (!made.ok) throw new Error(made.why.code);
  return made.store;
}

/** A folder with a house of so many commits, which nobody has open. */
async function aHouse(commits = 3): Promise<string> {
  const folder = aFolder();
  const store = await opened(folder);
  for (let seq = 1; seq <= commits; seq += 1) await store.append([append(commit('room', seq))]);
  await store.close();
  return folder;
}

describe('a copy of the database', () => {
  it('is one file that only its owner reads, and a house can be opened on it', async () => {
    const [folder, target] = [await aHouse(), aFolder()];
    const file = join(target, DATABASE_FILE);
    const made = await backUp(folder, file);
    expect(made).toEqual({ ok: true, bytes: statSync(file).size });
    expect(readdirSync(target)).toEqual([DATABASE_FILE]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const copy = await opened(target);
    expect(await copy.tail('room', 0)).toHaveLength(3);
    await copy.close();
  });

  it('holds what was written while it was open, and holds nobody up afterwards', async () => {
    const [folder, target] = [aFolder(), aFolder()];
    const store = await opened(folder);
    await store.append([append(commit('room', 1))]);
    expect(await backUp(folder, join(target, DATABASE_FILE))).toMatchObject({ ok: true });
    await store.append([append(commit('room', 2))]);
    await store.close();
    const copy = await opened(target);
    expect(await copy.tail('room', 0)).toHaveLength(1);
    await copy.close();
    // the copying has let go of both
    const again = await opened(folder);
    expect(await again.tail('room', 0)).toHaveLength(2);
    await again.close();
  });

  it('replaces nothing, and needs something to copy', async () => {
    const [folder, target] = [await aHouse(), aFolder()];
    const file = join(target, 'mine');
    expect(await backUp(target, file)).toEqual({ ok: false, code: 'noDatabase' });
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, 'mine');
    expect(await backUp(folder, file)).toEqual({ ok: false, code: 'fileExists' });
    expect(statSync(file).size).toBe(4);
  });

  it('takes the place of one that was broken off', async () => {
    const [folder, target] = [await aHouse(), aFolder()];
    const file = join(target, 'copy');
    writeFileSync(`${file}.unchecked`, 'half of it');
    expect(await backUp(folder, file)).toMatchObject({ ok: true });
    expect(readdirSync(target)).toEqual(['copy']);
  });

  it('is kept beside when a row has lost its room', async () => {
    const [folder, target] = [await aHouse(), aFolder()];
    const sqlite = new Sqlite(join(folder, DATABASE_FILE));
    sqlite.pragma('foreign_keys = off');
    sqlite.exec("insert into secrets values ('nowhere', 1, 'aa')");
    sqlite.close();
    const file = join(target, 'copy');
    expect(await backUp(folder, file)).toEqual({
      ok: false,
      code: 'damaged',
      copy: `${file}.unchecked`,
      flaw: expect.stringMatching(/^a row of .*secrets.* has lost its room$/),
    });
    expect(readdirSync(target)).toEqual(['copy.unchecked']);
  });

  it('is never made of half a database', async () => {
    const [folder, target] = [await aHouse(50), aFolder()];
    truncateSync(join(folder, DATABASE_FILE), 20_000);
    const made = await backUp(folder, join(target, 'copy')).catch((error: unknown) =>
      String(error),
    );
    expect(made).not.toMatchObject({ ok: true });
    expect(existsSync(join(target, 'copy'))).toBe(false);
  });
});

describe('whether nobody else has the database open', () => {
  it('is true of the first connection alone', async () => {
    const file = join(await aHouse(), DATABASE_FILE);
    const [one, two] = [connect(file), connect(file)];
    expect([isAlone(one), isAlone(two)]).toEqual([false, false]);
    two.close();
    expect(isAlone(one)).toBe(true);
    one.close();
  });

  it('is no question where it cannot be asked: what fails otherwise is told', async () => {
    const sqlite = connect(join(await aHouse(), DATABASE_FILE));
    sqlite.exec('begin');
    expect(() => isAlone(sqlite)).toThrow(/within a transaction/);
    sqlite.close();
  });
});

describe('the round trip to the disk', () => {
  it('is measured by writing', async () => {
    const folder = aFolder();
    const store = await opened(folder);
    expect(await store.measure()).toBeGreaterThan(0);
    const reader = new Sqlite(join(folder, DATABASE_FILE), { readonly: true });
    expect(reader.prepare("select at from alive where what = 'probe'").pluck().get()).toBe(4);
    reader.close();
    await store.close();
  });
});
