import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { databaseOf } from '../database.ts';
import { first } from './m0001-first.ts';
import { matches } from './m0002-matches.ts';
import { codes } from './m0005-codes.ts';
import { order } from './m0008-order.ts';

it('the log of the shape before lies in order of time, whole, and goes with its rooms', async () => {
  const sqlite = new Sqlite(':memory:');
  const { db } = databaseOf(sqlite);
  for (const step of [first, matches, codes]) await step.up(db);
  sqlite.exec(`
    insert into rooms values ('a', 1, 1), ('b', 0, 1);
    insert into commits values
      ('b', 1, 'person:x', 'i', 'room', '{}', 10), ('b', 2, 'person:x', 'j', 'room', '{}', 30),
      ('a', 1, 'person:x', 'i', 'room', '{"who":{"id":"y"}}', 20), ('a', 2, 'timer', 'i', 'm', '{}', 30);`);
  await order.up(db);
  const log = sqlite.prepare(
    'select id, seq, actor, command_id, key, command, at from commits join rooms on no = room_no order by n',
  );
  expect(log.raw().all()).toEqual([
    ['b', 1, 'person:x', 'i', 'room', '{}', 10],
    ['a', 1, 'person:x', 'i', 'room', '{"who":{"id":"y"}}', 20],
    ['a', 2, 'timer', 'i', 'm', '{}', 30],
    ['b', 2, 'person:x', 'j', 'room', '{}', 30],
  ]);
  sqlite.pragma('foreign_keys = on');
  sqlite.exec("delete from rooms where id = 'b'");
  expect(log.raw().all()).toHaveLength(2);
  await db.destroy();
});
