/** What nodes share in PostgreSQL beside the log: leases, who looks at which room, and signs of life. */
import { STILL_MS } from '@kesem/room/steady';
import { type Kysely, sql } from 'kysely';
import type { Beside, Head, KeptCode, Onlooker, Signed } from '../../nodes/nodes.ts';
import type { Schema } from '../schema.ts';
import { OUTAGES_KEPT_MS } from '../sql.ts';
import { inTransaction } from '../transaction.ts';

/** A node that is not heard of for so long holds nothing any more, in ms; it signs every two seconds. */
const LEASE_MS = 5_000;

/** @param node the name of this node. */
export function besideOn(db: Kysely<Schema>, node: string): Beside {
  return {
    ...leasesOn(db, node),
    ...onlookersOn(db, node),
    ...codesOn(db),
    heads: (rooms) => headsOf(db, node, rooms),
    sign: (now) => inTransaction(db, (trx) => sign(trx, now)),
  };
}

function leasesOn(db: Kysely<Schema>, node: string): Pick<Beside, 'lease' | 'freeIn' | 'release'> {
  return {
    lease: async (names) => {
      const { rows } = await sql<{ name: string }>`
        with asked as (
          select distinct name from unnest(${sql.val([nodeName(node), ...names])}::text[]) as name
          order by name)
        insert into leases (name, node, until)
        select name, ${node}, now() + ${sql.lit(LEASE_MS)} * interval '1 millisecond' from asked
        on conflict (name) do update set node = excluded.node, until = excluded.until
        where leases.node = excluded.node or leases.until <= now()
        returning name`.execute(db);
      return new Set(rows.map(({ name }) => name));
    },
    freeIn: async (names) => {
      const { rows } = await sql<{ ms: number | null }>`
        select (extract(epoch from min(until) - now()) * 1000)::float8 as ms
        from leases where node <> ${node} and name = any(${sql.val(names)})`.execute(db);
      return rows[0]?.ms ?? null;
    },
    release: async (names) => {
      await sql`delete from leases where node = ${node} and name = any(${sql.val(names)})`.execute(
        db,
      );
    },
  };
}

async function headsOf(
  db: Kysely<Schema>,
  node: string,
  rooms: readonly string[],
): Promise<readonly Head[]> {
  if (rooms.length === 0) return [];
  const { rows } = await sql<Head>`
    select id as room,
      coalesce((select max(seq) from commits where room_no = no), 0) as seq,
      coalesce((select max(id) from chat where room = rooms.id), 0) as chat,
      exists (select from present where room = rooms.id and node = ${node}) as shown
    from rooms where id = any(${sql.val(rooms)})`.execute(db);
  return rows;
}

function onlookersOn(db: Kysely<Schema>, node: string): Pick<Beside, 'show' | 'elsewhere'> {
  return {
    show: async (room, onlookers) => {
      if (onlookers.length === 0) {
        await sql`delete from present where room = ${room} and node = ${node}`.execute(db);
        return;
      }
      await sql`insert into present (room, node, onlookers)
        values (${room}, ${node}, ${JSON.stringify(onlookers)}::json)
        on conflict (room, node) do update set onlookers = excluded.onlookers`.execute(db);
    },
    elsewhere: async (rooms) => {
      if (rooms.length === 0) return new Map();
      const { rows } = await sql<{ room: string; onlookers: readonly Onlooker[] }>`
        select room, onlookers from present
        join leases on name = 'node ' || present.node
        where room = any(${sql.val(rooms)}) and present.node <> ${node} and until > now()
        order by room, present.node`.execute(db);
      const found = new Map<string, readonly Onlooker[]>();
      for (const { room, onlookers } of rows) {
        found.set(room, [...(found.get(room) ?? []), ...onlookers]);
      }
      return found;
    },
  };
}

function codesOn(db: Kysely<Schema>): Pick<Beside, 'keepCode' | 'takeCode' | 'endCode'> {
  return {
    keepCode: ({ hash, identity, room, until }, now) =>
      inTransaction(db, async (trx) => {
        await sql`delete from device_codes
          where identity = ${identity} or until <= ${now}`.execute(trx);
        const { rows } = await sql`insert into device_codes (hash, identity, room, until)
          values (${hash}, ${identity}, ${room}, ${until})
          on conflict do nothing returning hash`.execute(trx);
        return rows.length > 0;
      }),
    takeCode: async (hash, now) => {
      const { rows } = await sql<KeptCode>`delete from device_codes where hash = ${hash}
        returning hash, identity, room, until`.execute(db);
      const [code] = rows;
      return code && code.until > now ? code : null;
    },
    endCode: async (identity) => {
      await sql`delete from device_codes where identity = ${identity}`.execute(db);
    },
  };
}

/** What a dead node has left; to be called now and then by anybody. */
export async function clear(db: Kysely<Schema>): Promise<void> {
  await sql`delete from leases where until < now() - interval '1 hour'`.execute(db);
  await sql`delete from present where not exists (
    select 1 from leases where name = 'node ' || present.node)`.execute(db);
}

/** How far the database's clock is ahead of this machine's, in ms. */
export async function aheadOf(db: Kysely<Schema>): Promise<number> {
  const from = Date.now();
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
  const until = Date.now();
  return (rows[0]?.now ?? from) - (from + until) / 2;
}

function nodeName(node: string): string {
  return `node ${node}`;
}

/** The row of signs is held to the end: of two nodes that come out of one outage the second finds the first's sign. */
async function sign(trx: Kysely<Schema>, now: number): Promise<Signed> {
  await sql`insert into alive (what, at) values ('server', ${now}) on conflict do nothing`.execute(
    trx,
  );
  const { rows } = await sql<{ at: number }>`
    select at from alive where what = 'server' for update`.execute(trx);
  const before = rows[0]?.at ?? now;
  await sql`update alive set at = greatest(at, ${now}) where what = 'server'`.execute(trx);
  if (now - before > STILL_MS) {
    await trx
      .insertInto('outages')
      .values({ until: now, ms: now - before })
      .execute();
    await trx
      .deleteFrom('outages')
      .where('until', '<', now - OUTAGES_KEPT_MS)
      .execute();
  }
  const outages = await trx
    .selectFrom('outages')
    .select(['until', 'ms'])
    .orderBy('until')
    .execute();
  return { before, outages };
}
