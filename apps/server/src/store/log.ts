/** The log of the rooms in SQL: appending a commit with all that goes with it, reading it back. */
import type { Commit, Recorded } from '@kesem/room/commit';
import { mayKnow } from '@kesem/room/record';
import type { Room } from '@kesem/room/room';
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { keepTurns } from './push.ts';
import type { Schema } from './schema.ts';
import type { Append, Stored } from './store.ts';
import type { Job } from './writer.ts';

/** Reads a row back as the type it was written as: nobody else writes here. */
const RECORDED = z.custom<Recorded>();
const ROOM = z.custom<Room>();

type Placed = 'stored' | 'conflict';

/** A job for each commit of a batch. Whatever a room has lost, it loses what was decided on it too. */
export function appending(batch: readonly Append[]): readonly Job<Placed>[] {
  const behind = new Set<string>();
  return batch.map((append) => async (trx) => {
    const { room } = append.commit;
    if (behind.has(room)) return 'conflict';
    behind.add(room);
    const placed = await appendTo(trx, append);
    if (placed === 'stored') behind.delete(room);
    return placed;
  });
}

/** Appends a commit, and only with it the rest. */
async function appendTo(trx: Kysely<Schema>, append: Append): Promise<Placed> {
  const { commit } = append;
  if (!(await hasPlace(trx, commit)) || !(await isNew(trx, commit))) return 'conflict';
  await touch(trx, append);
  await keepSecret(trx, append);
  await keepDue(trx, append);
  await keepSnapshot(trx, append);
  await keepPeople(trx, append);
  await keepEnded(trx, append);
  if (append.turns) await keepTurns(trx, commit.room, append.turns, commit.at);
  if (append.shut) await shut(trx, commit.room);
  return 'stored';
}

/** Marks every link of a room as replaced, and ends its spoken code. */
export async function shut(trx: Kysely<Schema>, room: string): Promise<void> {
  await trx.updateTable('invites').set({ replaced: 1 }).where('room', '=', room).execute();
  await trx.deleteFrom('codes').where('room', '=', room).execute();
}

/** Reads a room's log from its last snapshot; null when there is no such room. */
export async function loadFrom(trx: Kysely<Schema>, room: string): Promise<Stored | null> {
  const known = await trx
    .selectFrom('rooms')
    .select('id')
    .where('id', '=', room)
    .executeTakeFirst();
  if (!known) return null;
  const snapshot = await trx
    .selectFrom('snapshots')
    .select(['seq', 'snapshot'])
    .where('room', '=', room)
    .executeTakeFirst();
  const secrets = await trx
    .selectFrom('secrets')
    .select(['match', 'secret'])
    .where('room', '=', room)
    .execute();
  return {
    snapshot: snapshot ? readRoom(snapshot.snapshot) : null,
    commits: await commitsOf(trx, room, { from: (snapshot?.seq ?? 0) + 1 }),
    secrets: Object.fromEntries(secrets.map(({ match, secret }) => [match, secret])),
  };
}

/** The commits of a part of the log, both ends included, in order. */
export async function commitsOf(
  trx: Kysely<Schema>,
  room: string,
  { from, to = Number.MAX_SAFE_INTEGER }: { readonly from: number; readonly to?: number },
): Promise<readonly Commit[]> {
  const rows = await trx
    .selectFrom('commits')
    .selectAll()
    .where('room', '=', room)
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .execute();
  return rows.map(commitOf);
}

/** Reads a command as a commit keeps it. */
export function readRecorded(text: string): Recorded {
  return RECORDED.parse(JSON.parse(text));
}

/** Reads a snapshot. */
export function readRoom(text: string): Room {
  return ROOM.parse(JSON.parse(text));
}

/** The first commit makes its room; every other one follows on a commit that is there. */
async function hasPlace(trx: Kysely<Schema>, { room, seq, at }: Commit): Promise<boolean> {
  if (seq === 1) {
    const made = await trx
      .insertInto('rooms')
      .values({ id: room, started: 0, touched: at })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    return made.numInsertedOrUpdatedRows === 1n;
  }
  const before = await trx
    .selectFrom('commits')
    .select('seq')
    .where('room', '=', room)
    .where('seq', '=', seq - 1)
    .executeTakeFirst();
  return before !== undefined;
}

async function isNew(trx: Kysely<Schema>, commit: Commit): Promise<boolean> {
  const { room, seq, actor, commandId, key, command, at } = commit;
  const row = {
    room,
    seq,
    actor,
    command_id: commandId,
    key,
    command: JSON.stringify(command),
    at,
  };
  const stored = await trx
    .insertInto('commits')
    .values(row)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
}

async function touch(trx: Kysely<Schema>, { commit, started }: Append): Promise<void> {
  await trx
    .updateTable('rooms')
    .set({ touched: commit.at, ...(started && { started: 1 }) })
    .where('id', '=', commit.room)
    .execute();
}

async function keepSecret(trx: Kysely<Schema>, { commit, secret, invite }: Append): Promise<void> {
  const { room } = commit;
  if (secret)
    await trx
      .insertInto('secrets')
      .values({ room, ...secret })
      .execute();
  if (invite !== null) {
    await trx.insertInto('invites').values({ hash: invite, room, replaced: 0 }).execute();
  }
}

async function keepDue(trx: Kysely<Schema>, { commit, due }: Append): Promise<void> {
  const { room } = commit;
  if (due === null) {
    await trx.deleteFrom('due').where('room', '=', room).execute();
    return;
  }
  await trx
    .insertInto('due')
    .values({ room, at: due })
    .onConflict((on) => on.column('room').doUpdateSet({ at: due }))
    .execute();
}

async function keepSnapshot(
  trx: Kysely<Schema>,
  { commit, snapshot: room }: Append,
): Promise<void> {
  if (!room) return;
  const row = { seq: commit.seq, snapshot: JSON.stringify(room) };
  await trx
    .insertInto('snapshots')
    .values({ room: commit.room, ...row })
    .onConflict((on) => on.column('room').doUpdateSet(row))
    .execute();
}

async function keepPeople(trx: Kysely<Schema>, { commit, people }: Append): Promise<void> {
  if (people === null) return;
  const { room } = commit;
  await trx
    .deleteFrom('people')
    .where('room', '=', room)
    .where('identity', 'not in', people)
    .execute();
  if (people.length === 0) return;
  await trx
    .insertInto('people')
    .values(people.map((identity) => ({ identity, room })))
    .onConflict((on) => on.doNothing())
    .execute();
}

async function keepEnded(trx: Kysely<Schema>, { ended }: Append): Promise<void> {
  if (!ended) return;
  const { id, room, at, players } = ended;
  await trx
    .insertInto('matches')
    .values({ id, room, at, ended: JSON.stringify(ended) })
    .execute();
  await trx.insertInto('unfilmed').values({ match_id: id }).execute();
  const rows = players.flatMap(({ id: identity, name }) =>
    identity === null || name === '' || !mayKnow(ended, identity)
      ? []
      : [{ identity, match_id: id }],
  );
  if (rows.length > 0) await trx.insertInto('played').values(rows).execute();
}

function commitOf(row: Selectable<Schema['commits']>): Commit {
  const { room, seq, actor, command_id: commandId, key, command, at } = row;
  return { room, seq, actor, commandId, key, command: readRecorded(command), at };
}
