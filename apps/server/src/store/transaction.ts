/** One transaction, which tells the truth about how it failed. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Runs work in one transaction: all of it or nothing. Throws what failed first: a full disk has often
 * made SQLite take everything back by itself, and then it is no fault that there is nothing to roll back.
 */
export function inTransaction<X>(
  db: Kysely<Schema>,
  work: (trx: Kysely<Schema>) => Promise<X>,
): Promise<X> {
  return db.connection().execute(async (trx) => {
    await sql`begin`.execute(trx);
    try {
      const value = await work(trx);
      await sql`commit`.execute(trx);
      return value;
    } catch (error) {
      await sql`rollback`.execute(trx).catch(() => undefined);
      throw error;
    }
  });
}
