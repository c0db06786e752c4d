/** Taking somebody's name out of what is kept. */
import { endedWithout, unnamed, withoutName } from '@kesem/room/forget';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readLine } from './chat.ts';
import { logOf, readRecorded, readRoom } from './log.ts';
import { readEnded } from './matches.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import type { Write } from './writer.ts';

/** Written into the query, where the index of those who have sat needs it. */
const AT_ANY_TIME = sql.lit('room');

interface Place {
  readonly room: string;
  readonly identity: string;
}

type Forgetting = 'visitedBy' | 'forgetIn' | 'forget';

/** @param write leaves no trace of what was there before. */
export function forgetting(
  db: Kysely<Schema>,
  write: Write,
  about: RawBuilder<string>,
): Pick<Store, Forgetting> {
  return {
    visitedBy: async (identity) => {
      const logs = db.selectFrom('commits').innerJoin('rooms', 'rooms.no', 'commits.room_no');
      const atAnyTime = logs.select('rooms.id as room').where('key', '=', AT_ANY_TIME);
      const sat = atAnyTime.where('actor', '=', `person:${identity}`);
      const spoke = db.selectFrom('chat').select('room').where('identity', '=', identity);
      const out = atAnyTime.where(about, '=', identity);
      const rows = await sat.union(spoke).union(out).execute();
      return rows.map(({ room }) => room);
    },
    forgetIn: (room, identity) =>
      write(async (trx) => {
        const place = { room, identity };
        await forgetInLog(trx, place, about);
        await forgetInSnapshot(trx, place);
        await forgetInMatches(trx, place);
        await forgetInChat(trx, place);
        await trx
          .deleteFrom('people')
          .where('room', '=', room)
          .where('identity', '=', identity)
          .execute();
      }),
    forget: (identity) =>
      write(async (trx) => {
        await trx.deleteFrom('invitations').where('identity', '=', identity).execute();
        await trx.deleteFrom('presets').where('identity', '=', identity).execute();
        await trx.deleteFrom('subscriptions').where('identity', '=', identity).execute();
        await trx.deleteFrom('notices').where('identity', '=', identity).execute();
        await trx.deleteFrom('cookies').where('identity', '=', identity).execute();
      }),
  };
}

async function forgetInLog(
  trx: Kysely<Schema>,
  { room, identity }: Place,
  about: RawBuilder<string>,
): Promise<void> {
  const rows = await logOf(trx, room)
    .select(['n', 'command'])
    .where('key', '=', AT_ANY_TIME)
    .where((is) => is.or([is('actor', '=', `person:${identity}`), is(about, '=', identity)]))
    .execute();
  for (const { n, command } of rows) {
    const scrubbed = JSON.stringify(unnamed(readRecorded(command)));
    await trx.updateTable('commits').set({ command: scrubbed }).where('n', '=', n).execute();
  }
}

async function forgetInSnapshot(trx: Kysely<Schema>, { room, identity }: Place): Promise<void> {
  const found = await trx
    .selectFrom('snapshots')
    .select('snapshot')
    .where('room', '=', room)
    .executeTakeFirst();
  if (!found) return;
  const snapshot = JSON.stringify(withoutName(readRoom(found.snapshot), identity));
  await trx.updateTable('snapshots').set({ snapshot }).where('room', '=', room).execute();
}

async function forgetInMatches(trx: Kysely<Schema>, { room, identity }: Place): Promise<void> {
  const rows = await trx
    .selectFrom('matches')
    .innerJoin('played', 'played.match_id', 'matches.id')
    .select(['id', 'ended'])
    .where('room', '=', room)
    .where('identity', '=', identity)
    .execute();
  for (const { id, ended } of rows) {
    const scrubbed = JSON.stringify(endedWithout(readEnded(ended), identity));
    await trx.updateTable('matches').set({ ended: scrubbed }).where('id', '=', id).execute();
    const mine = trx.deleteFrom('played').where('match_id', '=', id);
    await mine.where('identity', '=', identity).execute();
  }
}

async function forgetInChat(trx: Kysely<Schema>, { room, identity }: Place): Promise<void> {
  const rows = await trx
    .selectFrom('chat')
    .select(['id', 'line'])
    .where('room', '=', room)
    .where('identity', '=', identity)
    .execute();
  for (const { id, line } of rows) {
    const scrubbed = JSON.stringify({ ...readLine(line), name: '' });
    await trx
      .updateTable('chat')
      .set({ line: scrubbed, identity: null })
      .where('room', '=', room)
      .where('id', '=', id)
      .execute();
  }
}
