/** A copy of the whole database in one file, taken while the server runs or not, and checked. */
import { chmodSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DATABASE_FILE } from './database.ts';

/** More pages than a database can have: all in one step, or every write meanwhile would begin the copy anew. */
const ALL_PAGES = 0x7fffffff;

export type BackedUp =
  | { readonly ok: true; readonly bytes: number }
  | { readonly ok: false; readonly code: 'noDatabase' | 'fileExists' }
  /** The copy is kept beside, to be looked at. */
  | { readonly ok: false; readonly code: 'damaged'; readonly copy: string; readonly flaw: string };

/** Copies the database of a data folder into a new file. Throws when the disk fails. */
export async function backUp(folder: string, file: string): Promise<BackedUp> {
  const database = join(folder, DATABASE_FILE);
  if (!existsSync(database)) return { ok: false, code: 'noDatabase' };
  if (existsSync(file)) return { ok: false, code: 'fileExists' };
  const copy = `${file}.unchecked`;
  rmSync(copy, { force: true });
  await copyAll(database, copy);
  const flaw = flawOf(copy);
  if (flaw !== null) return { ok: false, code: 'damaged', copy, flaw };
  chmodSync(copy, 0o600);
  renameSync(copy, file);
  return { ok: true, bytes: statSync(file).size };
}

async function copyAll(from: string, to: string): Promise<void> {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
}

/** Returns what is wrong with a copy, or null. Leaves it a single file, without a log beside it. */
function flawOf(file: string): string | null {
  const sqlite = new Sqlite(file, { fileMustExist: true });
  try {
    sqlite.pragma('journal_mode = delete');
    const integrity = String(sqlite.pragma('integrity_check', { simple: true }));
    if (integrity !== 'ok') return integrity;
    const orphan: unknown = sqlite.pragma('foreign_key_check', { simple: true });
    return orphan === undefined ? null : `a row of ${JSON.stringify(orphan)} has lost its room`;
  } finally {
    sqlite.close();
  }
}
