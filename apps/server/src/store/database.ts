/** One connection to the database file, with the settings on which durability rests. */
import Sqlite from 'better-sqlite3';
import {
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import type { Schema } from './schema.ts';

/** The name of the database in the data folder. */
export const DATABASE_FILE = 'kesem.db';

/**
 * Opens the file for reading and writing.
 * @param trace sees every statement with its values, for tests.
 */
export function connect(file: string, trace?: (sql: string) => void): Sqlite.Database {
  const sqlite = new Sqlite(file, {
    timeout: 5_000,
    ...(trace && { verbose: (sql) => trace(String(sql)) }),
  });
  sqlite.pragma('journal_mode = wal');
  // FULL, not NORMAL: with WAL the latter may take back commits when the power fails
  sqlite.pragma('synchronous = full');
  sqlite.pragma('foreign_keys = on');
  // the store checkpoints by itself; this only bounds the log's growth when it never rests
  sqlite.pragma('wal_autocheckpoint = 10000');
  return sqlite;
}

/** The settings of a living connection, read back: not every disk can do what was asked. */
export interface Settings {
  readonly journal: unknown;
  /** 2 is FULL. */
  readonly synchronous: unknown;
  readonly foreignKeys: unknown;
}

/** Reads the settings of a connection. */
export function settingsOf(sqlite: Sqlite.Database): Settings {
  return {
    journal: sqlite.pragma('journal_mode', { simple: true }),
    synchronous: sqlite.pragma('synchronous', { simple: true }),
    foreignKeys: sqlite.pragma('foreign_keys', { simple: true }),
  };
}

type Connection = Pick<SqliteDatabase, 'prepare' | 'close'>;

/** Typed queries over a connection, which is closed with them. */
export function queries(sqlite: Connection): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new Dialect({ database: remembering(sqlite) }) });
}

/** The connection, with each statement prepared once: the house has a few dozen of them. */
function remembering(sqlite: Connection): Connection {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const known = prepared.get(sql) ?? sqlite.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return { prepare, close: () => sqlite.close() };
}

/** SQLite takes a change of shape back with its transaction; Kysely does not rely on it by itself. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}
