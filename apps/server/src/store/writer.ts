/** Group commit: what waits when the disk becomes free is written in one transaction. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Something to write: all of it or nothing, whatever happens to its neighbours. */
export type Job<X> = (trx: Kysely<Schema>) => Promise<X>;

/** What a job gave, or why it failed and left nothing. */
export type Done<X> =
  | { readonly ok: true; readonly value: X }
  | { readonly ok: false; readonly error: unknown };

/**
 * Runs jobs in their order; resolves with what became of each when that is on the disk. Rejects when the
 * COMMIT failed, and then nobody knows.
 */
export type WriteAll = <X>(jobs: readonly Job<X>[]) => Promise<readonly Done<X>[]>;

/** Runs a job; resolves with its result when that is on the disk. Rejects when that is unknown, or the job failed. */
export type Write = <X>(job: Job<X>) => Promise<X>;

interface Waiting {
  /** Runs the jobs. Returns what to do once they are durable. */
  readonly attempt: (trx: Kysely<Schema>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** The one writer of a database. */
export function groupCommit(db: Kysely<Schema>): WriteAll {
  let waiting: Waiting[] = [];
  let busy = false;
  // a turn of the event loop lets everything in that came meanwhile
  const soon = () => {
    busy = waiting.length > 0;
    if (busy) setImmediate(() => void round());
  };
  const round = async () => {
    const batch = waiting;
    waiting = [];
    await commit(db, batch);
    soon();
  };
  return <X>(jobs: readonly Job<X>[]) =>
    new Promise<readonly Done<X>[]>((resolve, reject) => {
      const attempt = async (trx: Kysely<Schema>) => {
        const done: Done<X>[] = [];
        for (const job of jobs) done.push(await alone(trx, job));
        return () => resolve(done);
      };
      waiting.push({ attempt, reject });
      if (!busy) soon();
    });
}

/** Writes jobs that come one by one. */
export function oneAlone(writeAll: WriteAll): Write {
  return async <X>(job: Job<X>): Promise<X> => {
    const [done] = await writeAll([job]);
    if (!done?.ok) throw done?.error;
    return done.value;
  };
}

async function commit(db: Kysely<Schema>, batch: readonly Waiting[]): Promise<void> {
  try {
    const settle: (() => void)[] = [];
    await inTransaction(db, async (trx) => {
      for (const { attempt } of batch) settle.push(await attempt(trx));
    });
    for (const act of settle) act();
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

async function alone<X>(trx: Kysely<Schema>, job: Job<X>): Promise<Done<X>> {
  await sql`savepoint job`.execute(trx);
  try {
    const value = await job(trx);
    await sql`release job`.execute(trx);
    return { ok: true, value };
  } catch (error) {
    await takeBack(trx, error);
    return { ok: false, error };
  }
}

/** Takes a failed job back. Where the disk has made SQLite take back the whole transaction, all fail for the job's reason. */
async function takeBack(trx: Kysely<Schema>, reason: unknown): Promise<void> {
  try {
    await sql`rollback to job`.execute(trx);
    await sql`release job`.execute(trx);
  } catch {
    throw reason;
  }
}
