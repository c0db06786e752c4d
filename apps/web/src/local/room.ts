/**
 * A room of this device alone: the same rules, log, clocks and bots as in the house, and the device's
 * storage where the house has its store.
 */
import type { CommandAnswer } from '@kesem/protocol/messages';
import type { Actor } from '@kesem/room/actor';
import type { Commit, Envelope, Opened } from '@kesem/room/commit';
import { type Accepted, decide, foldAll, openRoom } from '@kesem/room/decide';
import { depsOf, type RoomDeps } from '@kesem/room/deps';
import { entryOf } from '@kesem/room/entry';
import { nextClock } from '@kesem/room/pause';
import type { Room } from '@kesem/room/room';
import { type RoomHandle, type RunnerDeps, runRoom } from '@kesem/room/runner';
import type { Said } from '@kesem/room/said';
import { type DeviceStorage, readObject, writeObject } from '../state/deviceStorage.ts';

interface Place {
  readonly table: RoomDeps['table'];
  readonly storage: DeviceStorage;
  /** Where in the storage the room lies. */
  readonly slot: string;
}
export interface LocalParts extends Place, Pick<RunnerDeps, 'clock' | 'think' | 'fresh'> {}

/** A room after a commit, and what was said with it; nothing is said when another tab was followed. */
export interface News {
  readonly room: Room;
  readonly said: readonly Said[];
}

/** What lies in the storage: the truth, from the end of the last match on. */
interface Log {
  readonly form: typeof FORM;
  readonly from: Room | null;
  readonly commits: readonly Commit[];
  readonly secrets: Readonly<Record<string, string>>;
}
const FORM = 1;

/** Whoever holds the device and opens rooms on it. */
export const OWNER = 'me';

/** The room that lies in the slot, and its house; null when there is none, or none that can be read today. */
export function readLocal(parts: Place): { readonly room: Room; readonly deps: RoomDeps } | null {
  const read = readRoom(parts);
  return read && { room: read.room, deps: depsOf(parts.table, (match) => read.log.secrets[match]) };
}

/** The same, to be played on. */
export function resumeLocal(parts: LocalParts): LocalRoom | null {
  const read = readRoom(parts);
  if (!read) return null;
  const local = new LocalRoom(parts, read.room, read.log);
  local.credit();
  return local;
}

/**
 * Lays a new room into the slot, hosted by the device's owner; null when the opening is refused.
 * @param secret of its first match.
 */
export function openLocal(
  parts: LocalParts,
  id: string,
  command: Opened,
  secret = parts.fresh(),
): LocalRoom | null {
  const { table, clock, fresh } = parts;
  const now = { at: clock.now(), fresh: () => secret, deps: { table, secret: () => secret } };
  const decision = openRoom(id, OWNER, { id: fresh(), command }, now);
  return decision.ok ? new LocalRoom(parts, decision.next, written(BLANK, null, decision)) : null;
}

export class LocalRoom implements RoomHandle {
  readonly deps: RoomDeps;
  readonly #parts: LocalParts;
  readonly #tellers = new Set<(news: News) => void>();
  readonly #stop: () => void;
  #room: Room;
  #log: Log;
  #isClosed = false;

  constructor(parts: LocalParts, room: Room, log: Log) {
    this.#parts = parts;
    this.#room = room;
    this.#log = log;
    this.deps = depsOf(parts.table, (match) => this.#log.secrets[match]);
    writeObject(parts.storage, parts.slot, log);
    this.#stop = runRoom(this, {
      ...parts,
      // in a turn of its own, so that everybody hears of one commit before the next
      act: async (actor, envelope) => {
        await Promise.resolve();
        return this.submit(actor, envelope);
      },
    });
  }

  now(): Room {
    return this.#room;
  }

  /** Tells of every commit from now on, in order; gives the way to stop. */
  subscribe(tell: (news: News) => void): () => void {
    this.#tellers.add(tell);
    return () => this.#tellers.delete(tell);
  }

  /** Decides a command, writes it down, and only then tells of it. */
  submit(actor: Actor, envelope: Envelope): CommandAnswer {
    const { clock, fresh, storage, slot } = this.#parts;
    const moment = { at: clock.now(), fresh, deps: this.deps };
    const decision = decide(this.#room, actor, envelope, moment);
    if (!decision.ok) return { id: envelope.id, ok: false, why: decision.why };
    this.#log = written(this.#log, this.#room, decision);
    writeObject(storage, slot, this.#log);
    this.#tell({ room: decision.next, said: decision.said });
    return { id: envelope.id, ok: true };
  }

  /** Another tab has written into the slot: its room is this one. */
  follow(): void {
    const read = readRoom(this.#parts);
    if (!read || read.room.id !== this.#room.id) return;
    this.#log = read.log;
    this.#tell({ room: read.room, said: [] });
  }

  /** No clock ran while the room lay in the storage. */
  credit(): void {
    if (!nextClock(this.#room)) return;
    const down = this.#parts.clock.now() - this.#room.at;
    if (down <= 0) return;
    const command = { do: 'woke', down } as const;
    this.submit({ kind: 'house' }, { id: this.#parts.fresh(), key: 'room', command });
  }

  /** Whether somebody else may be writing into its slot by now: nothing more is to be submitted here. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Stops clocks and bots; the room stays in the storage. */
  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  #tell(news: News): void {
    this.#room = news.room;
    for (const tell of this.#tellers) tell(news);
  }
}

const BLANK: Log = { form: FORM, from: null, commits: [], secrets: {} };

/** The log with one more commit. A match that has ended is kept as what it left behind. */
function written(log: Log, before: Room | null, decision: Accepted): Log {
  const { commit, secret, snapshot } = entryOf(decision, before);
  return {
    form: FORM,
    from: snapshot ?? log.from,
    commits: snapshot ? [] : [...log.commits, commit],
    secrets: secret ? { ...log.secrets, [secret.match]: secret.secret } : log.secrets,
  };
}

function readRoom(parts: Place): { readonly log: Log; readonly room: Room } | null {
  const kept = readObject(parts.storage, parts.slot);
  if (kept['form'] !== FORM) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this file in this form; what was spoilt since does not fold
  const log = kept as unknown as Log;
  try {
    const deps = depsOf(parts.table, (match) => log.secrets[match]);
    const room = foldAll(log.commits, deps, log.from);
    return room && { log, room };
  } catch {
    return null;
  }
}
