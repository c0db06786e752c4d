/** Opens the store of a data folder, or says why that cannot be. */
import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { isAlone } from './alone.ts';
import {
  connect,
  DATABASE_FILE,
  type Database,
  databaseOf,
  type Settings,
  settingsOf,
} from './database.ts';
import { isNewer, migrate } from './migrations/migrate.ts';
import { SQLITE_STEPS } from './migrations/steps.ts';
import { type Misplaced, misplaced } from './ours.ts';
import type { Schema } from './schema.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';
import { groupCommit } from './writer.ts';

/** 'inUse': another process has the database open. 'newer': a later version has written it. */
export type Unopened =
  | { readonly code: 'inUse' | 'networkDisk' | 'newer' | 'noLog' | Misplaced }
  | { readonly code: 'broken'; readonly cause: string };

interface Refused {
  readonly ok: false;
  readonly why: Unopened;
}

export type Opened =
  | { readonly ok: true; readonly store: Store; readonly settings: Settings }
  | Refused;

/** A database in today's shape, which nobody else has open. */
type Held =
  | { readonly ok: true; readonly database: Database; readonly settings: Settings }
  | Refused;

/** How often what was committed is carried from the log into the database file, between two commits. */
const CHECKPOINT_MS = 5_000;

/** Network file systems, on which neither locks nor the write-ahead log can be relied: NFS, SMB, CIFS. */
const NETWORK_DISKS: readonly number[] = [0x6969, 0xfe534d42, 0xff534d42];

/** Opens the store in a folder, which is made when it is missing, and holds it until closed. */
export async function openFolder(folder: string): Promise<Opened> {
  try {
    return storeOf(await holdFolder(folder));
  } catch (error) {
    return { ok: false, why: { code: 'broken', cause: String(error) } };
  }
}

/** Makes a store of a connection: brings the tables to their shape, starts the writer. */
export async function openDatabase(sqlite: Sqlite.Database): Promise<Opened> {
  return storeOf(await shaped(sqlite));
}

/**
 * Opens the database in a folder, which is made when it is missing, and keeps others from doing so until closed.
 * Throws when it is broken.
 */
export async function holdFolder(folder: string): Promise<Held> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isNetworkDisk(statfsSync(folder).type)) return refused('networkDisk');
  const file = join(folder, DATABASE_FILE);
  const flaw = misplaced(file);
  return flaw ? refused(flaw) : holdAlone(connect(file));
}

async function holdAlone(sqlite: Sqlite.Database): Promise<Held> {
  if (!isAlone(sqlite)) {
    sqlite.close();
    return refused('inUse');
  }
  return shaped(sqlite);
}

async function shaped(sqlite: Sqlite.Database): Promise<Held> {
  const settings = settingsOf(sqlite);
  const database = databaseOf(sqlite);
  const { db } = database;
  const problem =
    settings.journal !== 'wal' ? 'noLog' : (await isNewer(db, SQLITE_STEPS)) ? 'newer' : null;
  if (problem) {
    await db.destroy();
    return refused(problem);
  }
  await migrate(db, SQLITE_STEPS);
  return { ok: true, database, settings };
}

function storeOf(held: Held): Opened {
  if (!held.ok) return held;
  const { database, settings } = held;
  const { db } = database;
  const store = sqliteStore(database, groupCommit(db));
  const stop = checkpointNowAndThen(db);
  const close = () => {
    stop();
    return store.close();
  };
  return { ok: true, store: { ...store, close }, settings };
}

/** Whether a folder on a file system of this type (`statfs`) lies on another machine. */
export function isNetworkDisk(type: number): boolean {
  return NETWORK_DISKS.includes(type);
}

/** The sentence for whoever starts the server. */
export function whyUnopened(why: Unopened, folder: string): string {
  switch (why.code) {
    case 'inUse':
      return `Another process has the database in ${folder} open, a server or a backup that is being made; stop it or let it end, or set DATA_DIR to another folder.`;
    case 'networkDisk':
      return `The data folder ${folder} lies on a network disk, which cannot keep it safely; set DATA_DIR to a local folder.`;
    case 'newer':
      return `The data in ${folder} was written by a newer version; install that version, or set DATA_DIR to another folder.`;
    case 'noLog':
      return `The disk of the data folder ${folder} cannot hold a write-ahead log; set DATA_DIR to a folder on another disk.`;
    case 'empty':
      return `The file ${DATABASE_FILE} in ${folder} is empty; put a backup in its place, or remove it to begin with an empty house.`;
    case 'foreign':
      return `The file ${DATABASE_FILE} in ${folder} is not a database of Kesem; put a backup in its place, or set DATA_DIR to another folder.`;
    case 'broken':
      return `The data folder ${folder} cannot be opened: ${why.cause}.`;
    default:
      return why satisfies never;
  }
}

function refused(code: Exclude<Unopened['code'], 'broken'>): Refused {
  return { ok: false, why: { code } };
}

function checkpointNowAndThen(db: Kysely<Schema>): () => void {
  const timer = setInterval(() => {
    // should it fail, nothing is lost: the log keeps everything, and the next try carries it over
    sql`pragma wal_checkpoint(passive)`.execute(db).catch(() => undefined);
  }, CHECKPOINT_MS);
  return () => clearInterval(timer);
}
