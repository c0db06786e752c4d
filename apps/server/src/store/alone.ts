/** One server on a database. The kernel keeps the lock, on the database itself: a killed process leaves none behind. */
import Sqlite from 'better-sqlite3';

/**
 * Makes sure that no other process has the database open; from then on, until it is closed, this
 * connection keeps every other from being sure of that. Readers come and go as they like.
 * @returns false when somebody has it open: another server, or a backup that is being made.
 */
export function isAlone(sqlite: Sqlite.Database): boolean {
  // a look inside takes the shared lock, which every connection keeps for as long as it lives
  sqlite.prepare('select count(*) from sqlite_schema').get();
  sqlite.pragma('locking_mode = exclusive');
  try {
    sqlite.exec('begin immediate');
    // the commit gives the exclusive lock back, and never the shared one
    sqlite.pragma('locking_mode = normal');
    sqlite.exec('commit');
    return true;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}
