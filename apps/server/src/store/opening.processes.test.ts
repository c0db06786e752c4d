/** Who may hold a data folder, and what becomes of it when its holder dies: told by processes beside this one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DATABASE_FILE } from './database.ts';
import { openFolder, whyUnopened } from './opening.ts';
import { openStore } from './proxy.ts';
import { append, commit } from './testing/samples.ts';
import { aFolder } from './testing/temp.ts';

/** `npm run test:long` tries more ways. */
const IS_LONG = env['LONG'] === '1';

/** Another process that opens the folder, says how it went, and then appends for as long as it lives. */
const HOLDER = `
  const { openFolder } = await import(process.argv[1] + '/opening.ts');
  const { append, commit } = await import(process.argv[1] + '/testing/samples.ts');
  const opened = await openFolder(process.argv[2]);
  console.log(opened.ok ? 'open' : opened.why.code);
  for (let seq = 1; opened.ok; seq += 1) {
    await opened.store.append([append(commit('held', seq))]);
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

  it.runIf(IS_LONG)('is refused to another process, and given when it is let go', async () => {
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
    await store.append([append(commit('held', 1))]);
    const { child, says } = read(folder);
    expect(await says(/\n/)).toBe('1\n');
    expect(await store.append([append(commit('held', 2))])).toEqual(['stored']);
    child.kill('SIGKILL');
    await store.close();
  });
});
