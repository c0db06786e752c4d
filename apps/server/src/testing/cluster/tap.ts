/** Hears all that is said to a Redis, and looks into its memory. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RedisServer } from '../redis.ts';

export interface Tap {
  /** How many of these texts were said to it, or lie in it. */
  readonly found: (texts: readonly string[]) => Promise<number>;
  readonly close: () => void;
}

/** Between two tries to listen in, in ms: it may be away. */
const AGAIN_MS = 50;

/** Listens from now on, through every fall of it. */
export function tapRedis({ port }: Pick<RedisServer, 'port'>): Tap {
  let heard = '';
  let isOver = false;
  let socket: Socket;
  const listen = (): void => {
    socket = connect({ host: '127.0.0.1', port }, () => void socket.write('MONITOR\r\n'));
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      heard += text;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (!isOver) setTimeout(listen, AGAIN_MS);
    });
  };
  listen();
  return {
    found: async (texts) => {
      const all = heard + memoryOf(port);
      if (!heard.includes('kesem:hints'))
        throw new Error('nothing was heard of what is said to Redis');
      return texts.filter((text) => all.includes(text)).length;
    },
    close: () => {
      isOver = true;
      socket.destroy();
    },
  };
}

function memoryOf(port: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'kesem-redis-'));
  const file = join(folder, 'memory.rdb');
  execFileSync('redis-cli', ['-p', `${port}`, '--rdb', file], { stdio: 'ignore' });
  const memory = readFileSync(file, 'latin1');
  rmSync(folder, { recursive: true, force: true });
  return memory;
}
