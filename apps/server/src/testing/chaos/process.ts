/** The built server as a process of its own, to be killed without a word and started again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../ports.ts';

/** The server as it was built. */
export const MAIN = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));
const SEEDED = fileURLToPath(new URL('../seeded.ts', import.meta.url));
const POLL_MS = 20;

interface Beginnings {
  /** The name its pages are opened under, besides this machine's own. */
  readonly name?: string;
  /** What its secrets come from; without one nobody can foresee them. */
  readonly seed?: string | null;
  /** A command that starts it and stands aside, such as a tracer; its end is waited for as well. */
  readonly under?: readonly string[];
  /** What its environment has beside the usual, or in place of it. */
  readonly env?: Readonly<Record<string, string>>;
  /** What Node is told to run in place of what was built, with a fault that is built in on purpose. */
  readonly entry?: readonly string[];
  /** The built server of another version, which runs at every second start; null: there is none. */
  readonly before?: string | null;
}

export class ServerProcess {
  readonly url: string;
  readonly #port: number;
  readonly #dataDir: string;
  readonly #name: string;
  /** Where its secrets come from; null: nobody can foresee them. */
  #seed: string | null;
  readonly #under: readonly string[];
  readonly #entry: readonly string[];
  readonly #before: string | null;
  readonly #env: Readonly<Record<string, string>>;
  #starts = 0;
  #child: ChildProcess | null = null;

  private constructor(port: number, dataDir: string, parts: Required<Beginnings>) {
    this.#port = port;
    this.#dataDir = dataDir;
    this.#name = parts.name;
    this.#seed = parts.seed;
    this.#under = parts.under;
    this.#entry = parts.entry;
    this.#before = parts.before;
    this.#env = parts.env;
    this.url = `http://localhost:${port}`;
  }

  /** Starts a server on a free port. @throws when it was not built. */
  static async start(dataDir: string, given: Beginnings = {}): Promise<ServerProcess> {
    if (!existsSync(MAIN)) throw new Error('The server is not built: run "npm run build" first.');
    const usual = {
      name: 'localhost',
      seed: null,
      under: [],
      entry: [MAIN],
      before: null,
      env: {},
    };
    const parts = { ...usual, ...given };
    const server = new ServerProcess(await freePort(), dataDir, parts);
    await server.up();
    return server;
  }

  /** Starts the process and waits until it can store. */
  async up(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://${this.#name}:${this.#port}`,
      DATA_DIR: this.#dataDir,
      LOG_LEVEL: 'error',
      ...this.#env,
    };
    const [command = '', ...args] = [...this.#under, process.execPath, ...this.#program()];
    // the last is for nothing but its end, which comes when nobody holds it any more: see `#end`
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
    });
    this.#child = child;
    while (!(await isReady(this.url))) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** From now on its secrets come from this seed. Only for a server that was started with one. */
  async reseed(seed: string): Promise<void> {
    this.#seed = seed;
    await this.tell(seed);
  }

  /** Sends its process a message and waits for its answer; resolves at once when none runs. Only for an entry that answers. */
  async tell(message: string): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const answered = once(child, 'message');
    child.send(message);
    await answered;
  }

  /** The id of the process that runs now. @throws when none does. */
  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error('The server does not run.');
    return this.#child.pid;
  }

  /** The arguments of Node. No two starts draw the same: what was drawn before may lie in the data. */
  #program(): readonly string[] {
    this.#starts += 1;
    if (this.#before !== null && this.#starts % 2 === 0) return [this.#before];
    if (this.#seed === null) return this.#entry;
    return ['--import', 'tsx', SEEDED, `${this.#seed} ${this.#starts}`];
  }

  /** kill -9: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // not 'exit': a tracer may still be writing
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
