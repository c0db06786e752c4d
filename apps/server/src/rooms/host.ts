/** The rooms in memory: loaded on demand, run while loaded, let go when nobody needs them. */
import type { CommandAnswer } from '@kesem/protocol/messages';
import type { Actor } from '@kesem/room/actor';
import type { Envelope, Opened } from '@kesem/room/commit';
import { openRoom } from '@kesem/room/decide';
import type { RoomDeps } from '@kesem/room/deps';
import { withoutName } from '@kesem/room/forget';
import { seatFor } from '@kesem/room/room';
import { runRoom, type Think } from '@kesem/room/runner';
import type { Bytes } from '../identity/secret.ts';
import { ALONE, isOurs, leased, type Nodes } from '../nodes/nodes.ts';
import { isDiskFailure } from '../store/disk.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time.ts';
import { inBatches } from './batches.ts';
import { type Credit, crediting } from './credit.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { type LiveRoom, openLiveRoom, roomOf } from './liveRoom.ts';
import { type Kept, type Neighbours, openNeighbours } from './neighbours.ts';
import { type Outages, ownOutages, sharedOutages } from './outages.ts';
import type { RoomFeed, Rooms } from './rooms.ts';
import { appendOf, busy, isAwake, type Path, submit } from './submit.ts';

export interface RoomsParts {
  readonly store: Store;
  readonly clock: Clock;
  /** The other servers of the house; absent: there are none. */
  readonly nodes?: Nodes;
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

interface Hosted extends Kept {
  /** Stops what moves the room by itself; null: another node moves it. */
  stop: (() => void) | null;
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
  readonly #outages: Outages;
  readonly #credit: Credit;
  readonly #nodes: Nodes;
  readonly #neighbours: Neighbours;
  #stopped = false;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    const { store, clock, nodes = ALONE } = parts;
    this.#nodes = nodes;
    this.#path = {
      append: inBatches(store),
      store,
      now: clock.now,
      fresh: () => this.#fresh(),
      stored: ({ id, seq }) => nodes.tell({ about: 'log', room: id, seq }),
    };
    this.#heartbeat = startHeartbeat(clock, (now) => this.#track(this.#beat(now)));
    this.#outages = nodes.beside
      ? sharedOutages(nodes.beside, this.#heartbeat, clock.now)
      : ownOutages(store, this.#heartbeat);
    this.#credit = crediting(this.#path, this.#outages);
    this.#neighbours = openNeighbours({
      nodes,
      clock,
      path: this.#path,
      table: parts.table,
      rooms: this.#loaded,
      leaps: () => this.#heartbeat.outages().length,
      takeUp: () => this.#takeUp(clock.now()),
      track: (work) => this.#track(work),
    });
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
    await this.#credit.certain();
    const appended = await this.#path.append({ ...appendOf(decision, null, { deps }), invite });
    if (appended !== 'stored')
      throw new Error(`a room cannot be opened: ${JSON.stringify(appended)}`);
    const begun = this.#begin(openLiveRoom(decision.next, { 1: secret }, table));
    this.#loaded.set(id, begun);
    await begun;
    return { ok: true, room: id };
  }

  async find(id: string): Promise<RoomFeed | null> {
    const room = await this.#get(id);
    if (!room) return null;
    room.touched = this.#parts.clock.now();
    // whoever comes from another node has seen what that one stored
    await this.#neighbours.follow(room.live);
    return room.live;
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
    this.#nodes.tell({ about: 'names', room: id });
  }

  async wake(): Promise<void> {
    const now = this.#parts.clock.now();
    // what stood still before this moment is known by who lived last, and what does so after it, while rooms load too, by the pulse
    this.#heartbeat.from(now);
    const last = await this.#outages.wake(now);
    // what would have come since then has the outage before it
    await this.#loadDue(last);
    this.#heartbeat.begin();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#heartbeat.stop();
    this.#neighbours.stop();
    for (const loading of this.#loaded.values()) (await loading.catch(() => null))?.stop?.();
    // nothing is moved here any more, and need not wait for what is still under way
    await this.#nodes.beside?.release([...this.#loaded.keys()]).catch(() => undefined);
    this.#nodes.tell({ about: 'free' });
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
    await this.#track(this.#credit.settle(live));
    return this.#begin(live);
  }

  async #begin(live: LiveRoom): Promise<Hosted> {
    const drive = (isOurs: boolean): void => this.#drive(hosted, isOurs);
    const hosted: Hosted = { live, drive, stop: null, touched: this.#parts.clock.now() };
    drive(await isOurs(this.#nodes, live.id).catch(() => false));
    return hosted;
  }

  /** Moves the room by itself from now on, or leaves that to another node. */
  #drive(hosted: Hosted, isOurs: boolean): void {
    if (isOurs === (hosted.stop !== null) || this.#stopped) return;
    const { clock, think } = this.#parts;
    const { live } = hosted;
    hosted.stop?.();
    hosted.stop = isOurs
      ? runRoom(live.driven, {
          clock,
          think,
          fresh: () => this.#fresh(),
          act: (actor, envelope) => this.#insist(live, actor, envelope),
        })
      : null;
  }

  async #send(live: LiveRoom, actor: Actor, envelope: Envelope): Promise<CommandAnswer> {
    const from = performance.now();
    const done = (outcome: 'accepted' | 'refused' | 'busy') =>
      this.#parts.seen?.(outcome, performance.now() - from);
    try {
      const work = live.queue(async () => {
        if (!(await this.#credit.give(live))) return busy(envelope);
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

  async #beat(now: number): Promise<void> {
    for (const loading of this.#loaded.values()) {
      const room = await loading.catch(() => null);
      if (room) await this.#track(this.#credit.settle(room.live));
    }
    await this.#outages.sign(now);
    await this.#takeUp(now);
    await this.#letGo(now);
  }

  async #letGo(now: number): Promise<void> {
    for (const [id, loading] of this.#loaded) {
      const room = await loading.catch(() => null);
      if (!room) continue;
      // what waits for a hand alone is found again in the log
      const { live } = room;
      if (live.observers() > 0 || isAwake(live, now + IDLE_MS)) room.touched = now;
      if (now - room.touched < IDLE_MS) continue;
      room.stop?.();
      this.#loaded.delete(id);
      await this.#nodes.beside?.release([id]);
    }
  }

  /** Sees to whatever is this node's to see to. */
  async #takeUp(now: number): Promise<void> {
    await this.#neighbours.meet();
    await this.#loadDue(now);
  }

  /** Loads every room that wants to be woken by then, but those that another node moves. */
  async #loadDue(by: number): Promise<void> {
    const due = (await this.#parts.store.due(by)).filter((id) => !this.#loaded.has(id));
    if (due.length === 0) return;
    for (const id of await leased(this.#nodes, due)) await this.#get(id).catch(() => null);
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
