/** Who is told of their turns, where, and by whose keys. */
import { type Migration, sql } from 'kysely';

const STEPS = [
  sql`create table push_keys (public text not null, private text not null) strict`,
  sql`create table subscriptions (
    endpoint text primary key,
    identity text not null,
    p256dh text not null,
    auth text not null,
    lang text not null,
    zone text not null,
    nights integer not null,
    at integer not null
  ) strict, without rowid`,
  sql`create index subscriptions_identity on subscriptions (identity)`,
  sql`create table notices (
    identity text not null,
    room text not null references rooms on delete cascade,
    at integer not null,
    tries integer not null,
    primary key (room, identity)
  ) strict, without rowid`,
  sql`create index notices_at on notices (at)`,
];

export const push: Migration = {
  up: async (db) => {
    for (const step of STEPS) await step.execute(db);
  },
};
