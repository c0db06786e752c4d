/** Matches that are over, invitations, and whose line of chat is whose. */
import { type Migration, sql } from 'kysely';

const STEPS = [
  sql`create table matches (
    id text primary key,
    room text not null references rooms on delete cascade,
    at integer not null,
    ended text not null
  ) strict, without rowid`,
  sql`create index matches_room on matches (room)`,
  sql`create table played (
    identity text not null,
    match_id text not null references matches on delete cascade,
    primary key (identity, match_id)
  ) strict, without rowid`,
  sql`create index played_match on played (match_id)`,
  sql`create table invitations (
    identity text not null,
    room text not null references rooms on delete cascade,
    at integer not null,
    primary key (identity, room)
  ) strict, without rowid`,
  sql`create index invitations_room on invitations (room)`,
  sql`alter table chat add column identity text`,
  sql`create index chat_spoken on chat (identity, room) where identity is not null`,
  // who has ever sat where; moves, which are most of a log, do not touch it
  sql`create index commits_sat on commits (actor, room) where key = 'room'`,
  // a snapshot is a room of the shape before; the log folds to one of today's
  sql`delete from snapshots`,
];

export const matches: Migration = {
  up: async (db) => {
    for (const step of STEPS) await step.execute(db);
  },
};
