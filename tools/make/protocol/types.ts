/** Schemas of TypeScript types: what the server tells has no other law than its types. */
import { fileURLToPath } from 'node:url';
import { buildGenerator, getProgramFromFiles } from 'typescript-json-schema';
import { nameOf, type Schema } from './words.ts';

const SPOKEN = fileURLToPath(new URL('./spoken.ts', import.meta.url));
const GAMES = fileURLToPath(new URL('../../../packages/engine/src/games/', import.meta.url));
/** As the house compiles, but for the resolution: under `nodenext` the library takes paths for names. */
const COMPILER = {
  target: 'es2023',
  lib: ['es2023'],
  types: [],
  module: 'esnext',
  moduleResolution: 'bundler',
  customConditions: ['source'],
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
};

/** A schema with the named types that it refers to. */
export interface Named extends Schema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly definitions: Readonly<Record<string, Schema>>;
}

/** Reads the types of the room and of these games once; gives the schema of each name. @throws for a name that is not there. */
export function readTypes(games: readonly string[]): (name: string) => Named {
  // the library lists what a type holds in the order in which it met it: always the same files first
  const files = [...games.toSorted().map((game) => `${GAMES}${game}/testing/wire.ts`), SPOKEN];
  const generator = buildGenerator(getProgramFromFiles(files, COMPILER), {
    required: true,
    ignoreErrors: true,
  });
  return (name) => {
    const schema: unknown = generator?.getSchemaForSymbol(name);
    // every name there is an object type
    const { $schema: _, ...named } = schema as Named & { readonly $schema?: string };
    return flattened(plainlyNamed({ ...named, definitions: named.definitions ?? {} }));
  };
}

/** The same schema in which each object that several types make up together is one object. */
function flattened(root: Named): Named {
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? (root.definitions[nameOf(schema.$ref)] ?? schema) : schema;
  const merged = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(merged);
    if (typeof value !== 'object' || value === null) return value;
    const { allOf, ...rest }: Schema = value;
    const parts = (allOf ?? []).map((part) => merged(resolved(part)));
    const own = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, merged(one)]));
    return [...parts, own].reduce<Schema>(joined, {});
  };
  // what goes in as a schema comes out as one
  return merged(root) as Named;
}

function joined(one: Schema, other: unknown): Schema {
  // parts of a schema are schemas
  const more = other as Schema;
  const properties = { ...one.properties, ...more.properties };
  const required = [...(one.required ?? []), ...(more.required ?? [])];
  return {
    ...one,
    ...more,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required: [...new Set(required)] }),
  };
}

/** The same schema with names that need no escape in a reference: `OpenStock_BaseCard`. */
function plainlyNamed(root: Named): Named {
  const plain = (name: string): string => name.split(/\W+/).filter(Boolean).join('_');
  const names = Object.entries(root.definitions).map(([name, one]) => [plain(name), one] as const);
  const renamed = { ...root, definitions: Object.fromEntries(names) };
  // a copy but for names
  return JSON.parse(JSON.stringify(renamed), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? `#/definitions/${plain(nameOf(value))}` : value,
  ) as Named;
}
