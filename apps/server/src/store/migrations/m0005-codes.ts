/** Spoken codes, which live as long as their room, and who was put out of rooms without having sat there. */
import { type Migration, sql } from 'kysely';

const STEPS = [
  sql`create table codes (
    code text primary key,
    room text not null unique references rooms on delete cascade
  ) strict, without rowid`,
  // their name stands in a command of the host, where it must be found when they leave for good
  sql`create index commits_about on commits (json_extract(command, '$.who.id'))
    where json_extract(command, '$.who.id') is not null`,
];

export const codes: Migration = {
  up: async (db) => {
    for (const step of STEPS) await step.execute(db);
  },
};
