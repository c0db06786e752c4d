/** Choices that people keep under names, in SQL. */
import type { Preset } from '@kesem/protocol/http';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from './schema.ts';
import type { KeptPreset, Store } from './store.ts';
import type { Write } from './writer.ts';

/** Reads a row back as the type it was written as: only the store writes here. */
const OWN = z.custom<Preset['own']>();

type Keeping = 'presetsOf' | 'keepPreset' | 'dropPreset';

/** Keeps the presets of identities. */
export function keeping(db: Kysely<Schema>, write: Write): Pick<Store, Keeping> {
  return {
    presetsOf: async (identity, game) => {
      const rows = await db
        .selectFrom('presets')
        .select(['id', 'name', 'own'])
        .where('identity', '=', identity)
        .where('game', '=', game)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, own: OWN.parse(JSON.parse(row.own)) }));
    },
    keepPreset: (kept, most) => write((trx) => keep(trx, kept, most)),
    dropPreset: (identity, id) =>
      write(async (trx) => {
        const mine = trx.deleteFrom('presets').where('identity', '=', identity);
        await mine.where('id', '=', id).execute();
      }),
  };
}

/** Drops what was kept for people of whom no cookie is left. */
export async function dropOrphans(trx: Kysely<Schema>): Promise<void> {
  for (const table of ['presets', 'subscriptions'] as const) {
    await sql`delete from ${sql.table(table)}
      where identity not in (select identity from cookies)`.execute(trx);
  }
}

async function keep(trx: Kysely<Schema>, kept: KeptPreset, most: number): Promise<boolean> {
  const { identity, game, id, name, at } = kept;
  const { others } = await trx
    .selectFrom('presets')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('identity', '=', identity)
    .where('game', '=', game)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  if (others >= most) return false;
  const own = JSON.stringify(kept.own);
  await trx
    .insertInto('presets')
    .values({ identity, id, game, name, own, at })
    .onConflict((on) => on.columns(['identity', 'id']).doUpdateSet({ game, name, own }))
    .execute();
  return true;
}
