/** Appending to the log on PostgreSQL, to which other servers of the house append as well. Its unique keys are the judge. */
import { type Kysely, sql } from 'kysely';
import { EARLY_MS, isLaden } from '../appending.ts';
import { isDiskFailure } from '../disk.ts';
import { keepBeside } from '../log.ts';
import type { Schema } from '../schema.ts';
import type { Append, Appended, Store } from '../store.ts';
import type { Write } from '../writer.ts';
import { truthful } from './failures.ts';

/** A commit and its place in the batch. */
interface Placed {
  readonly place: number;
  readonly append: Append;
}

/** Returns how to append. Whatever a room has lost, it loses what was decided on it too. */
export function appending(db: Kysely<Schema>, write: Write): Store['append'] {
  return async (batch) => {
    const appended: Appended[] = batch.map(() => 'conflict');
    const behind = new Set<string>();
    for (const round of roundsOf(batch)) {
      const left = round.filter(({ append }) => !behind.has(append.commit.room));
      for (const [place, became] of await appendRound(db, write, left)) appended[place] = became;
      for (const { place, append } of left) {
        if (appended[place] !== 'stored') behind.add(append.commit.room);
      }
    }
    return appended;
  };
}

/** Of each room the first commit, then of each the second: a statement does not see what it writes itself. */
function roundsOf(batch: readonly Append[]): readonly (readonly Placed[])[] {
  const rounds: Placed[][] = [];
  const counts = new Map<string, number>();
  for (const [place, append] of batch.entries()) {
    const { room } = append.commit;
    const nth = counts.get(room) ?? 0;
    counts.set(room, nth + 1);
    rounds[nth] = [...(rounds[nth] ?? []), { place, append }];
  }
  return rounds;
}

type Results = ReadonlyMap<number, Appended>;

/** Moves go in one statement, which commits by itself; what has more beside goes alone. */
async function appendRound(
  db: Kysely<Schema>,
  write: Write,
  round: readonly Placed[],
): Promise<Results> {
  const results = new Map<number, Appended>();
  const bare = round.filter(({ append }) => !isLaden(append));
  for (const [place, became] of await appendBare(db, bare)) results.set(place, became);
  for (const one of round) {
    if (isLaden(one.append)) results.set(one.place, await appendLaden(write, one));
  }
  return results;
}

async function appendBare(db: Kysely<Schema>, bare: readonly Placed[]): Promise<Results> {
  if (bare.length === 0) return new Map();
  try {
    const stored = await take(db, bare);
    return new Map(bare.map(({ place }) => [place, stored.has(place) ? 'stored' : 'conflict']));
  } catch (error) {
    const [only] = bare;
    if (isDiskFailure(truthful(error))) throw error;
    if (only && bare.length === 1) return new Map([[only.place, { failed: String(error) }]]);
    // one that cannot be written took the others with it
    const alone: [number, Appended][] = [];
    for (const one of bare) alone.push(...(await appendBare(db, [one])));
    return new Map(alone);
  }
}

async function appendLaden(write: Write, one: Placed): Promise<Appended> {
  const { commit } = one.append;
  try {
    return await write(async (trx) => {
      if (commit.seq === 1) await make(trx, one.append);
      if (!(await take(trx, [one])).has(one.place)) return 'conflict';
      await keepBeside(trx, one.append);
      return 'stored';
    });
  } catch (error) {
    if (isDiskFailure(truthful(error))) throw error;
    return { failed: String(error) };
  }
}

async function make(trx: Kysely<Schema>, { commit: { room, at } }: Append): Promise<void> {
  await sql`insert into rooms (id, started, touched) values (${room}, 0, ${at})
    on conflict do nothing`.execute(trx);
}

/**
 * Takes the places after commits that are there, under ids that are new, in the order of their keys, so that
 * two servers never wait for each other; and writes when the rooms are due.
 * @returns which of them were stored.
 */
async function take(db: Kysely<Schema>, placed: readonly Placed[]): Promise<ReadonlySet<number>> {
  const rows = placed.map(({ place, append: { commit, due } }) => {
    return { ...commit, place, due, command: JSON.stringify(commit.command) };
  });
  const { rows: kept } = await sql<{ place: number }>`
    with batch as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as one (
        place int, room text, seq int, actor text, "commandId" text, key text, command text,
        at bigint, due bigint)
    ), won as (
      insert into commits (room_no, seq, actor, command_id, key, command, at)
      select no, seq, actor, "commandId", key, command, at
      from batch join rooms on id = room
      where seq = 1 or exists (
        select 1 from commits before where before.room_no = no and before.seq = batch.seq - 1)
      order by no
      on conflict do nothing returning room_no, seq
    ), kept as (
      select batch.* from won
      join rooms on no = room_no join batch on room = id and batch.seq = won.seq
    ), woken as (
      insert into due (room, at) select room, due from kept
      where due is not null and not exists (
        select 1 from due known
        where known.room = kept.room and known.at between kept.due - ${sql.lit(EARLY_MS)} and kept.due)
      order by room
      on conflict (room) do update set at = excluded.at
    ), asleep as (
      delete from due using kept where due.room = kept.room and kept.due is null
    )
    select place from kept`.execute(db);
  return new Set(kept.map(({ place }) => place));
}
