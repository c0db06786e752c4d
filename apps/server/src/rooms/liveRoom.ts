/** One room in memory: its present state, its secrets, its subscribers, and a queue of one. */
import { foldAll } from '@kesem/room/decide';
import { depsOf, type RoomDeps } from '@kesem/room/deps';
import type { Room } from '@kesem/room/room';
import type { RoomHandle } from '@kesem/room/runner';
import type { Stored } from '../store/store.ts';
import type { Published, Subscriber } from './rooms.ts';

export interface LiveRoom {
  readonly id: string;
  readonly deps: RoomDeps;
  readonly now: () => Room;
  /** Runs tasks one after the other; a task that fails does not hold up the next. */
  readonly queue: <X>(task: () => Promise<X>) => Promise<X>;
  readonly addSecret: (match: number, secret: string) => void;
  /** Takes over a room that is durable, and tells everybody. */
  readonly publish: (published: Published) => void;
  /** Lets somebody observe the room: they are told of every commit. Returns what stops that. */
  readonly subscribe: (observer: Subscriber) => () => void;
  /** How many observe the room; its driver is not counted. */
  readonly observers: () => number;
  /** What moves the room by itself, which hears of every commit before its observers do. */
  readonly driven: RoomHandle;
}

/** Puts a room into memory that was just decided, or read back from the store. */
export function openLiveRoom(
  room: Room,
  secrets: { readonly [match: number]: string },
  table: RoomDeps['table'],
): LiveRoom {
  let current = room;
  let last: Promise<unknown> = Promise.resolve();
  const known = new Map(Object.entries(secrets).map(([match, secret]) => [Number(match), secret]));
  const observers = new Set<Subscriber>();
  const drivers = new Set<Subscriber>();
  const deps = depsOf(table, (match) => known.get(match));
  const now = (): Room => current;
  return {
    id: room.id,
    deps,
    now,
    queue: (task) => {
      const run = last.then(task, task);
      last = run.catch(() => undefined);
      return run;
    },
    addSecret: (match, secret) => known.set(match, secret),
    publish: (published) => {
      current = published.room;
      for (const told of [drivers, observers]) for (const tell of told) tell(published);
    },
    subscribe: (observer) => joined(observers, observer),
    observers: () => observers.size,
    driven: { deps, now, subscribe: (driver) => joined(drivers, driver) },
  };
}

function joined(all: Set<Subscriber>, one: Subscriber): () => void {
  all.add(one);
  return () => void all.delete(one);
}

/** The room a log tells of. Null for an empty one. */
export function roomOf(
  { commits, secrets, snapshot }: Stored,
  table: RoomDeps['table'],
): Room | null {
  const deps = depsOf(table, (match) => secrets[match]);
  return foldAll(commits, deps, snapshot);
}
