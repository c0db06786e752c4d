/** What somebody brings to a game, kept under a name. */
import { type Migration, sql } from 'kysely';

const STEPS = [
  sql`create table presets (
    identity text not null,
    id text not null,
    game text not null,
    name text not null,
    own text not null,
    at integer not null,
    primary key (identity, id)
  ) strict, without rowid`,
  // whose last cookie has lapsed is found by it
  sql`create index cookies_identity on cookies (identity)`,
];

export const presets: Migration = {
  up: async (db) => {
    for (const step of STEPS) await step.execute(db);
  },
};
