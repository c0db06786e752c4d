/** One connection to the database file, with the settings on which durability rests. */
import Sqlite from 'better-sqlite3';
import {
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import { codeOf } from './disk.ts';
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
  // what a batch may have to take back is kept beside it, and needs no file of its own
  sqlite.pragma('temp_store = memory');
  // what is taken out of a row or a table leaves no trace in its page
  sqlite.pragma('secure_delete = on');
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

/** A connection, asked in two ways. */
export interface Database {
  /** Typed queries; the connection is closed with them. */
  readonly db: Kysely<Schema>;
  /** Statements as they are written, for the log; to be run only while a transaction of `db` is open. */
  readonly prepare: (sql: string) => SqliteStatement;
}

/** Returns how to ask a connection. */
export function databaseOf(sqlite: Connection): Database {
  const connection = remembering(sqlite);
  const db = new Kysely<Schema>({ dialect: new Dialect({ database: connection }) });
  return { db, prepare: connection.prepare };
}

/** The connection, with each statement prepared once: the house has a few dozen of them. */
function remembering(sqlite: Connection): Connection {
  const prepared = new Map<string, SqliteStatement>();
  const truly = truthful(sqlite);
  const prepare = (sql: string): SqliteStatement => {
    const known = prepared.get(sql) ?? truly(sqlite.prepare(sql));
    prepared.set(sql, known);
    return known;
  };
  return { prepare, close: () => sqlite.close() };
}

/** What `quick_check` says of a page that the disk did not give (SQLITE_IOERR_CORRUPTFS), instead of one that is broken. */
const NOT_GIVEN = 'error code=8458';

/**
 * Makes statements tell a disk that cannot be read from a database that is broken: SQLite has one code for
 * both, and knows the difference only when it is asked. Once it is known to be broken, nobody asks again.
 */
function truthful(sqlite: Connection): (statement: SqliteStatement) => SqliteStatement {
  let isBroken = false;
  const isUnread = (): boolean => {
    const found = JSON.stringify(sqlite.prepare('pragma quick_check(1)').all([]));
    isBroken = !found.includes(NOT_GIVEN);
    return !isBroken;
  };
  const trying = <X>(run: () => X): X => {
    try {
      return run();
    } catch (error) {
      if (isBroken || codeOf(error) !== 'SQLITE_CORRUPT' || !isUnread()) throw error;
      throw new Sqlite.SqliteError('the disk cannot be read', 'SQLITE_IOERR_CORRUPTFS');
    }
  };
  return (statement) => ({
    reader: statement.reader,
    all: (values) => trying(() => statement.all(values)),
    run: (values) => trying(() => statement.run(values)),
    iterate: (values) => statement.iterate(values),
  });
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
