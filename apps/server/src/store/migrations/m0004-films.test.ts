import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { databaseOf } from '../database.ts';
import { first } from './m0001-first.ts';
import { matches } from './m0002-matches.ts';
import { presets } from './m0003-presets.ts';
import { films } from './m0004-films.ts';

it('matches of the shape before wait to be filmed, and those in snapshots went on from nowhere', async () => {
  const sqlite = new Sqlite(':memory:');
  const { db } = databaseOf(sqlite);
  for (const step of [first, matches, presets]) await step.up(db);
  sqlite.exec(`
    insert into rooms values ('over', 1, 1), ('waiting', 1, 1);
    insert into snapshots values ('over', 2, '{"stage":{"at":"over","match":{"number":1}}}');
    insert into snapshots values ('waiting', 3, '{"stage":{"at":"lobby"}}');
    insert into matches values ('m', 'over', 1, '{}');`);
  await films.up(db);
  const rows = (table: string) => sqlite.prepare(`select * from ${table}`).all();
  expect(rows('unfilmed')).toEqual([{ match_id: 'm' }]);
  expect(rows('snapshots')).toMatchObject([
    { snapshot: '{"stage":{"at":"over","match":{"number":1,"from":null}}}' },
    { snapshot: '{"stage":{"at":"lobby"}}' },
  ]);
  await db.destroy();
});
