/** What this device has added to shuffles, and the hash it was shown before: so that it can be held against the record. */
import { createStore } from 'zustand/vanilla';
import { type DeviceStorage, readObject, writeObject } from './deviceStorage.ts';

export interface Share {
  /** The commitment to the secret of the match, as the room showed it. */
  readonly hash: string;
  readonly nonce: string;
}

const SLOT = 'shares';
const MOST = 100;

/** The store of shares, newest first; every change is written to storage. */
export function createShares(storage: DeviceStorage) {
  const { shares } = readObject(storage, SLOT);
  const kept = Array.isArray(shares) ? shares.filter(isShare) : [];
  const store = createStore<{ readonly shares: readonly Share[] }>(() => ({ shares: kept }));
  store.subscribe((state) => writeObject(storage, SLOT, state));
  return store;
}

/** The shares with one sent just now. */
export function withShare(shares: readonly Share[], now: Share): readonly Share[] {
  return [now, ...shares].slice(0, MOST);
}

/** Whether this device added anything after it was shown this hash. */
export function hasShare(shares: readonly Share[], wanted: string): boolean {
  return shares.some(({ hash }) => hash === wanted);
}

function isShare(value: unknown): value is Share {
  if (typeof value !== 'object' || value === null) return false;
  const { hash, nonce }: { [K in keyof Share]?: unknown } = value;
  return typeof hash === 'string' && typeof nonce === 'string';
}
