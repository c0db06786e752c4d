import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openHttp } from './connections.ts';

/** Times of which nobody need wait for long, in ms, and few connections. */
const BOUNDS = {
  headersWithinMs: 200,
  requestWithinMs: 400,
  idleMs: 1_000,
  connectionsPerAddress: 3,
};
const DIRECT = { hops: 0 };

/** Listens for the length of a test; gives the way to connect. */
async function listening(http: Server): Promise<() => Socket> {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  // it listens on a port
  const { port } = http.address() as AddressInfo;
  return () => opened(port);
}

function opened(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** All that came until the other side closed. */
async function untilClosed(socket: Socket): Promise<string> {
  let got = '';
  socket.on('data', (chunk: Buffer) => {
    got += chunk.toString();
  });
  await once(socket, 'close');
  return got;
}

/** More than a machine keeps on its way, in bytes. */
const BULK = 64 * 1024 * 1024;
const ASK = 'GET / HTTP/1.1\r\nHost: x\r\n';

describe('a connection', () => {
  it('that asks for nothing, or for half of something, is closed', async () => {
    const dial = await listening(openHttp((_, res) => void res.end('fine'), DIRECT, BOUNDS));
    const [silent, halfAsked, halfSent] = [dial(), dial(), dial()];
    halfAsked.write(ASK);
    halfSent.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nhalf`);
    const ends = await Promise.all([silent, halfAsked, halfSent].map(untilClosed));
    expect(ends[1]).toContain('408');
  });

  it('whose answer is not read is closed', async () => {
    const http = openHttp((_, res) => void res.end(Buffer.alloc(BULK)), DIRECT, BOUNDS);
    const dial = await listening(http);
    const ended = new Promise<Socket>((resolve) => {
      http.once('connection', (socket: Socket) => socket.once('close', () => resolve(socket)));
    });
    const slow = dial().pause();
    slow.write(`${ASK}\r\n`);
    await ended;
    expect(slow.bytesRead).toBeLessThan(BULK);
  });
});

describe('the connections of an address', () => {
  it('are only so many; one more is told so in words, and one that closes makes room', async () => {
    const times = { headersWithinMs: 60_000, requestWithinMs: 60_000, idleMs: 60_000 };
    const http = openHttp((_, res) => void res.end('fine'), DIRECT, { ...BOUNDS, ...times });
    const dial = await listening(http);
    const first = dial();
    await once(first, 'connect');
    for (const other of [dial(), dial()]) await once(other, 'connect');
    const told = await untilClosed(dial());
    expect(told).toContain('429');
    expect(told).toContain('Too many open connections');
    first.destroy();
    // the server has seen the end of one when the next is let in
    let answer = '';
    while (!answer.includes('fine')) {
      const next = dial();
      next.write(`${ASK}Connection: close\r\n\r\n`);
      answer = await untilClosed(next);
    }
  });

  it('are the proxy’s where one stands in front, and are not counted', async () => {
    const http = openHttp((_, res) => void res.end('fine'), { hops: 1 }, BOUNDS);
    const dial = await listening(http);
    const all = Array.from({ length: 2 * BOUNDS.connectionsPerAddress }, dial);
    for (const one of all) one.write(`${ASK}Connection: close\r\n\r\n`);
    for (const answer of await Promise.all(all.map(untilClosed))) expect(answer).toContain('fine');
  });
});
