/** Brings a database to the shape this version knows; all of it or nothing. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** By their names, in whose order they are taken. */
export type Steps = Readonly<Record<string, Migration>>;

/** Whether a version that knows more steps than these has written the database. */
export async function isNewer(db: Kysely<Schema>, steps: Steps): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.every(({ name }) => name !== 'kysely_migration')) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.some(({ name }) => !Object.hasOwn(steps, name));
}

/** Takes the steps that are missing, whoever else begins at the same time. Throws when one fails; then nothing has changed. */
export async function migrate(db: Kysely<Schema>, steps: Steps): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...steps }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
