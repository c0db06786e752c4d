/** A real Redis for tests: from the distribution's package, on a free port, keeping nothing. Only tests and tools import this. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from './ports.ts';

const PROGRAM = 'redis-server';

/** Whether it is here. Throws one sentence where it must be and is not. */
export function hasRedis(): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  if (folders.some((folder) => existsSync(join(folder, PROGRAM)))) return true;
  if (process.env['CI']) throw new Error('Redis is missing; install the package "redis-server".');
  return false;
}

export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** Ends it at once, with all that it has. */
  readonly kill: () => Promise<void>;
  /** Starts it again, empty. */
  readonly up: () => Promise<void>;
}

/** Starts one. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let running: ChildProcess | null = null;
  const kill = async (): Promise<void> => {
    const ending = running;
    running = null;
    if (ending) await ended(ending);
  };
  const up = async (): Promise<void> => {
    const kept = ['--save', '', '--appendonly', 'no', '--rdbcompression', 'no'];
    const given = ['--port', `${port}`, '--bind', '127.0.0.1', ...kept];
    running = spawn(PROGRAM, given, { stdio: 'ignore' });
    while (!answers(port)) await new Promise((resolve) => setTimeout(resolve, 30));
  };
  await up();
  return { url: `redis://127.0.0.1:${port}`, port, kill, up };
}

function answers(port: number): boolean {
  try {
    return execFileSync('redis-cli', ['-p', `${port}`, 'ping'], { stdio: 'pipe' }).includes('PONG');
  } catch {
    return false;
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    // Ctrl+C ends all that a terminal runs
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
