/** Brings a database to the shape this version knows; all of it or nothing. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { first } from './m0001-first.ts';
import { matches } from './m0002-matches.ts';
import { presets } from './m0003-presets.ts';
import { films } from './m0004-films.ts';
import { codes } from './m0005-codes.ts';
import { push } from './m0006-push.ts';
import { outages } from './m0007-outages.ts';
import { order } from './m0008-order.ts';

/** In order of name, which never changes once released; a shape only ever grows. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-first': first,
  '0002-matches': matches,
  '0003-presets': presets,
  '0004-films': films,
  '0005-codes': codes,
  '0006-push': push,
  '0007-outages': outages,
  '0008-order': order,
};

/** Whether a version that knows more than this one has written the database. */
export async function isNewer(db: Kysely<Schema>): Promise<boolean> {
  const { rows: tables } = await sql`
    select 1 from sqlite_schema where name = 'kysely_migration'`.execute(db);
  if (tables.length === 0) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.some(({ name }) => !Object.hasOwn(MIGRATIONS, name));
}

/** Takes the steps that are missing. Throws when one fails; then nothing has changed. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
