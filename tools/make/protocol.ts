// Writes docs/protocol.md and docs/protocol/ from schemas and types. Usage: tsx --conditions=source tools/make/protocol.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TABLES } from '@kesem/engine/registry';
import { gamePage } from './protocol/game.ts';
import { generalPage } from './protocol/page.ts';
import { gameSchemas, roomSchemas } from './protocol/schemas.ts';
import { readTypes } from './protocol/types.ts';

const DOCS = new URL('../../docs/', import.meta.url);

/** Every file that is written, by its path in docs/. */
export function protocolFiles(): ReadonlyMap<string, string> {
  const typed = readTypes(TABLES.map(({ id }) => id));
  const room = typed('RoomWire');
  const files = TABLES.map((table) => {
    const schemas = gameSchemas(table, typed(wireOf(table.id)));
    return [
      [`protocol/${table.id}.md`, gamePage(table, schemas)],
      [`protocol/${table.id}.schema.json`, json(schemas)],
    ] as const;
  });
  return new Map([
    ['protocol.md', generalPage(room)],
    ['protocol/room.schema.json', json(roomSchemas(room))],
    ...files.flat(),
  ]);
}

/** The name of what a game tells, in `testing/wire.ts` of its folder: `ToyGameWire` for toy-game. */
function wireOf(id: string): string {
  const words = id.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${words.join('')}Wire`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Where a file of docs/ lies. */
export function inDocs(path: string): string {
  return fileURLToPath(new URL(path, DOCS));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of protocolFiles()) {
    mkdirSync(dirname(inDocs(path)), { recursive: true });
    writeFileSync(inDocs(path), text);
  }
}
