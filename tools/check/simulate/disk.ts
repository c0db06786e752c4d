/** The disk of a simulated world: a real store in memory, and whatever may happen to a write on its way. */
import type { Stream } from '@kesem/engine/core/random';
import { memoryStore } from '../../../apps/server/src/store/memory.ts';
import type { Append, Appended, Store } from '../../../apps/server/src/store/store.ts';
import type { SimTime } from './time.ts';

/** What is wrong with a disk. */
export type Illness = 'full' | 'broken' | 'slow' | null;

export interface Disk {
  /** What stands on it. */
  readonly truth: Store;
  /** The disk as one process has it, until that dies: then nothing is answered any more. */
  readonly open: (isAlive: () => boolean) => Store;
  readonly fall: (ill: Illness) => void;
  /** Whether a call is under way that takes no time of the world. */
  readonly isBusy: () => boolean;
}

/** How long a write takes, in ms: from, and up to so much more. */
const WRITE_MS = [1, 25] as const;
const SLOW_MS = [50, 400] as const;

interface DiskParts {
  readonly time: () => SimTime;
  readonly chance: Stream;
  /** Called with every commit that stands. */
  readonly stored: (append: Append) => void;
}

/** An empty disk in good health. */
export async function openDisk({ time, chance, stored }: DiskParts): Promise<Disk> {
  const truth = await memoryStore();
  let illness: Illness = null;
  let underWay = 0;

  const counted = async <X>(work: () => Promise<X>): Promise<X> => {
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
  const written = async (batch: readonly Append[]): Promise<readonly Appended[]> => {
    const appended = await counted(() => truth.append(batch));
    for (const [place, one] of batch.entries()) if (appended[place] === 'stored') stored(one);
    return appended;
  };
  const append = async (
    batch: readonly Append[],
    isAlive: () => boolean,
  ): Promise<readonly Appended[]> => {
    const [least, more] = illness === 'slow' ? SLOW_MS : WRITE_MS;
    await time().wait(least + chance.int(more));
    // a process that dies meanwhile has written, or has not; nobody is told
    if (!isAlive()) return chance.int(2) === 0 ? written(batch) : forEver();
    if (illness === 'full') throw failure('SQLITE_FULL');
    if (illness === 'broken') {
      // whether it was written is unknown to whoever asked
      if (chance.int(2) === 0) await written(batch);
      throw failure('SQLITE_IOERR_FSYNC');
    }
    return written(batch);
  };

  return {
    truth,
    fall: (ill) => {
      illness = ill;
    },
    isBusy: () => underWay > 0,
    open: (isAlive) =>
      new Proxy(truth, {
        get: (_, name) => {
          if (name === 'append') {
            return (batch: readonly Append[]) => answered(append(batch, isAlive), isAlive);
          }
          const method: unknown = Reflect.get(truth, name);
          if (typeof method !== 'function') return method;
          return (...args: readonly unknown[]) => {
            const asked = counted(() => {
              if (illness === 'full' && WRITES.has(String(name))) throw failure('SQLITE_FULL');
              return Promise.resolve<unknown>(Reflect.apply(method, truth, args));
            });
            return answered(asked, isAlive);
          };
        },
      }),
  };
}

/** Other calls that write, and must fail where nothing can be written. */
const WRITES = new Set(['alive', 'probe', 'addChat', 'addInvite', 'replaceInvite']);

/** A dead process hears nothing. */
async function answered<X>(asked: Promise<X>, isAlive: () => boolean): Promise<X> {
  try {
    const answer = await asked;
    return isAlive() ? answer : await forEver();
  } catch (failed) {
    if (isAlive()) throw failed;
    return forEver();
  }
}

function forEver<X>(): Promise<X> {
  return new Promise<X>(() => undefined);
}

function failure(code: string): Error {
  return Object.assign(new Error(`the disk says ${code}`), { code });
}
