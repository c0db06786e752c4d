/** Finished matches, in the open: their records, and rooms that go on from the middle of one. */
import type { openRoomBody } from '@kesem/protocol/http';
import { matchId } from '@kesem/room/command';
import type { Opened } from '@kesem/room/commit';
import type { RoomDeps } from '@kesem/room/deps';
import { forkOf, type MatchRecord, mayKnow, recordOf } from '@kesem/room/record';
import type * as z from 'zod/mini';
import type { Limits } from '../limits.ts';
import type { Store } from '../store/store.ts';
import { type Answer, refused } from './answer.ts';

export interface RecordParts {
  readonly store: Pick<Store, 'finished' | 'film'>;
  readonly table: RoomDeps['table'];
  readonly limits: Pick<Limits, 'records'>;
}

/** Who asks: an address that limits count by, and an identity if the browser has one. */
interface Asker {
  readonly address: string;
  readonly identity: string | null;
}

/** The record of a match, for anybody who knows its id but those who were out of the room by its end; it is refused as unknown and unfinished ones are. */
export async function matchRecord(parts: RecordParts, id: unknown, asker: Asker): Promise<Answer> {
  const record = await askedFor(parts, id, asker);
  if (typeof record === 'string') return refused(record);
  // it never changes but for a name that is taken out, so it is kept and asked about
  return { ok: true, body: record, keep: true };
}

/** What a finished match showed, for a replay that has not its rules, and for whoever may have its record; refused as unknown where it was not kept. */
export async function matchFilm(parts: RecordParts, id: unknown, asker: Asker): Promise<Answer> {
  const record = await askedFor(parts, id, asker);
  if (typeof record === 'string') return refused(record);
  const packed = await parts.store.film(record.id);
  return packed ? { ok: true, packed } : refused('noSuchMatch');
}

async function askedFor(
  { store, limits }: RecordParts,
  id: unknown,
  { address, identity }: Asker,
): Promise<MatchRecord | 'tooFast' | 'noSuchMatch'> {
  if (!(await limits.records.take(address))) return 'tooFast';
  const known = matchId.safeParse(id);
  const record = known.success ? await recordIn(store, known.data, identity) : null;
  return record ?? 'noSuchMatch';
}

/** An opening of an identity as the log will keep it: the place it goes on from is written out. */
export async function openedOf(
  { store, table }: Pick<RecordParts, 'store' | 'table'>,
  { from, ...opening }: z.output<typeof openRoomBody>['opening'],
  identity: string,
): Promise<Opened | 'noSuchMatch' | 'noSuchStep'> {
  if (!from) return opening;
  const record = await recordIn(store, from.match, identity);
  if (!record) return 'noSuchMatch';
  const rules = table(record.record.game);
  const fork = rules ? forkOf(record, from.count, rules) : null;
  return fork ? { ...opening, game: fork.record.game, from: fork } : 'noSuchStep';
}

async function recordIn(
  { finished }: Pick<RecordParts['store'], 'finished'>,
  id: string,
  identity: string | null,
): Promise<MatchRecord | null> {
  const found = await finished(id);
  if (found && identity !== null && !mayKnow(found.ended, identity)) return null;
  return found && recordOf(found.ended, found.commits, found.secret);
}
