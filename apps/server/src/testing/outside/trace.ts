/**
 * What a process did to its files and told by its sockets, read from the record of `strace -f -y -xx`: calls
 * in the order in which the kernel took them.
 */

/** What strace is asked to record; see `readTrace`. */
export const RECORDED =
  'openat,unlink,ftruncate,pwrite64,fsync,fdatasync,write,writev,sendmsg,sendto';

interface Deed {
  /** The path of a file or folder, or such as `socket:[1]`. */
  readonly on: string;
  /** The lines of the record at which it began and at which it was done. */
  readonly begun: number;
  readonly done: number;
}

/** A call that succeeded. */
export type Call = Deed &
  (
    | { readonly did: 'write'; readonly at: number; readonly bytes: Buffer }
    | { readonly did: 'cut'; readonly size: number }
    | { readonly did: 'create' | 'remove' | 'sync' }
    | { readonly did: 'tell'; readonly bytes: Buffer }
  );

/** A call of the record, both halves in one. */
interface Line {
  readonly name: string;
  readonly args: string;
  readonly begun: number;
  readonly done: number;
}

const WHOLE = /^(\d+) +(\w+)\((.*)$/;
const REST = /^(\d+) +<\.\.\. \w+ resumed>(.*)$/;
const UNFINISHED = ' <unfinished ...>';

/** The calls of a record, by when they were done. What failed, or was only said to be done, is left out. */
export function readTrace(record: string): readonly Call[] {
  return linesOf(record).flatMap((line) => {
    const call = callOf(line);
    return call ? [call] : [];
  });
}

/** A call during which another thread did something stands in two lines. */
function linesOf(record: string): readonly Line[] {
  const begun = new Map<string, Line>();
  return record.split('\n').flatMap((text, at) => {
    const [, resumed = '', rest = ''] = REST.exec(text) ?? [];
    const half = begun.get(resumed);
    if (half) {
      begun.delete(resumed);
      return [{ ...half, args: half.args + rest, done: at }];
    }
    const [, thread = '', name = '', args = ''] = WHOLE.exec(text) ?? [];
    if (!args.endsWith(UNFINISHED)) return [{ name, args, begun: at, done: at }];
    begun.set(thread, { name, args: args.slice(0, -UNFINISHED.length), begun: at, done: at });
    return [];
  });
}

const RESULT = /\) += (-?\d+)(.*)$/;
const DESCRIPTOR = /^\d+<([^>]*)>/;
/** Its name is all that strace tells of such a call: it was never made. */
const NEVER_MADE = '(INJECTED)';

function callOf({ name, args, begun, done }: Line): Call | null {
  const [all = '', result = '', told = ''] = RESULT.exec(args) ?? [];
  if (result === '' || Number(result) < 0 || told.includes(NEVER_MADE)) return null;
  const given = args.slice(0, args.length - all.length);
  const deed = deedOf(name, given, openAs(given), Number(result));
  return deed && { ...deed, begun, done };
}

type Made<X> = X extends Call ? Omit<X, 'begun' | 'done'> : never;

/** What a system call of this name means to us. */
function deedOf(name: string, given: string, on: string, result: number): Made<Call> | null {
  if (name === 'openat') {
    return given.includes('O_CREAT') ? { did: 'create', on: pathIn(given) } : null;
  }
  if (name === 'unlink') return { did: 'remove', on: pathIn(given) };
  if (name === 'ftruncate') return { did: 'cut', on, size: lastNumber(given) };
  if (name === 'fsync' || name === 'fdatasync') return { did: 'sync', on };
  const bytes = bytesIn(given).subarray(0, result);
  if (name === 'pwrite64') return { did: 'write', on, at: lastNumber(given), bytes };
  return on.startsWith('socket:') ? { did: 'tell', on, bytes } : null;
}

const lastNumber = (given: string): number => Number(/(\d+)$/.exec(given)?.[1]);

/** All that stands in quotes. */
function bytesIn(given: string): Buffer {
  const parts = [...given.matchAll(/"([^"]*)"/g)].map(([, hex = '']) => buffer(hex));
  return Buffer.concat(parts);
}

/** What the descriptor that it begins with stands for. */
const openAs = (given: string): string => unhexed(DESCRIPTOR.exec(given)?.[1] ?? '');
const pathIn = (given: string): string => unhexed(/"([^"]*)"/.exec(given)?.[1] ?? '');
const unhexed = (hex: string): string => buffer(hex).toString();
const buffer = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex');
