/** JSON schemas in words: one line for a shape, tables for what has a name. */

/** A JSON schema, as far as it is read here. */
export interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** A shape in one line, as code; a bar would end a cell of a table. */
export function shape(schema: Schema): string {
  return `\`${worded(schema).replaceAll('|', '\\|')}\``;
}

/** The fields of an object, or the kinds of a union of objects, as a table; else one line. */
export function tabled(schema: Schema): string {
  const kinds = kindsOf(schema);
  if (kinds) return kindTable(kinds);
  if (!schema.properties) return `${shape(schema)}\n`;
  const rows = Object.entries(schema.properties).map(([name, value]) => [
    `${name}${isRequired(schema, name) ? '' : '?'}`,
    shape(value),
    said(value.description),
  ]);
  return table(['field', 'is', 'what it tells'], rows);
}

/** What all kinds of a union are told apart by: the field that is another constant in each. */
const TAGS = ['type', 'do', 'code'] as const;

function kindsOf({ anyOf, oneOf }: Schema): readonly Schema[] | null {
  const kinds = anyOf ?? oneOf ?? [];
  return kinds.length > 0 && kinds.every(({ properties }) => properties) ? kinds : null;
}

function kindTable(kinds: readonly Schema[]): string {
  const rows = kinds.map((kind) => {
    const tag = TAGS.find((name) => kind.properties?.[name]);
    const names = tag && kind.properties?.[tag] ? shape(kind.properties[tag]) : '';
    const fields = Object.entries(kind.properties ?? {}).filter(([name]) => name !== tag);
    const told = fields.flatMap(([name, { description }]) =>
      description ? [`\`${name}\`: ${said(description)}`] : [],
    );
    return [names, shape({ ...kind, properties: Object.fromEntries(fields) }), told.join(' ')];
  });
  return table(['kind', 'with', 'what it tells'], rows);
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row), ''].join('\n');
}

/** Codes in one line. */
export function list(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(', ');
}

function row(cells: readonly unknown[]): string {
  return `| ${cells.join(' | ')} |`;
}

function said(description = ''): string {
  return description.replaceAll('\n', ' ').replaceAll('|', '\\|');
}

function worded(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(worded).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'object') return object(schema);
  if (schema.type === 'array') return `[${items(schema)}]`;
  return scalar(schema);
}

/** The name that a reference points to. */
export function nameOf(ref: string): string {
  return decodeURIComponent(ref.replace('#/definitions/', ''));
}

function object(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, value]) => `${name}${isRequired(schema, name) ? '' : '?'}: ${worded(value)}`,
  );
  const { additionalProperties: any } = schema;
  const others = typeof any === 'object' ? [`[key]: ${worded(any)}`] : [];
  return `{${[...fields, ...others].join(', ')}}`;
}

function isRequired({ required = [] }: Schema, name: string): boolean {
  return required.includes(name);
}

function items({ items: of, minItems, maxItems }: Schema): string {
  if (of === undefined) return 'anything';
  if (!isTuple(of)) return `${worded(of)}${most(maxItems)}`;
  return `${of.map(worded).join(', ')}${minItems === maxItems ? '' : ', …'}`;
}

function isTuple(items: Schema | readonly Schema[]): items is readonly Schema[] {
  return Array.isArray(items);
}

function scalar({ type, pattern, minimum, maximum, maxLength }: Schema): string {
  if (pattern) return pattern.replace(/^\^|\$$/g, '');
  if (type === 'string') return `string${most(maxLength)}`;
  if (type === 'integer' && minimum !== Number.MIN_SAFE_INTEGER) return between(minimum, maximum);
  return typeof type === 'string' ? type : 'anything';
}

function between(from = 0, to?: number): string {
  const open = to === undefined || to === Number.MAX_SAFE_INTEGER;
  return open ? `integer ≥ ${from}` : `${from}–${to}`;
}

function most(count: number | undefined): string {
  return count === undefined ? '' : ` ≤ ${count}`;
}

/** The named types of a schema but for some, each with a heading. */
export function defined(
  { definitions }: { readonly definitions: Readonly<Record<string, Schema>> },
  apart: readonly string[] = [],
): string {
  const told = Object.entries(definitions).filter(([name]) => !apart.includes(name));
  return told
    .map(([name, schema]) => {
      const about = schema.description ? `${said(schema.description)}\n\n` : '';
      return `#### ${name}\n\n${about}${tabled(schema)}`;
    })
    .join('\n');
}
