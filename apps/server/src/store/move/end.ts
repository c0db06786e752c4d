/** One end of a move, as each kind of database opens it. */
import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Write } from '../writer.ts';

/** One end of a move, in today's shape. */
export interface End {
  /** Reads what was true at one moment. */
  readonly read: Write;
  /** Writes all or nothing, and keeps everybody else out until then. */
  readonly write: Write;
  /** What an `insert` says so that a number which the database draws is taken as it is. */
  readonly overriding: RawBuilder<unknown>;
  /** Lets the database draw its numbers after those that were taken over. */
  readonly goOn: (trx: Kysely<Schema>) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type OpenedEnd =
  | { readonly ok: true; readonly end: End }
  /** One sentence, in which no address of a database stands. */
  | { readonly ok: false; readonly sentence: string };
