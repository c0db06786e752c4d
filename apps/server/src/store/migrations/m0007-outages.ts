/** The times in which nobody could move: each room is given back what it lost of them when it is loaded. */
import { type Migration, sql } from 'kysely';

const STEP = sql`create table outages (until integer primary key, ms integer not null) strict`;

export const outages: Migration = {
  up: async (db) => {
    await STEP.execute(db);
  },
};
