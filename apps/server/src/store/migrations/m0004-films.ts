/** What finished matches showed, kept for the day when their rules are gone. */
import { type Migration, sql } from 'kysely';

const STEPS = [
  sql`create table films (
    match_id text primary key references matches on delete cascade,
    film blob not null
  ) strict`,
  sql`create table unfilmed (
    match_id text primary key references matches on delete cascade
  ) strict`,
  // the rules of some of them are still here
  sql`insert into unfilmed select id from matches order by at`,
  // a match in a snapshot is of the shape before
  sql`update snapshots set snapshot = json_set(snapshot, '$.stage.match.from', null)
    where json_type(snapshot, '$.stage.match') = 'object'`,
];

export const films: Migration = {
  up: async (db) => {
    for (const step of STEPS) await step.execute(db);
  },
};
