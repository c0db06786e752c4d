/** One process holds a data folder. The kernel keeps the lock, so a killed process leaves none behind. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

export interface Lock {
  readonly release: () => void;
}

/** Takes the folder's lock; null while another holds it. Throws when the folder cannot be written. */
export function takeLock(folder: string): Lock | null {
  const held = new Sqlite(join(folder, 'kesem.lock'), { timeout: 0 });
  try {
    held.exec('begin exclusive');
    return { release: () => held.close() };
  } catch (error) {
    held.close();
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return null;
    throw error;
  }
}
