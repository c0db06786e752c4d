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
  readonly open: (process: Process) => Store;
  /** How one process asks for whatever else lies on it. */
  readonly through: (process: Process) => Through;
  readonly fall: (ill: Illness) => void;
  /** Runs something in the middle of one of the next calls, the `count`th place where one begins or ends. */
  readonly interrupt: (count: number, run: () => void) => void;
  /** Whether a call is under way that takes no time of the world. */
  readonly isBusy: () => boolean;
}

/** A process that has the disk. */
export interface Process {
  readonly isAlive: () => boolean;
  /** Whether it is cut off from the disk, which others are not. */
  readonly isCut: () => boolean;
  /** Resolves when it can hear an answer. */
  readonly pass: () => Promise<void>;
}

/** One call to the disk: whether it only reads, and what it does there. */
export type Through = <X>(reads: boolean, work: () => Promise<X>) => Promise<X>;

/** How long a call takes, in ms: from, and up to so much more. */
const WRITE_MS = [1, 25] as const;
const READ_MS = [0, 4] as const;
const SLOW_MS = [50, 400] as const;
/** What is said of a database that is not reached. */
const AWAY = 'POSTGRES_08006';

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
  /** What fails, and was written or was not: that is unknown to whoever asked. */
  const doubted = async (work: () => Promise<unknown>, code: string): Promise<never> => {
    if (chance.int(2) === 0) await counted(work);
    throw failure(code);
  };
  const read = async <X>(work: () => Promise<X>, isCut: boolean): Promise<X> => {
    if (isCut) throw failure(AWAY);
    if (illness === 'unread' && chance.int(2) === 0) throw failure('SQLITE_IOERR_READ');
    return counted(work);
  };
  /** One call of a process: what it does, and whether it only reads. */
  const ask = async <X>(work: () => Promise<X>, { reads, isAlive, isCut }: Call): Promise<X> => {
    step();
    await takes(reads);
    step();
    if (reads) return read(work, isCut());
    // a process that dies meanwhile has written, or has not; nobody is told
    if (!isAlive()) return chance.int(2) === 0 ? counted(work) : forEver();
    if (isCut()) return doubted(work, AWAY);
    if (illness === 'full') throw failure('SQLITE_FULL');
    return illness === 'broken' ? doubted(work, 'SQLITE_IOERR_FSYNC') : counted(work);
  };

  const through =
    (process: Process): Through =>
    (reads, work) =>
      process.isAlive() ? answered(ask(work, { ...process, reads }), process) : forEver();

  return {
    truth,
    fall: (ill) => {
      illness = ill;
    },
    interrupt: (left, run) => {
      interrupted = { left, run };
    },
    isBusy: () => underWay > 0,
    through,
    open: (process) =>
      new Proxy(truth, {
        get: (_, name) => {
          const asked = <X>(work: () => Promise<X>): Promise<X> =>
            through(process)(READS.has(String(name)), work);
          if (name === 'append') return (batch: readonly Append[]) => asked(() => written(batch));
          const method: unknown = Reflect.get(truth, name);
          if (typeof method !== 'function') return method;
          return (...args: readonly unknown[]) =>
            asked(async (): Promise<unknown> => Reflect.apply(method, truth, args));
        },
      }),
  };
}

interface Call extends Process {
  readonly reads: boolean;
}

/** A dead process hears nothing, and one that stands still hears it when it goes on. */
async function answered<X>(asked: Promise<X>, { isAlive, pass }: Process): Promise<X> {
  try {
    const answer = await asked;
    await pass();
    return isAlive() ? answer : await forEver();
  } catch (failed) {
    await pass();
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
