import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type Proxy, startProxy } from './proxy.ts';

/** A proxy before one node, which answers every wish for another protocol with these words, and ends none. */
async function withProxy(answer: string): Promise<Proxy> {
  const node = createServer((_req, res) => res.end());
  const ends: Socket[] = [];
  node.on('upgrade', (_req, socket: Socket) => {
    ends.push(socket);
    socket.on('error', () => undefined);
    socket.write(answer);
  });
  node.listen(0, '127.0.0.1');
  await once(node, 'listening');
  onTestFinished(() => {
    for (const socket of ends) socket.destroy();
    node.close();
  });
  const bound = node.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return startProxy([`http://127.0.0.1:${port}`]);
}

/** Asks a proxy for another protocol. Returns the connection and how the answer begins. */
async function asking(proxy: Proxy): Promise<{ client: Socket; answer: string }> {
  const client = connect({ host: '127.0.0.1', port: Number(new URL(proxy.url).port) });
  client.write('GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  const [answer] = await once(client, 'data');
  return { client, answer: String(answer) };
}

it('closes though a connection through it never ends', async () => {
  const proxy = await withProxy(
    'HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  );
  const { client, answer } = await asking(proxy);
  expect(answer).toMatch(/^HTTP\/1.1 101 /);
  const gone = once(client, 'close');
  await proxy.close();
  await gone;
});

// an error that nobody hears fails the run
it('stands when a browser is gone in the middle of an answer', async () => {
  const proxy = await withProxy('HTTP/1.1 503 Not ready\r\nContent-Length: 9\r\n\r\nlater');
  onTestFinished(proxy.close);
  const { client, answer } = await asking(proxy);
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  client.resetAndDestroy();
  await once(client, 'close');
  expect((await fetch(proxy.url)).ok).toBe(true);
});
