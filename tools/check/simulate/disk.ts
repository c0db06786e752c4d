/** The disk of a simulated world: a real store in memory, and whatever may happen to a write on its way. */
import type { Stream } from '@kesem/engine/core/random';
import { memoryStore } from '../../../apps/server/src/store/memory.ts';
import type { Append, Appended, Store } from '../../../apps/server/src/store/store.ts';
import type { SimTime } from './time.ts';

/** What is wrong with a disk: nothing can be written; what is written may stand or not; nothing can be read; all takes long. */
export type Illness = 'full' | 'broken' | 'unread' | 'slow' | null;

export interface Disk {
  /** What stands on it. */
  readonly truth: Store;
  /** The disk as one process has it, until that dies: then nothing is answered any more. */
  readonly open: (isAlive: () => boolean) => Store;
  readonly fall: (ill: Illness) => void;
  /** Runs something in the middle of one of the next calls, the `count`th place where one begins or ends. */
  readonly interrupt: (count: number, run: () => void) => void;
  /** Whether a call is under way that takes no time of the world. */
  readonly isBusy: () => boolean;
}

/** How long a call takes, in ms: from, and up to so much more. */
const WRITE_MS = [1, 25] as const;
const READ_MS = [0, 4] as const;
const SLOW_MS = [50, 400] as const;

/** What only reads; all else writes. */
const READS: ReadonlySet<string> = new Set<keyof Store>([
  'load',
  'tail',
  'wasAccepted',
  'invited',
  'chat',
  'due',
  'outages',
  'lastAlive',
]);

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
  let interrupted: { left: number; readonly run: () => void } | null = null;

  const step = (): void => {
    if (!interrupted || (interrupted.left -= 1) > 0) return;
    const { run } = interrupted;
    interrupted = null;
    run();
  };
  const counted = async <X>(work: () => Promise<X>): Promise<X> => {
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
  const written = async (batch: readonly Append[]): Promise<readonly Appended[]> => {
    const appended = await truth.append(batch);
    for (const [place, one] of batch.entries()) if (appended[place] === 'stored') stored(one);
    return appended;
  };
  const takes = async (reads: boolean): Promise<void> => {
    const [least, more] = illness === 'slow' ? SLOW_MS : reads ? READ_MS : WRITE_MS;
    await time().wait(least + chance.int(more));
  };
  /** One call of a process: what it does, and whether it only reads. */
  const ask = async <X>(work: () => Promise<X>, { reads, isAlive }: Call): Promise<X> => {
    step();
    await takes(reads);
    step();
    if (reads) {
      if (illness === 'unread' && chance.int(2) === 0) throw failure('SQLITE_IOERR_READ');
      return counted(work);
    }
    // a process that dies meanwhile has written, or has not; nobody is told
    if (!isAlive()) return chance.int(2) === 0 ? counted(work) : forEver();
    if (illness === 'full') throw failure('SQLITE_FULL');
    if (illness === 'broken') {
      // whether it was written is unknown to whoever asked
      if (chance.int(2) === 0) await counted(work);
      throw failure('SQLITE_IOERR_FSYNC');
    }
    return counted(work);
  };

  return {
    truth,
    fall: (ill) => {
      illness = ill;
    },
    interrupt: (left, run) => {
      interrupted = { left, run };
    },
    isBusy: () => underWay > 0,
    open: (isAlive) =>
      new Proxy(truth, {
        get: (_, name) => {
          const call = { reads: READS.has(String(name)), isAlive };
          const asked = <X>(work: () => Promise<X>): Promise<X> =>
            isAlive() ? answered(ask(work, call), isAlive) : forEver();
          if (name === 'append') return (batch: readonly Append[]) => asked(() => written(batch));
          const method: unknown = Reflect.get(truth, name);
          if (typeof method !== 'function') return method;
          return (...args: readonly unknown[]) =>
            asked(async (): Promise<unknown> => Reflect.apply(method, truth, args));
        },
      }),
  };
}

interface Call {
  readonly reads: boolean;
  readonly isAlive: () => boolean;
}

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
