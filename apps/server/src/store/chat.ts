/** What is said in rooms, in SQL. */
import { LIMITS } from '@kesem/protocol/limits';
import type { ChatLine } from '@kesem/protocol/messages';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import type { Write } from './writer.ts';

/** Reads a row back as the type it was written as: only the store writes here. */
const LINE = z.custom<Omit<ChatLine, 'id'>>();

export function chatting(db: Kysely<Schema>, write: Write): Pick<Store, 'addChat' | 'chat'> {
  return {
    addChat: (room, line, identity) =>
      write(async (trx) => {
        // first, so that whoever else speaks there waits for its number
        await trx.updateTable('rooms').set({ touched: line.at }).where('id', '=', room).execute();
        const { last } = await trx
          .selectFrom('chat')
          .select(({ fn }) => fn.max<number | null>('id').as('last'))
          .where('room', '=', room)
          .executeTakeFirstOrThrow();
        const id = (last ?? 0) + 1;
        await trx
          .insertInto('chat')
          .values({ room, id, line: JSON.stringify(line), identity })
          .execute();
        const gone = id - LIMITS.chatKept;
        await trx.deleteFrom('chat').where('room', '=', room).where('id', '<=', gone).execute();
        return { ...line, id };
      }),
    chat: async (room) => {
      const rows = await db
        .selectFrom('chat')
        .select(['id', 'line'])
        .where('room', '=', room)
        .orderBy('id')
        .execute();
      return rows.map(({ id, line }) => ({ ...readLine(line), id }));
    },
  };
}

/** Reads a line as it is kept. */
export function readLine(text: string): Omit<ChatLine, 'id'> {
  return LINE.parse(JSON.parse(text));
}
