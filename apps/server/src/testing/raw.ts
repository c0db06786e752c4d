/** A websocket by hand, for frames that no client library would send, and for readers who do not read. */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

export interface Raw {
  readonly tcp: Socket;
  /** Sends text frames in one write. */
  readonly send: (...texts: readonly string[]) => void;
  /** Waits until something was received; rejects when the connection is closed before. */
  readonly heard: (text: string) => Promise<void>;
  /** Everything that was received, frames and all. */
  readonly received: () => string;
  readonly closed: Promise<void>;
}

/** How often it says that it lives, read or not: else the server takes it for dead after 18 s. */
const PONG_MS = 2_000;
const PONG = '3';

/** Opens an engine.io websocket; rejects when it is refused. */
export function openRaw(url: string, headers: Record<string, string>): Promise<Raw> {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/socket.io/?EIO=4&transport=websocket`, {
      headers: { origin: url, ...headers, ...upgrade },
    });
    asked.once('error', reject);
    asked.once('response', ({ statusCode }) => reject(new Error(`refused: ${statusCode}`)));
    asked.once('upgrade', (_answer, tcp: Socket) => {
      tcp.on('error', () => undefined);
      const closed = new Promise<void>((done) => void tcp.once('close', () => done()));
      const send = (...texts: readonly string[]) => void tcp.write(Buffer.concat(texts.map(frame)));
      const beat = setInterval(() => send(PONG), PONG_MS);
      void closed.then(() => clearInterval(beat));
      resolve({ tcp, send, closed, ...listen(tcp, closed) });
    });
    asked.end();
  });
}

function listen(tcp: Socket, closed: Promise<void>): Pick<Raw, 'heard' | 'received'> {
  let all = '';
  const waiting = new Set<() => void>();
  tcp.on('data', (chunk: Buffer) => {
    all += chunk.toString('latin1');
    for (const look of waiting) look();
  });
  const heard = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      void closed.then(() => reject(new Error(`closed before it was told ${text}`)));
      const look = (): void => {
        if (!all.includes(text)) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return { heard, received: () => all };
}

/** One masked text frame; the mask is all zeros, which is a mask like any other. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const { length } = body;
  const head =
    length < 126
      ? Buffer.from([0x81, 0x80 | length])
      : Buffer.from([0x81, 0x80 | 126, length >> 8, length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), body]);
}
