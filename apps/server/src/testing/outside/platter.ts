/** What lies on a disk when its power fails: what was synced, and of the rest whatever it pleases. */
import { dirname } from 'node:path';
import { chance } from '../seed.ts';
import type { Call } from './trace.ts';

/** Files by path. */
export type Files = ReadonlyMap<string, Buffer>;

/** Whether something that was not synced came onto the disk all the same; asked of each piece. */
export type Luck = () => boolean;

/** Nothing that was not synced is there. */
export const NONE: Luck = () => false;
/** One half of it, as it happens. */
export const HALF: Luck = () => chance() < 0.5;
const ALL: Luck = () => true;

/** What a disk writes whole or not at all. */
const SECTOR = 512;

type Change = Extract<Call, { did: 'write' | 'cut' }>;

interface File {
  readonly synced: Sheet;
  waiting: Change[];
  /** Whether its name is there, on the disk and for the process. */
  kept: boolean;
  named: boolean;
}

/** The line of the record at which a call may begin to change the disk: of a sync, when it is done. */
export const effective = ({ did, begun, done }: Call): number => (did === 'sync' ? done : begun);

/** Calls as a disk takes them. */
export const inOrder = (calls: readonly Call[]): readonly Call[] =>
  calls.toSorted((a, b) => effective(a) - effective(b));

/** A disk, empty at first, under the calls of a process. */
export class Platter {
  readonly #files = new Map<string, File>();

  /** The next call, by `effective`. */
  take(call: Call): void {
    const file = this.#files.get(call.on);
    if (call.did === 'create') return this.#create(call.on, file);
    if (call.did === 'sync' && !file) return this.#keepNames(call.on);
    if (!file) return;
    if (call.did === 'sync') settle(file);
    else if (call.did === 'remove') file.named = false;
    else if (call.did === 'write' || call.did === 'cut') file.waiting.push(call);
  }

  /** The files that are left when the power fails now. */
  cut(luck: Luck): Files {
    const left = [...this.#files].filter(([, { kept, named }]) => (luck() ? named : kept));
    return new Map(
      left.map(([path, { synced, waiting }]) => {
        const sheet = new Sheet(synced.bytes());
        for (const change of waiting) sheet.change(change, luck);
        return [path, sheet.bytes()];
      }),
    );
  }

  #create(path: string, before: File | undefined): void {
    if (before?.named) return;
    const kept = before?.kept ?? false;
    this.#files.set(path, { synced: new Sheet(), waiting: [], kept, named: true });
  }

  /** A folder was synced: of what lies in it, what was made and removed stays so. */
  #keepNames(folder: string): void {
    for (const [path, file] of this.#files) if (dirname(path) === folder) file.kept = file.named;
  }
}

function settle(file: File): void {
  for (const change of file.waiting) file.synced.change(change, ALL);
  file.waiting = [];
}

/** What is left of a disk, empty before these calls, when the power fails at a line of the record. */
export function afterPowerCut(calls: readonly Call[], line: number, luck: Luck): Files {
  const platter = new Platter();
  for (const call of inOrder(calls)) if (effective(call) <= line) platter.take(call);
  return platter.cut(luck);
}

/** Bytes that grow. */
class Sheet {
  #room: Buffer;
  #size: number;

  constructor(bytes: Buffer = Buffer.alloc(0)) {
    this.#room = Buffer.from(bytes);
    this.#size = bytes.length;
  }

  bytes(): Buffer {
    return this.#room.subarray(0, this.#size);
  }

  change(change: Change, luck: Luck): void {
    if (change.did === 'cut') {
      if (luck()) this.#cutTo(change.size);
      return;
    }
    const { at, bytes } = change;
    const end = at + bytes.length;
    for (let from = at, to = at; from < end; from = to) {
      to = Math.min(from - (from % SECTOR) + SECTOR, end);
      if (luck()) this.#write(from, bytes.subarray(from - at, to - at));
    }
  }

  #write(at: number, bytes: Buffer): void {
    const end = at + bytes.length;
    if (end > this.#room.length) this.#room = Buffer.concat([this.#room, Buffer.alloc(2 * end)]);
    bytes.copy(this.#room, at);
    this.#size = Math.max(this.#size, end);
  }

  #cutTo(size: number): void {
    this.#room.fill(0, size);
    this.#size = Math.min(this.#size, size);
  }
}
