/** Group commit: what waits when the disk becomes free is written in one transaction. */
import { CompiledQuery, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Something to write: all of it or nothing, whatever happens to its neighbours. */
export type Job<X> = (trx: Kysely<Schema>) => Promise<X>;

const SAVEPOINT = CompiledQuery.raw('savepoint job');
const RELEASE = CompiledQuery.raw('release job');
const ROLLBACK = CompiledQuery.raw('rollback to job');

/** What a job gave, or why it failed and left nothing. */
export type Done<X> =
  | { readonly ok: true; readonly value: X }
  | { readonly ok: false; readonly error: unknown };

/**
 * Runs a job; resolves with its result when that is on the disk. Rejects when the job failed, or the COMMIT,
 * and then nobody knows.
 */
export type Write = <X>(job: Job<X>) => Promise<X>;

interface Waiting {
  /** Runs the job. Returns what to do once it is durable. */
  readonly attempt: (trx: Kysely<Schema>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** The one writer of a database. */
export function groupCommit(db: Kysely<Schema>): Write {
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
  return <X>(job: Job<X>) =>
    new Promise<X>((resolve, reject) => {
      const attempt = async (trx: Kysely<Schema>) => {
        const done = await alone(trx, job);
        return () => (done.ok ? resolve(done.value) : reject(done.error));
      };
      waiting.push({ attempt, reject });
      if (!busy) soon();
    });
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

/** Runs a job within a transaction: all of it or nothing. */
export async function alone<X>(trx: Kysely<Schema>, job: Job<X>): Promise<Done<X>> {
  await trx.executeQuery(SAVEPOINT);
  try {
    const value = await job(trx);
    await trx.executeQuery(RELEASE);
    return { ok: true, value };
  } catch (error) {
    await takeBack(trx, error);
    return { ok: false, error };
  }
}

/** Takes a failed job back. Where the disk has made SQLite take back the whole transaction, all fail for the job's reason. */
async function takeBack(trx: Kysely<Schema>, reason: unknown): Promise<void> {
  try {
    await trx.executeQuery(ROLLBACK);
    await trx.executeQuery(RELEASE);
  } catch {
    throw reason;
  }
}
