/** A PostgreSQL as one end of a move. */
import { sql } from 'kysely';
import type { End, OpenedEnd } from '../move/end.ts';
import { COLUMNS } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { holdPostgres, reading } from './opening.ts';

/** The numbers that it draws. */
const DRAWN = [
  ['rooms', 'no'],
  ['commits', 'n'],
] as const;

/** Opens one; see `openEnd`. */
export async function postgresEnd(url: string, named: string): Promise<OpenedEnd> {
  // one transaction takes as long as it takes, and this end waits for the other
  const held = await holdPostgres(url, named, 0);
  if (!held.ok) return held;
  const { db } = held;
  const end: End = {
    read: reading(db),
    write: (job) =>
      inTransaction(db, async (trx) => {
        const all = sql.join(Object.keys(COLUMNS).map((name) => sql.table(name)));
        await sql`lock table ${all}`.execute(trx);
        return job(trx);
      }),
    overriding: sql`overriding system value`,
    goOn: async (trx) => {
      for (const [table, column] of DRAWN) {
        await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
          (select max(${sql.ref(column)}) from ${sql.table(table)}))`.execute(trx);
      }
    },
    close: () => db.destroy(),
  };
  return { ok: true, end };
}
