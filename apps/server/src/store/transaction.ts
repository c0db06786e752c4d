/** One transaction, which tells the truth about how it failed. */
import { CompiledQuery, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/**
 * Runs work in one transaction: all of it or nothing. Throws what failed first: a full disk has often
 * made SQLite take everything back by itself, and then it is no fault that there is nothing to roll back.
 */
export function inTransaction<X>(
  db: Kysely<Schema>,
  work: (trx: Kysely<Schema>) => Promise<X>,
): Promise<X> {
  return db.connection().execute(async (trx) => {
    await trx.executeQuery(BEGIN);
    try {
      const value = await work(trx);
      await trx.executeQuery(COMMIT);
      return value;
    } catch (error) {
      await trx.executeQuery(ROLLBACK).catch(() => undefined);
      throw error;
    }
  });
}
