/** Opens the store on PostgreSQL, or says why that cannot be. Loaded only where the house is kept there. */
import { type Kysely, sql } from 'kysely';
import pLimit from 'p-limit';
import { types } from 'pg';
import type { Beside } from '../../nodes/nodes.ts';
import { failingAs } from '../disk.ts';
import { isNewer, migrate } from '../migrations/migrate.ts';
import type { Schema } from '../schema.ts';
import { storeOver } from '../sql.ts';
import type { Store } from '../store.ts';
import { inTransaction } from '../transaction.ts';
import type { Write } from '../writer.ts';
import { appending } from './appending.ts';
import { aheadOf, besideOn, clear } from './beside.ts';
import { connect } from './connecting.ts';
import { truthful } from './failures.ts';
import { POSTGRES_STEPS } from './shape.ts';

/** What is read back from a living connection: not every server does what is asked. */
interface Settings {
  readonly synchronousCommit: string;
  readonly fsync: string;
  /** Of a statement, and of a transaction in which nothing happens. */
  readonly limits: string;
}

export type Opened =
  | {
      readonly ok: true;
      readonly store: Store;
      readonly beside: Beside;
      readonly settings: Settings;
      /** How far the database's clock is ahead of this machine's, in ms. */
      readonly ahead: number;
    }
  | Refusal;

interface Refusal {
  readonly ok: false;
  /** One sentence for whoever starts the server. */
  readonly sentence: string;
}

/** A server that was stopped in the middle of its work holds nobody up for longer, in ms. */
const LIMIT_MS = 2_000;

// times and counts fit into a number
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Opens the store at an address.
 * @param node the name of this node of the house.
 * @param options the server's own, for tests.
 */
export async function openPostgres(url: string, node = 'alone', options = ''): Promise<Opened> {
  const held = await holdPostgres(url, 'DATABASE_URL', LIMIT_MS, options);
  if (!held.ok) return held;
  const { db, settings } = held;
  await clear(db);
  const store = failingAs(postgresStore(db), truthful);
  const beside = failingAs(besideOn(db, node), truthful);
  return { ok: true, store, beside, settings, ahead: await aheadOf(db) };
}

/** A database in today's shape, which waits for its disk. */
type Held =
  | { readonly ok: true; readonly db: Kysely<Schema>; readonly settings: Settings }
  | Refusal;

/**
 * Opens the database at an address.
 * @param named how that is called when it is spoken of: it may hold a password.
 * @param limitMs how long a statement may take, in ms; 0: for ever.
 */
export async function holdPostgres(
  url: string,
  named: string,
  limitMs: number,
  options = '',
): Promise<Held> {
  try {
    // whatever the server is set to: an answer waits for its disk
    const safe = '-c synchronous_commit=on';
    const newer = await shape(connect(url, 0, safe));
    if (newer) return refused(named, 'was written by a newer version; install that version');
    const db = connect(url, limitMs, `${safe} ${options}`);
    const settings = await settingsOf(db);
    if (settings.synchronousCommit !== 'on' || settings.fsync !== 'on') {
      await db.destroy();
      return refused(
        named,
        'answers before it has written; set fsync and synchronous_commit to on',
      );
    }
    return { ok: true, db, settings };
  } catch (error) {
    return unopened(named, error);
  }
}

/** What a database says of itself. */
export interface Looked extends Pick<Settings, 'fsync'> {
  readonly ok: true;
  /** Such as 15.8. */
  readonly version: string;
  readonly isNewer: boolean;
}

/** Asks a database what it is, and changes nothing in it. */
export async function lookInto(url: string): Promise<Looked | Refusal> {
  const db = connect(url, LIMIT_MS);
  try {
    const { rows } = await sql<{ version: string }>`show server_version`.execute(db);
    const [version = ''] = rows.map((row) => Object.values(row)[0]?.split(' ')[0]);
    const { fsync } = await settingsOf(db);
    return { ok: true, version, fsync, isNewer: await isNewer(db, POSTGRES_STEPS) };
  } catch (error) {
    return unopened('DATABASE_URL', error);
  } finally {
    await db.destroy();
  }
}

/** The store over a database that has its shape. */
function postgresStore(db: Kysely<Schema>): Store {
  const commit: Write = (job) => inTransaction(db, job);
  // one after the other, as they were asked for; commits of rooms, and the rest, which do not wait for each other
  const [inOrder, inTurn] = [pLimit(1), pLimit(1)];
  const appendAll = appending(db, commit);
  const write: Write = (job) => inTurn(() => commit(job));
  return storeOver(db, {
    append: (batch) => inOrder(() => appendAll(batch)),
    read: reading(db),
    write,
    traceless: write,
    about: sql<string>`command::json #>> '{who,id}'`,
    probe: async () =>
      void (await sql`insert into alive (what, at) values ('probe', 0)
        on conflict (what) do update set at = 0`.execute(db)),
  });
}

/** Reads what was true at one moment. */
export function reading(db: Kysely<Schema>): Write {
  return (job) => db.transaction().setIsolationLevel('repeatable read').execute(job);
}

/** Returns whether a newer version has written there; brings the tables to their shape when none has. */
async function shape(db: Kysely<Schema>): Promise<boolean> {
  try {
    if (await isNewer(db, POSTGRES_STEPS)) return true;
    await migrate(db, POSTGRES_STEPS);
    return false;
  } finally {
    await db.destroy();
  }
}

/** Reads the settings on which the promise "acknowledged is kept" rests. */
async function settingsOf(db: Kysely<Schema>): Promise<Settings> {
  const { rows } = await sql<Settings>`
    select current_setting('synchronous_commit') as "synchronousCommit",
      current_setting('fsync') as fsync,
      current_setting('statement_timeout') || ' '
        || current_setting('idle_in_transaction_session_timeout') as limits`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database tells nothing of itself');
  return row;
}

function unopened(named: string, error: unknown): Refusal {
  return refused(
    named,
    `cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
  );
}

function refused(named: string, why: string): Refusal {
  return { ok: false, sentence: `The database at ${named} ${why}.` };
}
