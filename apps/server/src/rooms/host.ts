/** The rooms in memory: loaded on demand, run while loaded, let go when nobody needs them. */
import type { CommandAnswer } from '@kesem/protocol/messages';
import type { Envelope, Opened } from '@kesem/room/commit';
import { OUTAGE_MS } from '@kesem/room/days';
import { openRoom } from '@kesem/room/decide';
import { withoutName } from '@kesem/room/forget';
import { nextClock } from '@kesem/room/pause';
import { type Actor, type RoomDeps, seatFor } from '@kesem/room/room';
import { runRoom, type Think } from '@kesem/room/runner';
import { isSlow } from '@kesem/room/slow';
import type { Bytes } from '../identity/secret.ts';
import { isDiskFailure } from '../store/disk.ts';
import type { Outage, Store } from '../store/store.ts';
import type { Clock } from '../time.ts';
import { inBatches } from './batches.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { type LiveRoom, openLiveRoom, roomOf } from './liveRoom.ts';
import type { RoomFeed, Rooms } from './rooms.ts';
import { appendOf, dueAt, type Path, submit } from './submit.ts';

export interface RoomsParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly table: RoomDeps['table'];
  readonly think: Think;
  /** Where ids, the secrets of matches and the seeds of bots come from. */
  readonly bytes: Bytes;
  /** Called with the outcome and duration of every command, for metrics. */
  readonly seen?: (outcome: 'accepted' | 'refused' | 'busy', ms: number) => void;
  /** Called when what should never happen does: a bug, or a room whose log cannot be read, once a room. */
  readonly fault?: (fault: unknown, room: string) => void;
}

/** A room that nobody observes and nothing moves leaves memory after this, in ms. */
const IDLE_MS = 600_000;
/** Between two tries of what the server does by itself, in ms. */
const INSIST_MS = 1_000;

interface Hosted {
  readonly live: LiveRoom;
  readonly stop: () => void;
  touched: number;
}

/** The rooms of one process. */
export class RoomHost implements Rooms {
  readonly #parts: RoomsParts;
  readonly #path: Path;
  readonly #loaded = new Map<string, Promise<Hosted | null>>();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #unreadable = new Set<string>();
  readonly #heartbeat: Heartbeat;
  /** The outages before this process, the one that it ended among them, oldest first. */
  #before: readonly Outage[] = [];
  /** How many of all outages are on the disk. */
  #kept = 0;
  #stopped = false;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    const { store, clock } = parts;
    this.#path = {
      append: inBatches(store),
      store,
      now: clock.now,
      fresh: () => this.#fresh(),
    };
    this.#heartbeat = startHeartbeat(clock, (now) => this.#track(this.#beat(now)));
  }

  async open(
    by: string,
    envelope: { readonly id: string; readonly command: Opened },
    invite: string,
  ): ReturnType<Rooms['open']> {
    const { table, clock, bytes } = this.#parts;
    const id = Buffer.from(bytes(16)).toString('hex');
    const secret = this.#fresh();
    const deps: RoomDeps = { table, secret: () => secret };
    const decision = openRoom(id, by, envelope, { at: clock.now(), fresh: () => secret, deps });
    if (!decision.ok) return { ok: false, code: decision.why.code };
    const appended = await this.#path.append({ ...appendOf(decision, null, { deps }), invite });
    if (appended !== 'stored')
      throw new Error(`a room cannot be opened: ${JSON.stringify(appended)}`);
    this.#loaded.set(
      id,
      Promise.resolve(this.#begin(openLiveRoom(decision.next, { 1: secret }, table))),
    );
    return { ok: true, room: id };
  }

  async find(id: string): Promise<RoomFeed | null> {
    const room = await this.#get(id);
    if (room) room.touched = this.#parts.clock.now();
    return room?.live ?? null;
  }

  async submit(id: string, actor: Actor, envelope: Envelope): Promise<CommandAnswer> {
    const room = await this.#get(id);
    if (!room) return { id: envelope.id, ok: false, why: { code: 'noSuchRoom' } };
    return actor.kind === 'person'
      ? this.#send(room.live, actor, envelope)
      : this.#insist(room.live, actor, envelope);
  }

  async forget(id: string, identity: string): Promise<void> {
    const room = await this.#get(id);
    if (!room) return;
    const { live } = room;
    if (seatFor(live.now(), identity) !== null) {
      const leave = { id: this.#fresh(), key: 'room', command: { do: 'leave' } } as const;
      const left = await this.#send(live, { kind: 'person', id: identity }, leave);
      if (!left.ok) throw new Error(`somebody could not leave for good: ${left.why.code}`);
    }
    await live.queue(async () => {
      await this.#parts.store.forgetIn(id, identity);
      live.publish({ room: withoutName(live.now(), identity), said: [] });
    });
  }

  async wake(): Promise<void> {
    const { store, clock } = this.#parts;
    const now = clock.now();
    const last = (await store.lastAlive()) ?? now;
    const before = await store.outages();
    this.#before = now > last ? [...before, { until: now, ms: now - last }] : before;
    this.#kept = before.length;
    // a disk that is full at the start is found full by the pulse as well
    await this.#sign(now).catch(() => undefined);
    // what would have come since then has the outage before it
    await this.#loadDue(last);
    this.#heartbeat.begin();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#heartbeat.stop();
    for (const loading of this.#loaded.values()) (await loading.catch(() => null))?.stop();
    await Promise.allSettled(this.#underWay);
  }

  #get(id: string): Promise<Hosted | null> {
    const known = this.#loaded.get(id);
    if (known) return known;
    const loading = this.#load(id);
    this.#loaded.set(id, loading);
    const forget = () => this.#loaded.delete(id);
    loading.then(
      (room) => room ?? forget(),
      (fault: unknown) => {
        forget();
        this.#tellUnreadable(fault, id);
      },
    );
    return loading;
  }

  #tellUnreadable(fault: unknown, id: string): void {
    if (isDiskFailure(fault) || this.#unreadable.has(id)) return;
    this.#unreadable.add(id);
    this.#parts.fault?.(fault, id);
  }

  async #load(id: string): Promise<Hosted | null> {
    const { store, table } = this.#parts;
    const stored = await store.load(id);
    const room = stored && roomOf(stored, table);
    if (!room) return null;
    const live = openLiveRoom(room, stored.secrets, table);
    await this.#settle(live);
    return this.#begin(live);
  }

  #begin(live: LiveRoom): Hosted {
    const { clock, think } = this.#parts;
    const stop = runRoom(live.driven, {
      clock,
      think,
      fresh: () => this.#fresh(),
      act: (actor, envelope) => this.#insist(live, actor, envelope),
    });
    return { live, stop, touched: clock.now() };
  }

  async #send(live: LiveRoom, actor: Actor, envelope: Envelope): Promise<CommandAnswer> {
    const from = performance.now();
    const done = (outcome: 'accepted' | 'refused' | 'busy') =>
      this.#parts.seen?.(outcome, performance.now() - from);
    try {
      const work = live.queue(async () => {
        if (!(await this.#credit(live))) return busy(envelope);
        return submit(this.#path, live, actor, envelope);
      });
      const answer = await this.#track(work);
      done(answer.ok ? 'accepted' : answer.why.code === 'busy' ? 'busy' : 'refused');
      return answer;
    } catch (fault) {
      if (!isDiskFailure(fault)) this.#parts.fault?.(fault, live.id);
      done('busy');
      return busy(envelope);
    }
  }

  /** Sends a command of the server's own until the store has answered: nobody else would send it again. */
  async #insist(live: LiveRoom, actor: Actor, envelope: Envelope): Promise<CommandAnswer> {
    for (;;) {
      const answer = await this.#send(live, actor, envelope);
      if (answer.ok || answer.why.code !== 'busy' || this.#stopped) return answer;
      await new Promise<void>((resolve) => void this.#parts.clock.after(INSIST_MS, resolve));
    }
  }

  /**
   * No clock runs while nobody can move: what was lost is given back by a commit, before anything else
   * is decided. To be called from the room's queue only; false when it could not be stored.
   */
  async #credit(live: LiveRoom): Promise<boolean> {
    const owed = this.#owed(live);
    if (owed.length === 0) return true;
    // written down before anything that is younger, or rooms that are not loaded would miss it after a crash
    if (this.#outages().length > this.#kept) await this.#sign(this.#parts.clock.now());
    const down = owed.reduce((sum, { ms }) => sum + ms, 0);
    const id = `woke:${owed.at(-1)?.until}`;
    const envelope: Envelope = { id, key: 'room', command: { do: 'woke', down } };
    return (await submit(this.#path, live, { kind: 'house' }, envelope)).ok;
  }

  /** Returns the outages that no commit has given back yet to a clock that runs. */
  #owed(live: LiveRoom): readonly Outage[] {
    const room = live.now();
    const last = this.#heartbeat.outages().at(-1) ?? this.#before.at(-1);
    // so it is with nearly every command
    if (!last || last.until <= room.at || !nextClock(room)) return [];
    const least = isSlow(room) ? OUTAGE_MS : 0;
    return this.#outages().filter(({ until, ms }) => until > room.at && ms > least);
  }

  #outages(): readonly Outage[] {
    return [...this.#before, ...this.#heartbeat.outages()];
  }

  /** Credits a room of which nothing else is asked; what fails is made up for later. */
  async #settle(live: LiveRoom): Promise<void> {
    if (this.#owed(live).length === 0) return;
    await this.#track(live.queue(() => this.#credit(live))).catch(() => undefined);
  }

  async #beat(now: number): Promise<void> {
    for (const loading of this.#loaded.values()) {
      const room = await loading.catch(() => null);
      if (room) await this.#settle(room.live);
    }
    await this.#sign(now);
    await this.#loadDue(now);
    for (const [id, loading] of this.#loaded) {
      const room = await loading.catch(() => null);
      if (!room) continue;
      // what waits for a hand alone is found again in the log
      const { live } = room;
      if (live.observers() > 0 || isAwake(live, now)) room.touched = now;
      if (now - room.touched < IDLE_MS) continue;
      room.stop();
      this.#loaded.delete(id);
    }
  }

  /** Writes down that this process lives, and the outages that are not on the disk. */
  async #sign(now: number): Promise<void> {
    const outages = this.#outages();
    await this.#parts.store.alive(now, outages.slice(this.#kept));
    this.#kept = outages.length;
  }

  /** Loads every room that wants to be woken by then. */
  async #loadDue(by: number): Promise<void> {
    for (const id of await this.#parts.store.due(by)) await this.#get(id).catch(() => null);
  }

  /** 32 fresh bytes in hex. */
  #fresh(): string {
    return Buffer.from(this.#parts.bytes(32)).toString('hex');
  }

  async #track<X>(work: Promise<X>): Promise<X> {
    this.#underWay.add(work);
    try {
      return await work;
    } finally {
      this.#underWay.delete(work);
    }
  }
}

/** Whether something moves a room by itself. A slow match sleeps until shortly before somebody's days are over. */
function isAwake(live: LiveRoom, now: number): boolean {
  const room = live.now();
  const due = dueAt(room, live);
  return due !== null && !(isSlow(room) && due > now + IDLE_MS);
}

/** Returns the answer for an unknown outcome: neither saved nor lost is claimed, and the client asks again. */
function busy({ id }: Envelope): CommandAnswer {
  return { id, ok: false, why: { code: 'busy' } };
}
