/** Whether a file that lies in the database's place is ours. */
import { existsSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** 'empty': nothing is in it. 'foreign': another program's, or no database at all. */
export type Misplaced = 'empty' | 'foreign';

/** Looks into a file before anything is changed in it; null when it is ours, or not there yet. */
export function misplaced(file: string): Misplaced | null {
  if (!existsSync(file)) return null;
  if (statSync(file).size === 0) return 'empty';
  const sqlite = new Sqlite(file, { readonly: true, timeout: 5_000 });
  try {
    const tables = sqlite.prepare("select name from sqlite_schema where type = 'table'").pluck();
    const names = tables.all();
    // a house that was cut off in its first moment has no tables yet
    return names.length === 0 || names.includes('commits') ? null : 'foreign';
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_NOTADB') return 'foreign';
    throw error;
  } finally {
    sqlite.close();
  }
}
