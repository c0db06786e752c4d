/** The store without a disk, for tests and measurements: SQLite as ever, nothing kept. */
import { connect, databaseOf } from './database.ts';
import { migrate } from './migrations/migrate.ts';
import { SQLITE_STEPS } from './migrations/steps.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';
import { groupCommit } from './writer.ts';

/** Returns an empty store. */
export async function memoryStore(): Promise<Store> {
  const database = databaseOf(connect(':memory:'));
  await migrate(database.db, SQLITE_STEPS);
  return sqliteStore(database, groupCommit(database.db));
}
