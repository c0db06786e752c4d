/** A real PostgreSQL for tests: from the distribution's package, on a socket in a folder of its own. Only tests and tools import this. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = '/usr/lib/postgresql';

/** The folder of its programs; null where it is not installed. */
function programs(): string | null {
  const versions = existsSync(ROOT) ? readdirSync(ROOT) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(ROOT, newest, 'bin');
}

/** Whether it is here. Throws one sentence where it must be and is not. */
export function hasPostgres(): boolean {
  if (programs()) return true;
  if (process.env['CI'])
    throw new Error('PostgreSQL is missing; install the package "postgresql".');
  return false;
}

/** It does not run as root: then it is the user of its package, who owns its folder. */
function user(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

/** How it is told to end: without waiting for whoever is connected, or as if it had fallen. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
/** Its sockets are called after this port, which nobody listens at. */
const SOCKET = '.s.PGSQL.5432';

export interface Postgres {
  /** The address of its database. */
  readonly url: string;
  /** Its socket. */
  readonly socket: string;
  readonly down: (how: keyof typeof SIGNALS) => Promise<void>;
  /** Starts it again on what it has. */
  readonly up: () => Promise<void>;
  /** Ends it, and its folder unless that is kept. */
  readonly end: () => Promise<void>;
}

/** Starts one. @param kept a folder in which its data stays; without one they end with it. */
export async function startPostgres(kept?: string): Promise<Postgres> {
  const bin = programs();
  if (!bin) throw new Error('there is no PostgreSQL');
  const who = user();
  const folder = mkdtempSync(join(tmpdir(), 'kesem-pg-'));
  const data = kept ?? join(folder, 'data');
  if (kept) mkdirSync(kept, { recursive: true });
  if (who) for (const one of [folder, ...(kept ? [kept] : [])]) chownSync(one, who.uid, who.gid);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const made = ['-D', data, '-U', 'kesem', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    execFileSync(join(bin, 'initdb'), made, { ...who, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  let running: ChildProcess | null = null;
  const up = async (): Promise<void> => {
    const given = ['-D', data, '-k', folder, '-c', 'listen_addresses='];
    running = spawn(join(bin, 'postgres'), given, { ...who, stdio: 'ignore' });
    const ask = ['-h', folder, '-U', 'kesem', '-q'];
    while (!isReady(bin, ask)) {
      if (running.exitCode !== null) throw new Error(`PostgreSQL ended with ${running.exitCode}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const down = async (how: keyof typeof SIGNALS): Promise<void> => {
    const ending = running;
    running = null;
    if (ending) await stopped(ending, SIGNALS[how]);
  };
  await up();
  return {
    url: addressIn(folder),
    socket: join(folder, SOCKET),
    down,
    up,
    end: async () => {
      await down('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of the database whose socket lies in this folder. */
export function addressIn(folder: string): string {
  return `postgres://kesem@localhost/postgres?host=${encodeURIComponent(folder)}`;
}

function isReady(bin: string, ask: readonly string[]): boolean {
  try {
    execFileSync(join(bin, 'pg_isready'), ask, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function stopped(running: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    // Ctrl+C ends all that a terminal runs
    if (running.exitCode !== null) return resolve();
    running.once('exit', () => resolve());
    running.kill(signal);
  });
}
