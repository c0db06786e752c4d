/** The rows of any table, some at a time. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { COLUMNS, type Schema } from '../schema.ts';

/** A table as it is carried. */
export interface Carried {
  readonly name: string;
  readonly columns: readonly string[];
  /** Those by which a row is found. */
  readonly keys: readonly string[];
}

type Row = Readonly<Record<string, string | number | Uint8Array | null>>;

/** Rows in memory at once: the longest are rooms and films, of a megabyte at most. */
const AT_ONCE = 100;

/** All tables, those first that others point to. */
export const CARRIED: readonly Carried[] = Object.entries(COLUMNS).map(([name, columns]) => ({
  name,
  columns: Object.keys(columns),
  keys: Object.entries(columns).flatMap(([column, is]) => (is === 'key' ? [column] : [])),
}));

/** Reads a table in the order that the database gives its keys. */
export async function* rowsOf(
  trx: Kysely<Schema>,
  { name, columns, keys }: Carried,
): AsyncGenerator<readonly Row[]> {
  const key = listOf(keys);
  for (let after = sql``; ; ) {
    const { rows } = await sql<Row>`select ${listOf(columns)} from ${sql.table(name)}
      ${after} order by ${key} limit ${sql.lit(AT_ONCE)}`.execute(trx);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = sql`where (${key}) > (${valuesOf(last, keys)})`;
  }
}

/** Adds rows as they are; `overriding` is the database's own word for that. */
export async function addRows(
  trx: Kysely<Schema>,
  { name, columns }: Carried,
  rows: readonly Row[],
  overriding: RawBuilder<unknown>,
): Promise<void> {
  const values = rows.map((row) => sql`(${valuesOf(row, columns)})`);
  await sql`insert into ${sql.table(name)} (${listOf(columns)}) ${overriding}
    values ${sql.join(values)}`.execute(trx);
}

/** A row as a text, the same from every database. */
export function textOf(row: Row, { columns }: Carried): string {
  const plain = columns.map((column) => {
    const value = row[column];
    return value instanceof Uint8Array ? { hex: Buffer.from(value).toString('hex') } : value;
  });
  return JSON.stringify(plain);
}

function listOf(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

function valuesOf(row: Row, columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => row[column]));
}
