/** Schemas of what clients send, by which the server itself checks, and all schemas of a game. */
import type { Table } from '@kesem/engine/core/table';
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { CLIENT_MESSAGES } from '@kesem/protocol/messages';
import { openShape, SHAPES } from '@kesem/room/command';
import * as z from 'zod/mini';
import type { Named } from './types.ts';
import type { Schema } from './words.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** A zod schema as JSON schema, as one writes it: what has a default may be left out. */
export function schemaOf(schema: z.ZodMiniType): Schema {
  const { $schema: _, ...bare } = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  // the library's own type of the same thing
  return bare as Schema;
}

/** A game as a machine reads it: what is chosen, sent and told. */
export interface GameSchemas {
  readonly $schema: string;
  readonly game: string;
  readonly version: number;
  readonly seats: Table['seats'];
  readonly series: Table['series'];
  readonly options: Table['options'];
  /** The secret choice before the match. */
  readonly own: Schema;
  readonly moves: Schema;
  readonly view: Schema;
  readonly event: Schema;
  readonly refusal: Schema;
  readonly reason: Schema;
  readonly definitions: Readonly<Record<string, Schema>>;
}

/** All schemas of a game. @param wire the schema of what it tells. */
export function gameSchemas(table: Table, { properties, definitions }: Named): GameSchemas {
  const { id, version, seats, series, options } = table;
  const told = (name: string): Schema => properties[name] ?? {};
  return {
    $schema: DRAFT,
    game: id,
    version,
    seats,
    series,
    options,
    own: schemaOf(table.schemas.own),
    moves: schemaOf(table.schemas.move),
    view: told('view'),
    event: told('event'),
    refusal: told('refusal'),
    reason: told('reason'),
    definitions,
  };
}

/** The schemas of messages and commands, and of what the server says whatever the game. */
export function roomSchemas({ properties, definitions }: Named): object {
  return {
    $schema: DRAFT,
    protocol: PROTOCOL_VERSION,
    messages: mapped(CLIENT_MESSAGES),
    commands: mapped(SHAPES),
    open: schemaOf(openShape),
    sent: properties['sent'],
    answers: properties['answers'],
    definitions,
  };
}

function mapped(schemas: Readonly<Record<string, z.ZodMiniType>>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, schemaOf(schema)]),
  );
}
