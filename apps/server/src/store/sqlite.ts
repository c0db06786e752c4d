/** The store on SQLite: everything written goes through one writer. */
import { type Kysely, sql } from 'kysely';
import { appending } from './appending.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import { storeOver } from './sql.ts';
import type { Store } from './store.ts';
import { inTransaction } from './transaction.ts';
import type { Write } from './writer.ts';

/** More bytes than any commit takes. */
const PROBE_BYTES = 262_144;

/** The store over a database that has its shape, and the writer that commits to it. */
export function sqliteStore(database: Database, write: Write): Store {
  const { db } = database;
  const appendAll = appending(database);
  return storeOver(db, {
    append: (batch) => write((trx) => appendAll(trx, batch)),
    read: (job) => inTransaction(db, job),
    write,
    traceless: withoutTrace(db, write),
    about: sql<string>`json_extract(command, '$.who.id')`,
    probe: () => probe(db, write),
  });
}

/** Writes, carries it into the database, and cuts off the write-ahead log, in which all stands as it was before. */
function withoutTrace(db: Kysely<Schema>, write: Write): Write {
  return async (job) => {
    const value = await write(job);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return value;
  };
}

/** In two transactions, for within one nothing of it would have to reach the disk. */
async function probe(db: Kysely<Schema>, write: Write): Promise<void> {
  await write(async (trx) => {
    await sql`create table if not exists probe (ballast blob)`.execute(trx);
    await sql`insert into probe values (randomblob(${PROBE_BYTES}))`.execute(trx);
  });
  await sql`select count(ballast) from probe`.execute(db);
  await write((trx) => sql`drop table if exists probe`.execute(trx));
}
