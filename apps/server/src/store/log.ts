/** The log of the rooms in SQL: what goes with a commit, and reading it back. */
import type { Commit, Recorded } from '@kesem/room/commit';
import { mayKnow } from '@kesem/room/record';
import type { Room } from '@kesem/room/room';
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { keepTurns } from './push.ts';
import type { Schema } from './schema.ts';
import type { Append, Stored } from './store.ts';

/** Reads a row back as the type it was written as: nobody else writes here. */
const RECORDED = z.custom<Recorded>();
const ROOM = z.custom<Room>();

/** No log has so many commits, and no database a larger place. */
const NO_END = 2_147_483_647;

/** Keeps what goes with a commit that has its place, beside when its room is due. */
export async function keepBeside(trx: Kysely<Schema>, append: Append): Promise<void> {
  const { commit, started, turns } = append;
  const { room, at } = commit;
  if (started) await trx.updateTable('rooms').set({ started: 1 }).where('id', '=', room).execute();
  await keepSecret(trx, append);
  await keepSnapshot(trx, append);
  await keepPeople(trx, append);
  await keepEnded(trx, append);
  if (turns) await keepTurns(trx, room, turns, at);
  if (append.shut) await shut(trx, room);
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
  { from, to = NO_END }: { readonly from: number; readonly to?: number },
): Promise<readonly Commit[]> {
  const rows = await logOf(trx, room)
    .selectAll('commits')
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .execute();
  return rows.map((row) => commitOf(room, row));
}

/** Reads a command as a commit keeps it. */
export function readRecorded(text: string): Recorded {
  return RECORDED.parse(JSON.parse(text));
}

/** Reads a snapshot. */
export function readRoom(text: string): Room {
  return ROOM.parse(JSON.parse(text));
}

/** The commits of a room, of which to select. */
export function logOf(trx: Kysely<Schema>, room: string) {
  return trx
    .selectFrom('commits')
    .innerJoin('rooms', 'rooms.no', 'commits.room_no')
    .where('rooms.id', '=', room);
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
  const gone = trx.deleteFrom('people').where('room', '=', room);
  if (people.length === 0) {
    await gone.execute();
    return;
  }
  await gone.where('identity', 'not in', people).execute();
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

function commitOf(room: string, row: Selectable<Schema['commits']>): Commit {
  const { seq, actor, command_id: commandId, key, command, at } = row;
  return { room, seq, actor, commandId, key, command: readRecorded(command), at };
}
