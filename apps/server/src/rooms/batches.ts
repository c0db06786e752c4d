/** What the rooms have decided goes to the store together. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Append, Appended, Store } from '../store/store.ts';

/** Appends a commit with others; resolves when it is durable, or lost. Rejects when the outcome is unknown. */
export type AppendOne = (append: Append) => Promise<Appended>;

interface Batch {
  readonly appends: Append[];
  readonly appended: Promise<readonly Appended[]>;
}

/**
 * Gathers commits: one batch is under way at a time, and all that is decided until the end of the turn
 * in which the store becomes free is in the next.
 */
export function inBatches(store: Pick<Store, 'append'>): AppendOne {
  let next: Batch | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const begin = (): Batch => {
    const appends: Append[] = [];
    const appended = last
      .then(() => turn())
      .then(() => {
        next = null;
        return store.append(appends);
      });
    last = appended.catch(() => undefined);
    return { appends, appended };
  };
  return async (append) => {
    next ??= begin();
    const { appends, appended } = next;
    const place = appends.push(append) - 1;
    const mine = (await appended)[place];
    if (!mine) throw new Error('the store has not said what became of a commit');
    return mine;
  };
}
