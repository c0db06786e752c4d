/** Appending to the log: nearly every commit is one row after the last, and nothing else. */
import type { Commit } from '@kesem/room/commit';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { isDiskFailure } from './disk.ts';
import { keepBeside } from './log.ts';
import type { Schema } from './schema.ts';
import type { Append, Appended } from './store.ts';
import { alone, type Done } from './writer.ts';

/** A commit that lost its place, or what it was decided on. */
const LOST: Done<Appended> = { ok: true, value: 'conflict' };
/** How much earlier than wanted a room may be woken, in ms: a clock that goes on is not written anew at every move. */
export const EARLY_MS = 300_000;

/** Takes the place after a commit that is there, under an id that is new. */
const TAKE = `
  insert into commits (room_no, seq, actor, command_id, key, command, at)
  select no, ?, ?, ?, ?, ?, ? from rooms
  where id = ? and (exists (select 1 from commits where room_no = no and seq = ?) or ? = 1)
  on conflict do nothing`;
/** Makes a room, which its first commit does; untouched when there is one. */
const MAKE = `
  insert into rooms (id, no, started, touched)
  select ?, coalesce(max(no), 0) + 1, 0, ? from rooms where true on conflict do nothing`;
const WANTED = 'select at from due where room = ?';
const WAKE =
  'insert into due (room, at) values (?, ?) on conflict (room) do update set at = excluded.at';
const SLEEP = 'delete from due where room = ?';

/** Appends a batch within a transaction, and says what became of each. Throws when the disk fails. */
type AppendAll = (trx: Kysely<Schema>, batch: readonly Append[]) => Promise<readonly Appended[]>;

/** Returns how to append to a database. Whatever a room has lost, it loses what was decided on it too. */
export function appending({ prepare }: Pick<Database, 'prepare'>): AppendAll {
  const place = placing(prepare);
  const { change, isChange } = waking(prepare);
  const appendLaden = (trx: Kysely<Schema>, append: Append) =>
    alone(trx, async (): Promise<Appended> => {
      if (!place(append.commit)) return 'conflict';
      await keepBeside(trx, append);
      change(append);
      return 'stored';
    });
  const appendBare = ({ commit }: Append): Done<Appended> => {
    try {
      return { ok: true, value: place(commit) ? 'stored' : 'conflict' };
    } catch (error) {
      return { ok: false, error };
    }
  };
  return async (trx, batch) => {
    const behind = new Set<string>();
    const appended: Appended[] = [];
    for (const append of batch) {
      const { room } = append.commit;
      const isBare = !isLaden(append) && !isChange(append);
      const done = behind.has(room)
        ? LOST
        : isBare
          ? appendBare(append)
          : await appendLaden(trx, append);
      const became = resultOf(done);
      if (became !== 'stored') behind.add(room);
      appended.push(became);
    }
    return appended;
  };
}

/** Returns what gives a commit its place in the log, and is false when it has none. */
function placing(prepare: Database['prepare']): (commit: Commit) => boolean {
  const [take, make] = [prepare(TAKE), prepare(MAKE)];
  return ({ room, seq, actor, commandId, key, command, at }) => {
    if (seq === 1 && make.run([room, at]).changes === 0) return false;
    const text = JSON.stringify(command);
    return take.run([seq, actor, commandId, key, text, at, room, seq - 1, seq]).changes === 1;
  };
}

function resultOf(done: Done<Appended>): Appended {
  if (done.ok) return done.value;
  if (isDiskFailure(done.error)) throw done.error;
  return { failed: String(done.error) };
}

/** Whether anything goes with a commit but when its room is due. */
export function isLaden({
  commit,
  secret,
  snapshot,
  people,
  ended,
  turns,
  ...more
}: Append): boolean {
  const { invite, started, shut } = more;
  const beside = [secret, snapshot, people, ended, turns, invite];
  return commit.seq === 1 || started || shut || beside.some((one) => one !== null);
}

/** When rooms are due: never later than they want to be woken, and not much earlier. */
function waking(prepare: Database['prepare']) {
  const [wanted, wake, sleep] = [prepare(WANTED), prepare(WAKE), prepare(SLEEP)];
  return {
    isChange: ({ commit: { room }, due }: Append): boolean => {
      const [row] = wanted.all([room]);
      if (row === undefined || due === null) return (row === undefined) !== (due === null);
      const known = Number(Reflect.get(Object(row), 'at'));
      return due < known || due > known + EARLY_MS;
    },
    change: ({ commit: { room }, due }: Append): void => {
      if (due === null) sleep.run([room]);
      else wake.run([room, due]);
    },
  };
}
