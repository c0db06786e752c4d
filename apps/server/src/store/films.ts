/** What finished matches showed, in SQL; the log writes down which are still to be filmed. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import type { Write } from './writer.ts';

/** Keeping films, and reading them. */
export function filming(
  db: Kysely<Schema>,
  write: Write,
): Pick<Store, 'unfilmed' | 'keepFilm' | 'film'> {
  return {
    unfilmed: async (limit) => {
      const rows = db.selectFrom('unfilmed').innerJoin('matches', 'id', 'match_id');
      const query = rows.select('match_id').orderBy('at', 'desc').orderBy('id').limit(limit);
      return (await query.execute()).map(({ match_id }) => match_id);
    },
    keepFilm: (match, film) =>
      write(async (trx) => {
        const waiting = trx.deleteFrom('unfilmed').where('match_id', '=', match);
        const { numDeletedRows } = await waiting.executeTakeFirst();
        if (numDeletedRows === 0n || film === null) return;
        await trx.insertInto('films').values({ match_id: match, film }).execute();
      }),
    film: async (match) => {
      const query = db.selectFrom('films').select('film').where('match_id', '=', match);
      return (await query.executeTakeFirst())?.film ?? null;
    },
  };
}
