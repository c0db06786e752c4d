/** One run: a fresh server, one scenario of the load against it, its figures. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FIGURES, type Figures } from './figures.ts';
import { fileOf, type Peer, type Played } from './peers.ts';
import type { SizeName } from './sizes.ts';

/** A load that takes longer waits for something that will not come. */
const LONGEST_MS = 900_000;

/**
 * Runs one scenario against one server.
 * @param flags of Node for the server, such as `--cpu-prof`.
 * @throws when server or load fail.
 */
export async function run(
  peer: Peer,
  scenario: Played,
  size: SizeName,
  flags: readonly string[],
): Promise<Figures> {
  // beside the build, for a temporary folder may lie in memory, and the log is to reach a disk
  const folder = mkdtempSync(join(fileOf('.'), 'data-'));
  const memoryFile = join(folder, 'memory.txt');
  const port = await freePort();
  const server = startServer(peer, flags, { folder, memoryFile, port });
  try {
    await answers(port, server);
    const call = [peer.client, scenario, size, String(port), String(server.pid), memoryFile];
    return FIGURES.parse(JSON.parse(await outputOf(call)));
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Place {
  readonly folder: string;
  readonly memoryFile: string;
  readonly port: number;
}

function startServer(peer: Peer, flags: readonly string[], place: Place): ChildProcess {
  const { folder, memoryFile, port } = place;
  const args = ['--expose-gc', '--import', fileOf('probe.js'), ...flags, fileOf(peer.program)];
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      // the load speaks for many homes
      TRUST_PROXY: '1',
      MEMORY_FILE: memoryFile,
    },
  });
}

async function outputOf(call: readonly string[]): Promise<string> {
  const load = spawn(process.execPath, [fileOf('load/main.js'), ...call], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LONGEST_MS,
  });
  let text = '';
  load.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(load, 'close');
  if (load.exitCode !== 0) throw new Error(`the load of ${call.join(' ')} failed`);
  return text;
}

async function answers(port: number, server: ChildProcess): Promise<void> {
  while (!(await isOpen(port))) {
    if (server.exitCode !== null) throw new Error('the server did not start');
    await sleep(50);
  }
  // a server may still be loading what its first answer needs
  await sleep(500);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  return typeof bound === 'object' && bound ? bound.port : 0;
}
