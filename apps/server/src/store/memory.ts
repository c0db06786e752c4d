/** The store without a disk, for tests and measurements: SQLite as ever, nothing kept. */
import { connect, databaseOf } from './database.ts';
import { migrate } from './migrations/migrate.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';
import { groupCommit } from './writer.ts';

/** Returns an empty store. */
export async function memoryStore(): Promise<Store> {
  const database = databaseOf(connect(':memory:'));
  await migrate(database.db);
  return sqliteStore(database, groupCommit(database.db));
}
