/** The shape of the store on PostgreSQL; the tables are those of SQLite, as its migrations leave them. */
import { sql } from 'kysely';
import type { Steps } from '../migrations/migrate.ts';

const TABLES = `
  create table rooms (
    id text primary key, no bigint generated always as identity unique,
    started int not null, touched bigint not null);
  create index rooms_touched on rooms (started, touched);
  create table commits (
    n bigint generated always as identity primary key,
    room_no bigint not null references rooms (no) on delete cascade,
    seq int not null check (seq > 0), actor text not null, command_id text not null,
    key text not null, command text not null, at bigint not null,
    unique (room_no, seq), unique (room_no, actor, command_id));
  create index commits_sat on commits (actor, room_no) where key = 'room';
  create index commits_about on commits ((command::json #>> '{who,id}'))
    where key = 'room' and command::json #>> '{who,id}' is not null;
  create table secrets (
    room text not null references rooms on delete cascade, match int not null, secret text not null,
    primary key (room, match));
  create table snapshots (
    room text primary key references rooms on delete cascade, seq int not null, snapshot text not null);
  create table invites (
    hash text primary key, room text not null references rooms on delete cascade,
    replaced int not null default 0);
  create index invites_room on invites (room);
  create table codes (
    code text primary key, room text not null unique references rooms on delete cascade);
  create table people (
    identity text not null, room text not null references rooms on delete cascade,
    primary key (identity, room));
  create index people_room on people (room);
  create table matches (
    id text primary key, room text not null references rooms on delete cascade,
    at bigint not null, ended text not null);
  create index matches_room on matches (room);
  create table played (
    identity text not null, match_id text not null references matches on delete cascade,
    primary key (identity, match_id));
  create index played_match on played (match_id);
  create table films (
    match_id text primary key references matches on delete cascade, film bytea not null);
  create table unfilmed (match_id text primary key references matches on delete cascade);
  create table invitations (
    identity text not null, room text not null references rooms on delete cascade,
    at bigint not null, primary key (identity, room));
  create index invitations_room on invitations (room);
  create table presets (
    identity text not null, id text not null, game text not null, name text not null,
    own text not null, at bigint not null, primary key (identity, id));
  create table push_keys (
    public text not null, private text not null, lone boolean primary key default true check (lone));
  create table subscriptions (
    endpoint text primary key, identity text not null, p256dh text not null, auth text not null,
    lang text not null, zone text not null, nights int not null, at bigint not null);
  create index subscriptions_identity on subscriptions (identity);
  create table notices (
    identity text not null, room text not null references rooms on delete cascade,
    at bigint not null, tries int not null, primary key (room, identity));
  create index notices_at on notices (at);
  create table cookies (hash text primary key, identity text not null, seen bigint not null);
  create index cookies_seen on cookies (seen);
  create index cookies_identity on cookies (identity);
  create table chat (
    room text not null references rooms on delete cascade, id int not null, line text not null,
    identity text, primary key (room, id));
  create index chat_spoken on chat (identity, room) where identity is not null;
  create table due (room text primary key references rooms on delete cascade, at bigint not null);
  create index due_at on due (at);
  create table alive (what text primary key, at bigint not null);
  create table outages (until bigint primary key, ms bigint not null)`;

/** What nodes tell each other is worth nothing after a fall of the database: it is not logged. */
const BESIDE = `
  create unlogged table leases (
    name text primary key, node text not null, until timestamptz not null);
  create unlogged table present (
    room text not null, node text not null, onlookers json not null, primary key (room, node));
  create unlogged table device_codes (
    hash text primary key, identity text not null unique, room text, until bigint not null)`;

/** The steps by which PostgreSQL comes to its shape. */
export const POSTGRES_STEPS: Steps = {
  '0001-first': { up: async (db) => void (await sql.raw(TABLES).execute(db)) },
  '0002-nodes': { up: async (db) => void (await sql.raw(BESIDE).execute(db)) },
};
