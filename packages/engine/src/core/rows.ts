/** Events as rows: the values of their fields in an order that both ends know, and none of the names. */
import type { Short } from './game.ts';

/** What is in a field: an object as a row of its own, or a list of such. */
interface Inner {
  readonly isList: boolean;
  readonly fields: readonly Field[];
}

type Field<Name extends string = string> = Name | readonly [name: Name, inner: Inner];

type Event = { readonly type: string };
type Named<E extends Event, K> = Extract<E, { readonly type: K }>;
/** The fields of every type of event, but for the type. */
type Rows<E extends Event> = {
  readonly [K in E['type']]: readonly Field<keyof Omit<Named<E, K>, 'type'> & string>[];
};

/** The field holds one object with these fields. */
export function one(...fields: readonly Field[]): Inner {
  return { isList: false, fields };
}

/** The field holds a list of objects with these fields. */
export function each(...fields: readonly Field[]): Inner {
  return { isList: true, fields };
}

/**
 * Returns how a game's events are written in rows, and read. One that has other fields than its row is sent as it
 * is. @param rows by type, in an order that is part of the writing.
 */
export function inRows<E extends Event>(
  rows: Rows<E>,
): {
  readonly short: (event: E) => Short | null;
  readonly long: (view: unknown, short: Short) => E | null;
} {
  const types = Object.keys(rows);
  const fieldsOf = (type: string): readonly Field[] => rows[type as E['type']];
  return {
    short: ({ type, ...rest }) => {
      const row = rowOf(rest, fieldsOf(type));
      return row && [types.indexOf(type), ...row];
    },
    long: (_, short) => {
      if (typeof short === 'string') return null;
      const [at, ...row] = short;
      const type = types[Number(at)];
      if (type === undefined) return null;
      const event: unknown = { type, ...objectOf(row, fieldsOf(type)) };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by `short` at a server of the same build
      return event as E;
    },
  };
}

/** The values of an object; null when it has not just these fields. */
function rowOf(value: object, fields: readonly Field[]): readonly unknown[] | null {
  if (Object.keys(value).length !== fields.length) return null;
  const row: unknown[] = [];
  for (const field of fields) {
    const [name, inner] = typeof field === 'string' ? [field, null] : field;
    if (!Object.hasOwn(value, name)) return null;
    const plain: unknown = Reflect.get(value, name);
    const written = inner ? writtenOf(plain, inner) : plain;
    if (written === undefined) return null;
    row.push(written);
  }
  return row;
}

/** Undefined when it cannot be written so. */
function writtenOf(value: unknown, { isList, fields }: Inner): unknown {
  if (value === null) return null;
  if (!isList) return rowOf(Object(value), fields) ?? undefined;
  if (!Array.isArray(value)) return undefined;
  const rows = value.map((item: object) => rowOf(item, fields));
  return rows.includes(null) ? undefined : rows;
}

function objectOf(row: readonly unknown[], fields: readonly Field[]): object {
  return Object.fromEntries(
    fields.map((field, at) => {
      const [name, inner] = typeof field === 'string' ? [field, null] : field;
      return [name, inner ? readOf(row[at], inner) : row[at]];
    }),
  );
}

function readOf(written: unknown, { isList, fields }: Inner): unknown {
  if (!Array.isArray(written)) return null;
  return isList ? written.map((row) => objectOf(row, fields)) : objectOf(written, fields);
}
