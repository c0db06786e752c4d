/** The store in SQL that both databases speak; everything read sees only what is committed. */

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { chatting } from './chat.ts';
import { filming } from './films.ts';
import { forgetting } from './forgetting.ts';
import { COOKIE_LIFE_MS, hasLapsed, isOld } from './lapse.ts';
import { commitsOf, loadFrom, logOf, shut } from './log.ts';
import { remembering } from './matches.ts';
import { dropOrphans, keeping } from './presets.ts';
import { placing, telling } from './push.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import type { Write } from './writer.ts';

/** Rooms removed in one transaction: players never wait for a long sweep. */
const SWEPT_AT_ONCE = 50;
/** No clock runs for so long without its room being woken, in ms: sixty days. */
export const OUTAGES_KEPT_MS = 5_184_000_000;

/** When a room was last changed or spoken in. */
const CHANGED = sql<number>`(
  select case when at > rooms.touched then at else rooms.touched end
  from commits where room_no = rooms.no order by seq desc limit 1)`;

/** What a database does in its own way. */
export interface Ways {
  readonly append: Store['append'];
  /** Reads what was true at one moment. */
  readonly read: Write;
  readonly write: Write;
  /** Writes, and leaves no trace of what was there before. */
  readonly traceless: Write;
  /** Whom a removal is about who never sat there; as the index of them has it. */
  readonly about: RawBuilder<string>;
  readonly probe: Store['probe'];
}

/** The store over a database that has its shape. */
export function storeOver(db: Kysely<Schema>, ways: Ways): Store {
  const { append, read, write, traceless, about, probe } = ways;
  return {
    append,
    load: (room) => read((trx) => loadFrom(trx, room)),
    tail: (room, seq) => commitsOf(db, room, { from: seq + 1 }),
    ...looking(db),
    ...remembering(db, read),
    ...filming(db, write),
    ...inviting(db, write),
    ...coding(db, write),
    ...asking(db, write),
    ...recognising(db, write),
    ...keeping(db, write),
    ...placing(db, write),
    ...telling(db, write),
    ...forgetting(db, traceless, about),
    ...chatting(db, write),
    ...living(db, write),
    sweep: (untouched) => sweep(traceless, untouched),
    measure: () => measure(write),
    probe,
    close: async () => {
      await write(async () => undefined);
      await db.destroy();
    },
  };
}

function looking(db: Kysely<Schema>): Pick<Store, 'wasAccepted' | 'roomsOf' | 'due'> {
  return {
    wasAccepted: async (room, actor, commandId) => {
      const found = await logOf(db, room)
        .select('seq')
        .where('actor', '=', actor)
        .where('command_id', '=', commandId)
        .executeTakeFirst();
      return found !== undefined;
    },
    roomsOf: async (identity, limit) => {
      const rows = await db
        .selectFrom('people')
        .innerJoin('rooms', 'rooms.id', 'people.room')
        .select('room')
        .where('identity', '=', identity)
        .orderBy(CHANGED, 'desc')
        .orderBy('room')
        .limit(limit)
        .execute();
      return rows.map(({ room }) => room);
    },
    due: async (now) => {
      const query = db.selectFrom('due').select('room').where('at', '<=', now);
      const rows = await query.orderBy('at').orderBy('room').execute();
      return rows.map(({ room }) => room);
    },
  };
}

type Inviting = 'invited' | 'replaceInvite' | 'addInvite';

function inviting(db: Kysely<Schema>, write: Write): Pick<Store, Inviting> {
  return {
    invited: async (hash) => {
      const found = await db
        .selectFrom('invites')
        .select(['room', 'replaced'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      return found ? { room: found.room, replaced: found.replaced === 1 } : null;
    },
    replaceInvite: (room, hash) =>
      write(async (trx) => {
        await shut(trx, room);
        await keepInvite(trx, room, hash);
      }),
    addInvite: (room, hash) => write((trx) => keepInvite(trx, room, hash)),
  };
}

async function keepInvite(trx: Kysely<Schema>, room: string, hash: string): Promise<void> {
  await trx.insertInto('invites').values({ hash, room, replaced: 0 }).execute();
}

function coding(db: Kysely<Schema>, write: Write): Pick<Store, 'codeOf' | 'coded'> {
  return {
    codeOf: (room, fresh) =>
      write(async (trx) => {
        const known = trx.selectFrom('codes').select('code').where('room', '=', room);
        const before = await known.executeTakeFirst();
        if (before) return before.code;
        const row = trx.insertInto('codes').values({ code: fresh, room });
        await row.onConflict((on) => on.doNothing()).execute();
        return (await known.executeTakeFirst())?.code ?? null;
      }),
    coded: async (code) => {
      const query = db.selectFrom('codes').select('room').where('code', '=', code);
      return (await query.executeTakeFirst())?.room ?? null;
    },
  };
}

function asking(db: Kysely<Schema>, write: Write): Pick<Store, 'ask' | 'asked' | 'unask'> {
  return {
    ask: (room, identities, at) =>
      write(async (trx) => {
        if (identities.length === 0) return;
        await trx
          .insertInto('invitations')
          .values(identities.map((identity) => ({ identity, room, at })))
          .onConflict((on) => on.columns(['identity', 'room']).doUpdateSet({ at }))
          .execute();
      }),
    asked: (identity, since) =>
      db
        .selectFrom('invitations')
        .select(['room', 'at'])
        .where('identity', '=', identity)
        .where('at', '>', since)
        .orderBy('at', 'desc')
        .orderBy('room')
        .execute(),
    unask: (room, identity) =>
      write(async (trx) => {
        const mine = trx.deleteFrom('invitations').where('room', '=', room);
        await mine.where('identity', '=', identity).execute();
      }),
  };
}

function recognising(db: Kysely<Schema>, write: Write): Pick<Store, 'identity' | 'bindCookie'> {
  return {
    identity: async (cookie, now) => {
      const found = await db
        .selectFrom('cookies')
        .select(['identity', 'seen'])
        .where('hash', '=', cookie)
        .executeTakeFirst();
      if (!found || hasLapsed(found.seen, now)) return null;
      if (isOld(found.seen, now)) {
        await write((trx) =>
          trx.updateTable('cookies').set({ seen: now }).where('hash', '=', cookie).execute(),
        );
      }
      return found.identity;
    },
    bindCookie: (hash, identity, now) =>
      write(async (trx) => {
        const lapsed = now - COOKIE_LIFE_MS;
        const { numDeletedRows } = await trx
          .deleteFrom('cookies')
          .where('seen', '<=', lapsed)
          .executeTakeFirst();
        if (numDeletedRows > 0n) await dropOrphans(trx);
        await trx
          .insertInto('cookies')
          .values({ hash, identity, seen: now })
          .onConflict((on) => on.column('hash').doUpdateSet({ identity, seen: now }))
          .execute();
      }),
  };
}

function living(db: Kysely<Schema>, write: Write): Pick<Store, 'alive' | 'outages' | 'lastAlive'> {
  return {
    alive: (now, outages) =>
      write(async (trx) => {
        await sign(trx, 'server', now);
        if (outages.length === 0) return;
        await trx
          .insertInto('outages')
          .values([...outages])
          .onConflict((on) => on.doNothing())
          .execute();
        await trx
          .deleteFrom('outages')
          .where('until', '<', now - OUTAGES_KEPT_MS)
          .execute();
      }),
    outages: () => db.selectFrom('outages').select(['until', 'ms']).orderBy('until').execute(),
    lastAlive: async () => {
      const { rows } = await sql<{ last: number | null }>`
        select max(at) as last from (
          select at from alive where what = 'server'
          union all select at from commits where n = (select max(n) from commits)) as times`.execute(
        db,
      );
      return rows[0]?.last ?? null;
    },
  };
}

async function sign(trx: Kysely<Schema>, what: 'server' | 'probe', at: number): Promise<void> {
  await trx
    .insertInto('alive')
    .values({ what, at })
    .onConflict((on) => on.column('what').doUpdateSet({ at }))
    .execute();
}

async function sweep(
  write: Write,
  { notStartedSince, startedSince }: Parameters<Store['sweep']>[0],
): Promise<number> {
  let swept = 0;
  for (;;) {
    const gone = await write(async (trx) => {
      const { numAffectedRows } = await sql`
        delete from rooms where id in (
          select id from rooms
          where (started = 0 and touched < ${notStartedSince} and ${CHANGED} < ${notStartedSince})
             or (started = 1 and touched < ${startedSince} and ${CHANGED} < ${startedSince})
          limit ${SWEPT_AT_ONCE})`.execute(trx);
      return Number(numAffectedRows ?? 0n);
    });
    swept += gone;
    if (gone < SWEPT_AT_ONCE) return swept;
  }
}

/** The median of a few writes. */
async function measure(write: Write): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const from = performance.now();
    await write((trx) => sign(trx, 'probe', i));
    took.push(performance.now() - from);
  }
  return took.toSorted((a, b) => a - b)[2] ?? 0;
}
