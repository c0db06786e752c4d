/** Finished matches, in the open: their records, and rooms that go on from the middle of one. */
import type { openRoomBody } from '@kesem/protocol/http';
import { matchId } from '@kesem/room/command';
import type { Opened } from '@kesem/room/commit';
import { type MatchRecord, originOf, recordOf } from '@kesem/room/record';
import type { House } from '@kesem/room/room';
import type * as z from 'zod/mini';
import type { Limits } from '../limits.ts';
import type { Store } from '../store/store.ts';
import { type Answer, refused } from './answer.ts';

export interface RecordParts {
  readonly store: Pick<Store, 'finished' | 'film'>;
  readonly table: House['table'];
  readonly limits: Pick<Limits, 'records'>;
}

/** The record of a match, for anybody who knows its id; unknown and unfinished ones are refused alike. */
export async function matchRecord(
  { store, limits }: RecordParts,
  id: unknown,
  address: string,
): Promise<Answer> {
  if (!(await limits.records.take(address))) return refused('tooFast');
  const known = matchId.safeParse(id);
  const record = known.success ? await recordIn(store, known.data) : null;
  // it never changes but for a name that is taken out, so it is kept and asked about
  return record ? { ok: true, body: record, keep: true } : refused('noSuchMatch');
}

/** What a finished match showed, for a replay that has not its rules; refused as unknown where it was not kept. */
export async function matchFilm(
  { store, limits }: RecordParts,
  id: unknown,
  address: string,
): Promise<Answer> {
  if (!(await limits.records.take(address))) return refused('tooFast');
  const known = matchId.safeParse(id);
  const packed = known.success ? await store.film(known.data) : null;
  return packed ? { ok: true, packed } : refused('noSuchMatch');
}

/** An opening as the log will keep it: the place it goes on from is written out. */
export async function openedOf(
  { store, table }: Pick<RecordParts, 'store' | 'table'>,
  { from, ...opening }: z.output<typeof openRoomBody>['opening'],
): Promise<Opened | 'noSuchMatch' | 'noSuchStep'> {
  if (!from) return opening;
  const record = await recordIn(store, from.match);
  if (!record) return 'noSuchMatch';
  const rules = table(record.record.game);
  const origin = rules ? originOf(record, from.count, rules) : null;
  return origin ? { ...opening, game: origin.record.game, from: origin } : 'noSuchStep';
}

async function recordIn(
  { finished }: Pick<RecordParts['store'], 'finished'>,
  id: string,
): Promise<MatchRecord | null> {
  const found = await finished(id);
  return found && recordOf(found.ended, found.commits, found.secret);
}
