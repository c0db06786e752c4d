/** Half-way views, after each event of a step, are views: they fit the schema that strangers read. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Viewer } from '@kesem/engine/core/game';
import { replay } from '@kesem/engine/core/replay';
import type { Table, TableView } from '@kesem/engine/core/table';
import { readGolden } from '@kesem/engine/core/testing/golden';
import { heardBy } from '@kesem/engine/core/told';
import { TABLES } from '@kesem/engine/registry';
import { expect, it } from 'vitest';
import * as z from 'zod';

const REPO = fileURLToPath(new URL('..', import.meta.url));
const VIEWERS: readonly Viewer[] = [0, 'all'];

const schemaFile = z.object({
  view: z.record(z.string(), z.json()),
  definitions: z.record(z.string(), z.json()),
});

function viewSchema({ id }: Table): z.ZodType {
  const text = readFileSync(`${REPO}/docs/protocol/${id}.schema.json`, 'utf8');
  const { view, definitions } = schemaFile.parse(JSON.parse(text));
  return z.fromJSONSchema({
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...view,
    definitions,
  });
}

/** The views after each event of each step of the golden replays, with the event's type. */
function* halfWays(table: Table): Generator<readonly [string, TableView]> {
  const folder = `${REPO}/packages/engine/src/games/${table.id}/testing/replays`;
  for (const file of readdirSync(folder)) {
    const { setup, inputs } = readGolden(readFileSync(`${folder}/${file}`, 'utf8'))!;
    // an older file leaves out options that came later
    const options = { ...table.parseOptions({}), ...setup.options };
    const record = { ...setup, options, version: table.version, inputs };
    const steps = [...replay(table, record)];
    for (const [at, { state }] of steps.slice(0, -1).entries()) {
      for (const viewer of VIEWERS) {
        let view = table.view(state, viewer);
        for (const event of heardBy(steps[at + 1]!.told, viewer)) {
          view = table.follow(view, event);
          yield [event.type, view];
        }
      }
    }
  }
}

it.each(TABLES)('$id: a view is one after every event too', (table) => {
  const schema = viewSchema(table);
  const strange = new Map<string, string>();
  let count = 0;
  for (const [type, view] of halfWays(table)) {
    count += 1;
    const parsed = schema.safeParse(view);
    if (!parsed.success) strange.set(type, z.prettifyError(parsed.error));
  }
  expect(strange).toEqual(new Map());
  expect(count).toBeGreaterThan(100);
});

it('knows a view that is none', () => {
  const [table] = TABLES;
  const [[, view] = ['', null]] = [...halfWays(table!)];
  const schema = viewSchema(table!);
  expect(schema.safeParse(view).success).toBe(true);
  expect(schema.safeParse({ ...view, ply: 'late' }).success).toBe(false);
});
