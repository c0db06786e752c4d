/** The log in order of time: what is decided together lies together, and rooms are small numbers in its indexes. */
import { type Migration, sql } from 'kysely';

const STEPS = [
  sql`alter table rooms add column no integer`,
  sql`update rooms set no = place from (select id as known, row_number() over (order by id) as place from rooms)
    where id = known`,
  sql`create unique index rooms_no on rooms (no)`,
  sql`drop index commits_sat`,
  sql`drop index commits_about`,
  sql`alter table commits rename to commits_by_room`,
  sql`create table commits (
    n integer primary key,
    room_no integer not null references rooms (no) on delete cascade,
    seq integer not null check (seq > 0),
    actor text not null,
    command_id text not null,
    key text not null,
    command text not null,
    at integer not null,
    unique (room_no, seq),
    unique (room_no, actor, command_id)
  ) strict`,
  sql`insert into commits (room_no, seq, actor, command_id, key, command, at)
    select no, seq, actor, command_id, key, command, at
    from commits_by_room join rooms on id = room order by at, no, seq`,
  sql`drop table commits_by_room`,
  // as before; a move, which is most of a log, is not even read for the second
  sql`create index commits_sat on commits (actor, room_no) where key = 'room'`,
  sql`create index commits_about on commits (json_extract(command, '$.who.id'))
    where key = 'room' and json_extract(command, '$.who.id') is not null`,
];

export const order: Migration = {
  up: async (db) => {
    for (const step of STEPS) await step.execute(db);
  },
};
