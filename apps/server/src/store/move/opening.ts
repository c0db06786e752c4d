/** Where a house is carried from or to: a data folder or a PostgreSQL, or from the file of a backup. */
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { DATABASE_FILE } from '../database.ts';
import { holdFolder, whyUnopened } from '../opening.ts';
import { inTransaction } from '../transaction.ts';
import type { Write } from '../writer.ts';
import type { End, OpenedEnd } from './end.ts';

/** What begins like the address of a service: it may hold a password, so it is never made a folder, nor said. */
const ADDRESS = /^[a-z]{2,}:/i;

/** Opens where a house lies. */
export async function openSource(address: string): Promise<OpenedEnd> {
  if (!ADDRESS.test(address) && statSync(address, { throwIfNoEntry: false })?.isFile()) {
    return backupEnd(address);
  }
  // opening would make one
  if (!ADDRESS.test(address) && !existsSync(join(address, DATABASE_FILE))) {
    return { ok: false, sentence: `There is no database in the folder ${address}.` };
  }
  return openEnd(address, '--from');
}

/** Opens where a house shall lie. */
export function openTarget(address: string): Promise<OpenedEnd> {
  return openEnd(address, '--to');
}

/** @param named how an address is spoken of. */
async function openEnd(address: string, named: string): Promise<OpenedEnd> {
  if (!ADDRESS.test(address)) return folderEnd(address);
  if (!/^postgres(?:ql)?:\/\//.test(address)) {
    const sentence = `${named} must be a data folder, or an address that begins with postgres://.`;
    return { ok: false, sentence };
  }
  // loaded here only: a house in a folder needs nothing of it
  const { postgresEnd } = await import('../postgres/end.ts');
  return postgresEnd(address, named);
}

/** Opens a copy: a backup is read, and stays as it is. */
async function backupEnd(file: string): Promise<OpenedEnd> {
  const folder = mkdtempSync(join(tmpdir(), 'kesem-backup-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  copyFileSync(file, join(folder, DATABASE_FILE));
  const opened = await folderEnd(folder);
  if (!opened.ok) {
    remove();
    return { ok: false, sentence: opened.sentence.replaceAll(folder, file) };
  }
  const { end } = opened;
  return { ok: true, end: { ...end, close: () => end.close().finally(remove) } };
}

async function folderEnd(folder: string): Promise<OpenedEnd> {
  const held = await holdFolder(folder);
  if (!held.ok) {
    const [says] = whyUnopened(held.why, folder).replace(/\.$/, '').split(';');
    return { ok: false, sentence: `${says}.` };
  }
  const { db } = held.database;
  const whole: Write = (job) => inTransaction(db, job);
  const end: End = {
    read: whole,
    write: whole,
    overriding: sql``,
    goOn: async () => undefined,
    close: () => db.destroy(),
  };
  return { ok: true, end };
}
