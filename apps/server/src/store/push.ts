/** Who is told of their turns, and where, in SQL; the log writes whom to tell. */
import type { Turns } from '@kesem/room/turns';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { KeptSubscription, Store } from './store.ts';
import type { Write } from './writer.ts';

/** Somebody who moves within this time needs no notice, in ms; and what is new meanwhile comes with it. */
const AFTER_MS = 60_000;

export type Placing = Pick<Store, 'pushKeys' | 'subscribe' | 'unsubscribe' | 'subscriptionsOf'>;
export type Telling = Pick<Store, 'notices' | 'dropNotice' | 'putOffNotice'>;

/** Keeps the house's keys, and where people are told. */
export function placing(db: Kysely<Schema>, write: Write): Placing {
  return {
    pushKeys: (fresh) =>
      write(async (trx) => {
        const query = trx.selectFrom('push_keys').select(['public', 'private']);
        const row = { public: fresh.publicKey, private: fresh.privateKey };
        if (!(await query.executeTakeFirst())) {
          // another server of the house may have been first
          await trx
            .insertInto('push_keys')
            .values(row)
            .onConflict((on) => on.doNothing())
            .execute();
        }
        const known = await query.executeTakeFirstOrThrow();
        return { publicKey: known.public, privateKey: known.private };
      }),
    subscribe: (identity, made, most) => write((trx) => subscribe(trx, identity, made, most)),
    unsubscribe: (identity, endpoint) =>
      write(async (trx) => {
        const mine = trx.deleteFrom('subscriptions').where('identity', '=', identity);
        await mine.where('endpoint', '=', endpoint).execute();
      }),
    subscriptionsOf: async (identity) => {
      const mine = db.selectFrom('subscriptions').selectAll().where('identity', '=', identity);
      const rows = await mine.orderBy('at').orderBy('endpoint').execute();
      return rows.map(({ identity: _identity, nights, ...row }) => ({
        ...row,
        nights: nights === 1,
      }));
    },
  };
}

/** Keeps the notices that wait. */
export function telling(db: Kysely<Schema>, write: Write): Telling {
  return {
    notices: (now, limit) =>
      db
        .selectFrom('notices')
        .selectAll()
        .where('at', '<=', now)
        .orderBy('at')
        .limit(limit)
        .execute(),
    dropNotice: (notice) =>
      write(async (trx) => {
        await trx
          .deleteFrom('notices')
          .where('identity', '=', notice.identity)
          .where('room', '=', notice.room)
          .where('at', '=', notice.at)
          .execute();
      }),
    putOffNotice: (notice, at, failed = false) =>
      write(async (trx) => {
        const later = { at, tries: notice.tries + Number(failed) };
        await trx
          .updateTable('notices')
          .set(later)
          .where('identity', '=', notice.identity)
          .where('room', '=', notice.room)
          .where('at', '=', notice.at)
          .execute();
      }),
  };
}

/** Writes down who is to be told after a commit, and who need not be any more. */
export async function keepTurns(
  trx: Kysely<Schema>,
  room: string,
  { asked, fresh }: Turns,
  at: number,
): Promise<void> {
  const needless = trx.deleteFrom('notices').where('room', '=', room);
  await (asked.length > 0 ? needless.where('identity', 'not in', asked) : needless).execute();
  for (const identity of fresh) {
    await sql`
      insert into notices (identity, room, at, tries)
      select ${identity}, ${room}, cast(${at + AFTER_MS} as bigint), 0
      where exists (select 1 from subscriptions where identity = ${identity})
      on conflict (room, identity) do update set at = excluded.at, tries = 0`.execute(trx);
  }
}

async function subscribe(
  trx: Kysely<Schema>,
  identity: string,
  { nights, ...made }: KeptSubscription,
  most: number,
): Promise<void> {
  const row = { ...made, identity, nights: Number(nights) };
  await trx
    .insertInto('subscriptions')
    .values(row)
    .onConflict((on) => on.column('endpoint').doUpdateSet(row))
    .execute();
  await sql`
    delete from subscriptions where identity = ${identity} and endpoint not in (
      select endpoint from subscriptions where identity = ${identity}
      order by at desc, endpoint limit ${most})`.execute(trx);
}
