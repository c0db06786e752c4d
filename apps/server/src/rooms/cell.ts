/** One room in memory: its present state, its secrets, its subscribers, and a queue of one. */
import { foldAll } from '@kesem/room/decide';
import { type House, houseOf, type Room } from '@kesem/room/room';
import type { Stored } from '../store/store.ts';
import type { Published, Subscriber } from './rooms.ts';

export interface Cell {
  readonly id: string;
  readonly house: House;
  readonly now: () => Room;
  /** Runs tasks one after the other; a task that fails does not hold up the next. */
  readonly queue: <X>(task: () => Promise<X>) => Promise<X>;
  readonly addSecret: (match: number, secret: string) => void;
  /** Takes over a room that is durable, and tells everybody. */
  readonly publish: (published: Published) => void;
  readonly subscribe: (subscriber: Subscriber) => () => void;
  /** How many listen, and when the room last changed or was asked for, in ms. */
  readonly subscribers: () => number;
}

/** Opens a cell on a room that was just decided, or read back from the store. */
export function openCell(
  room: Room,
  secrets: { readonly [match: number]: string },
  table: House['table'],
): Cell {
  let current = room;
  let last: Promise<unknown> = Promise.resolve();
  const known = new Map(Object.entries(secrets).map(([match, secret]) => [Number(match), secret]));
  const subscribers = new Set<Subscriber>();
  const house = houseOf(table, (match) => known.get(match));
  return {
    id: room.id,
    house,
    now: () => current,
    queue: (task) => {
      const run = last.then(task, task);
      last = run.catch(() => undefined);
      return run;
    },
    addSecret: (match, secret) => known.set(match, secret),
    publish: (published) => {
      current = published.room;
      for (const subscriber of subscribers) subscriber(published);
    },
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    subscribers: () => subscribers.size,
  };
}

/** The room a log tells of. Null for an empty one. */
export function roomOf({ commits, secrets, snapshot }: Stored, table: House['table']): Room | null {
  const house = houseOf(table, (match) => secrets[match]);
  return foldAll(commits, house, snapshot);
}
