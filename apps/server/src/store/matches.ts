/** Finished matches in SQL, for replays and histories; the log writes them, with the commit that ends them. */
import type { Ended } from '@kesem/room/record';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { commitsOf } from './log.ts';
import type { Schema } from './schema.ts';
import type { Finished, Store } from './store.ts';
import type { Write } from './writer.ts';

/** Reads a row back as the type it was written as: only the store writes here. */
const ENDED = z.custom<Ended>();

/** The reads of finished matches. */
export function remembering(db: Kysely<Schema>, read: Write): Pick<Store, 'finished' | 'playedBy'> {
  return {
    finished: (id) => read((trx) => finishedIn(trx, id)),
    playedBy: async (identity, limit) => {
      const rows = await db
        .selectFrom('played')
        .innerJoin('matches', 'matches.id', 'played.match_id')
        .select('ended')
        .where('identity', '=', identity)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ ended }) => readEnded(ended));
    },
  };
}

/** Reads a match as it is kept. */
export function readEnded(text: string): Ended {
  return ENDED.parse(JSON.parse(text));
}

/** Reads a finished match; null when there is none of that id. */
export async function finishedIn(trx: Kysely<Schema>, id: string): Promise<Finished | null> {
  const found = await trx
    .selectFrom('matches')
    .select('ended')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  const ended = readEnded(found.ended);
  const { room, number, first, last } = ended;
  const { secret } = await trx
    .selectFrom('secrets')
    .select('secret')
    .where('room', '=', room)
    .where('match', '=', number)
    .executeTakeFirstOrThrow();
  const commits = await commitsOf(trx, room, { from: first, to: last });
  return { ended, commits, secret };
}
