/** The page of one game and its schemas. */
import { readFileSync } from 'node:fs';
import type { Table } from '@kesem/engine/core/table';
import { GUARD_CODES } from '@kesem/engine/core/table';
import type { GameSchemas } from './schemas.ts';
import { defined, list, nameOf, type Schema, shape, table, tabled } from './words.ts';

const WIRE = ['view', 'event', 'refusal', 'reason'] as const;

/** The text of docs/protocol/<game>.md. */
export function gamePage(
  { id, version, seats, series, options }: Table,
  schemas: GameSchemas,
): string {
  const { moves, own } = schemas;
  const choices = Object.entries(options).map(([name, choice]) => [
    name,
    choice.values.map((value) => `\`${JSON.stringify(value)}\``).join(', '),
    `\`${JSON.stringify(choice.default)}\``,
    choice.per === 'seat' ? '`seatOptions`, for one seat' : '`options`',
  ]);
  const many = seats.min === seats.max ? String(seats.min) : `${seats.min} to ${seats.max}`;
  return [
    `# The protocol of ${id}\n\nWritten by \`npm run protocol\`; do not edit. What holds for every game is on [the general page](../protocol.md), what the words mean in [the rules](../../packages/engine/src/games/${id}/RULES.md); all of this page as JSON Schema is in [${id}.schema.json](${id}.schema.json).\n`,
    `Version ${version}; seats: ${many}; a series adds up ${series}.\n`,
    notesOf(id),
    `## Options\n\n${table(['option', 'values', 'default', 'chosen by'], choices)}`,
    own.type === 'null'
      ? ''
      : `## The secret choice before the match\n\n\`{do: "own", own}\`, where \`own\` is ${shape(own)}.\n`,
    `## Moves\n\n${tabled(moves)}`,
    `## View\n\n\`view.table\`; a part is what stands in a step's \`table\`.\n\n${tabled(part(schemas, 'view'))}`,
    `## Events\n\n\`heard[].event\`.\n\n${tabled(part(schemas, 'event'))}`,
    `## Refusals\n\n\`why\` of a refused move, besides ${list(GUARD_CODES)} and those of the room.\n\n${tabled(part(schemas, 'refusal'))}`,
    `## Reasons\n\n\`match.outcome.reason\`: ${shape(part(schemas, 'reason'))}.\n`,
    `## What they hold\n\n${defined(
      schemas,
      WIRE.flatMap((name) => refOf(schemas, name) ?? []),
    )}`,
  ]
    .filter((text) => text !== '')
    .join('\n');
}

type Told = (typeof WIRE)[number];

/** The schema of something that is told, looked up where it has a name. */
function part(schemas: GameSchemas, name: Told): Schema {
  const named = refOf(schemas, name);
  return (named && schemas.definitions[named]) || schemas[name];
}

function refOf(schemas: GameSchemas, name: Told): string | null {
  const { $ref } = schemas[name];
  return $ref ? nameOf($ref) : null;
}

/** Prose that no type can say, from the game's folder: how cells, places and questions are named. */
function notesOf(id: string): string {
  return readFileSync(
    new URL(`../../../packages/engine/src/games/${id}/PROTOCOL.md`, import.meta.url),
    'utf8',
  );
}
