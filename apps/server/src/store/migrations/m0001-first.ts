/** The first shape of the store. */
import { type Migration, sql } from 'kysely';

const TABLES = [
  sql`create table rooms (
    id text primary key,
    started integer not null,
    touched integer not null
  ) strict, without rowid`,
  sql`create index rooms_touched on rooms (started, touched)`,
  sql`create table commits (
    room text not null references rooms on delete cascade,
    seq integer not null check (seq > 0),
    actor text not null,
    command_id text not null,
    key text not null,
    command text not null,
    at integer not null,
    primary key (room, seq),
    unique (room, actor, command_id)
  ) strict, without rowid`,
  sql`create table secrets (
    room text not null references rooms on delete cascade,
    match integer not null,
    secret text not null,
    primary key (room, match)
  ) strict, without rowid`,
  sql`create table snapshots (
    room text primary key references rooms on delete cascade,
    seq integer not null,
    snapshot text not null
  ) strict`,
  sql`create table invites (
    hash text primary key,
    room text not null references rooms on delete cascade,
    replaced integer not null default 0
  ) strict, without rowid`,
  sql`create index invites_room on invites (room)`,
  sql`create table people (
    identity text not null,
    room text not null references rooms on delete cascade,
    primary key (identity, room)
  ) strict, without rowid`,
  sql`create index people_room on people (room)`,
  sql`create table cookies (
    hash text primary key,
    identity text not null,
    seen integer not null
  ) strict, without rowid`,
  sql`create index cookies_seen on cookies (seen)`,
  sql`create table chat (
    room text not null references rooms on delete cascade,
    id integer not null,
    line text not null,
    primary key (room, id)
  ) strict, without rowid`,
  sql`create table due (
    room text primary key references rooms on delete cascade,
    at integer not null
  ) strict, without rowid`,
  sql`create index due_at on due (at)`,
  sql`create table alive (what text primary key, at integer not null) strict, without rowid`,
];

export const first: Migration = {
  up: async (db) => {
    for (const table of TABLES) await table.execute(db);
  },
};
