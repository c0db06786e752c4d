/**
 * The entry of planted faults: the server as it was built, but its way to the store's thread, or that thread,
 * does one thing badly, on purpose: see `plant.ts`. Nothing of this is known to the shipped server.
 */
import { randomBytes } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import threads, { type Transferable, type WorkerOptions } from 'node:worker_threads';
import type { Append } from '../../store/store.ts';
import { argsOf, type Call, type Reply } from '../../store/thread.ts';
import type { Plant } from './plant.ts';

const plant = process.argv[2] as Plant;

/** Runs in the store's thread before it: whoever asks for FULL gets OFF. */
const UNSYNCED = `
  import Sqlite from ${JSON.stringify(import.meta.resolve('better-sqlite3'))};
  const { pragma } = Sqlite.prototype;
  Sqlite.prototype.pragma = function (text, how) {
    return pragma.call(this, text.replace('synchronous = full', 'synchronous = off'), how);
  };`;
const UNSYNCING = ['--import', `data:text/javascript,${encodeURIComponent(UNSYNCED)}`];

/** What should have been forgotten. */
const hoard: unknown[] = [];

/** How long one link takes to open, in ms. */
const LINK_MS = 100;

const batchOf = (call: Call) => argsOf(call)[0] as readonly Append[];
const stored = (call: Call) => batchOf(call).map(() => 'stored');

/** The thread as the main one holds it. */
class Faulty extends threads.Worker {
  /** Batches under way. */
  readonly #batches = new Map<number, Call>();
  /** Who waits for a commit that was sent alone, under a number below zero. */
  readonly #alone = new Map<number, (reply: Reply) => void>();
  /** Links that somebody waits for. */
  readonly #links = new Set<number>();
  #opened: Promise<unknown> = Promise.resolve();

  constructor(file: string | URL, options: WorkerOptions = {}) {
    const isStore = String(file).endsWith('/store/worker.js');
    const unsyncing = isStore && plant === 'does not wait for the disk';
    super(file, unsyncing ? { ...options, execArgv: UNSYNCING } : options);
  }

  override postMessage(message: Call, transfer: readonly Transferable[] = []): void {
    if (message.method === 'invited') this.#links.add(message.id);
    if (message.method !== 'append') return super.postMessage(message, transfer);
    if (plant === 'writes each commit alone') return void this.#oneByOne(message);
    super.postMessage(message, transfer);
    this.#batches.set(message.id, message);
    if (plant === 'answers first') this.#say({ id: message.id, ok: true, value: stored(message) });
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'message') return super.emit(event, ...args);
    const [reply] = args as [Reply];
    const isLink = this.#links.delete(reply.id);
    if (isLink && plant === 'opens one link at a time') return this.#afterTheLast(reply);
    if (plant === 'forgets nothing') hoard.push(Array.from({ length: 10_000 }, () => reply.id));
    const batch = this.#batches.get(reply.id);
    this.#batches.delete(reply.id);
    this.#alone.get(reply.id)?.(reply);
    if (!reply.ok && plant === 'takes what cannot be read for nothing')
      return this.#say({ id: reply.id, ok: true, value: null });
    const lie = batch && plant === 'takes a failure for done';
    return this.#say(lie ? { id: reply.id, ok: true, value: stored(batch) } : reply);
  }

  #say(reply: Reply): boolean {
    return super.emit('message', reply);
  }

  #afterTheLast(reply: Reply): boolean {
    this.#opened = this.#opened.then(() => sleep(LINK_MS)).then(() => this.#say(reply));
    return true;
  }

  async #oneByOne(call: Call): Promise<void> {
    const { id } = call;
    const value: unknown[] = [];
    for (const one of batchOf(call)) {
      const reply = await this.#sendAlone(one);
      if (!reply.ok) return void this.#say({ ...reply, id });
      value.push(...(reply.value as readonly unknown[]));
    }
    this.#say({ id, ok: true, value });
  }

  #sendAlone(one: Append): Promise<Reply> {
    const id = -1 - this.#alone.size;
    return new Promise((resolve) => {
      this.#alone.set(id, resolve);
      super.postMessage({ id, method: 'append', args: [[one]] } satisfies Call, []);
    });
  }
}

Reflect.set(threads, 'Worker', Faulty);
syncBuiltinESMExports();
const built = new URL('../../../dist/program.js', import.meta.url).href;
const program: typeof import('../../program.ts') = await import(built);
await program.run(randomBytes);
