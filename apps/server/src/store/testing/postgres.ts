/** A real PostgreSQL for tests: from the distribution's package, on a socket in a folder of its own. Only tests import this. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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
function user(): { readonly uid: number; readonly gid: number } | object {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

export interface Postgres {
  /** The address of its database. */
  readonly url: string;
  /** Ends it, and its folder. */
  readonly end: () => Promise<void>;
}

/** Starts one. */
export async function startPostgres(): Promise<Postgres> {
  const bin = programs();
  if (!bin) throw new Error('there is no PostgreSQL');
  const who = user();
  const folder = mkdtempSync(join(tmpdir(), 'kesem-pg-'));
  if ('uid' in who && 'gid' in who) chownSync(folder, who.uid, who.gid);
  const [data, quiet] = [join(folder, 'data'), { ...who, stdio: 'ignore' } as const];
  const made = ['-D', data, '-U', 'kesem', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(bin, 'initdb'), made, quiet);
  const running = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses='],
    quiet,
  );
  const ask = ['-h', folder, '-U', 'kesem', '-q'];
  while (!isReady(bin, ask)) await new Promise((resolve) => setTimeout(resolve, 50));
  const url = `postgres://kesem@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const end = async () => {
    await stopped(running);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, end };
}

function isReady(bin: string, ask: readonly string[]): boolean {
  try {
    execFileSync(join(bin, 'pg_isready'), ask, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** SIGINT ends it without waiting for whoever is connected. */
function stopped(running: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    running.once('exit', () => resolve());
    running.kill('SIGINT');
  });
}
