/** The tables this device has been at, newest first: how it finds the way back to them. */
import { createStore } from 'zustand/vanilla';
import { type DeviceStorage, readObject, writeObject } from './deviceStorage.ts';

export interface Recent {
  readonly token: string;
  readonly room: string;
  readonly game: string;
  /** The others at the table, by name, when it was last seen. */
  readonly others: readonly string[];
  /** When it was last seen, in ms. */
  readonly at: number;
}

const SLOT = 'tables';
const MOST = 20;

/** The store of recent tables; every change is written to storage. */
export function createRecent(storage: DeviceStorage) {
  const { tables } = readObject(storage, SLOT);
  const kept = Array.isArray(tables) ? tables.filter(isRecent) : [];
  const store = createStore<{ readonly tables: readonly Recent[] }>(() => ({ tables: kept }));
  store.subscribe((state) => writeObject(storage, SLOT, state));
  return store;
}

/** The tables with one seen just now: on top, once for each room. */
export function seen(tables: readonly Recent[], now: Recent): readonly Recent[] {
  return [now, ...tables.filter(({ room }) => room !== now.room)].slice(0, MOST);
}

/** The tables without one whose room is no more. */
export function without(tables: readonly Recent[], token: string): readonly Recent[] {
  return tables.filter((table) => table.token !== token);
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  const { token, room, game, others, at }: { [K in keyof Recent]?: unknown } = value;
  return (
    [token, room, game].every((part) => typeof part === 'string') &&
    Array.isArray(others) &&
    others.every((name) => typeof name === 'string') &&
    typeof at === 'number'
  );
}
