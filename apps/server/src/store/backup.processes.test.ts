/** A backup taken by its command line while the server writes, and the store that is started on it. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DATABASE_FILE } from './database.ts';
import { openFolder } from './opening.ts';
import { openStore } from './proxy.ts';
import type { Store } from './store.ts';
import { append, commit } from './testing/samples.ts';
import { aFolder } from './testing/temp.ts';

const TOOL = join(import.meta.dirname, '../commands/backup.ts');

async function backUp(folder: string, ...args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: folder };
  const run = promisify(execFile)(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', TOOL, ...args],
    { env },
  );
  return run.then(
    ({ stdout }) => ({ code: 0, says: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, says: stderr }),
  );
}

/** Appends to one room until told to stop; `last` is the last place that was acknowledged. */
function write(store: Store) {
  const stop = new AbortController();
  let last = 0;
  const work = (async () => {
    while (!stop.signal.aborted) {
      await store.append([append(commit('busy', last + 1))]);
      last += 1;
    }
  })();
  return {
    last: () => last,
    stop: () => {
      stop.abort();
      return work;
    },
  };
}

async function started(folder: string): Promise<Store> {
  const opened = await openStore(folder, () => undefined);
  if (!opened.ok) throw new Error(opened.why.code);
  return opened.store;
}

describe('a backup', () => {
  it('holds every commit that was acknowledged before it began', async () => {
    const [folder, target] = [aFolder(), aFolder()];
    const store = await started(folder);
    for (let seq = 1; seq <= 200; seq += 1) await store.append([append(commit('quiet', seq))]);
    const writing = write(store);
    await store.alive(1, []);
    const before = writing.last();
    const file = join(target, 'backup.db');
    const { code, says } = await backUp(folder, file);
    const after = writing.last();
    await writing.stop();
    await store.close();
    expect([code, says]).toEqual([0, expect.stringMatching(/backup\.db: \d+ KB, checked\.\n$/)]);
    expect(readdirSync(target)).toEqual(['backup.db']);
    expect(after).toBeGreaterThan(before);

    const restored = aFolder();
    copyFileSync(file, join(restored, DATABASE_FILE));
    const copy = await started(restored);
    const busy = (await copy.tail('busy', 0)).map(({ seq }) => seq);
    expect(busy.length).toBeGreaterThanOrEqual(before);
    expect(busy).toEqual(busy.map((_, at) => at + 1));
    expect(await copy.tail('quiet', 0)).toHaveLength(200);
    expect(await copy.append([append(commit('busy', busy.length + 1))])).toEqual(['stored']);
    await copy.close();
  });

  it('needs no running server', async () => {
    const folder = aFolder();
    const opened = await openFolder(folder);
    if (opened.ok) await opened.store.close();
    expect(await backUp(folder, join(folder, 'copy'))).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, 'copy'))).toBe(true);
  });

  it('says in a sentence why it cannot be', async () => {
    const folder = aFolder();
    expect(await backUp(folder)).toEqual({
      code: 2,
      says: 'Usage: npm run --silent backup -- <file>\n',
    });
    expect((await backUp(folder, 'x')).says).toMatch(/no database/);
    const opened = await openFolder(folder);
    if (!opened.ok) throw new Error(opened.why.code);
    for (let seq = 1; seq <= 50; seq += 1) await opened.store.append([append(commit('a', seq))]);
    await opened.store.close();
    const file = join(folder, 'copy');
    writeFileSync(file, 'mine');
    expect((await backUp(folder, file)).says).toMatch(/there already/);
    truncateSync(join(folder, DATABASE_FILE), 20_000);
    expect(await backUp(folder, join(folder, 'other'))).toMatchObject({ code: 1 });
    expect(existsSync(join(folder, 'other'))).toBe(false);
  });
});
