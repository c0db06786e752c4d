import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startProxy } from './proxy.ts';

it('closes though a connection through it never ends', async () => {
  const silent = createServer();
  const ends: Socket[] = [];
  silent.on('upgrade', (_req, socket: Socket) => {
    ends.push(socket);
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    for (const socket of ends) socket.destroy();
    silent.close();
  });
  const bound = silent.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const proxy = await startProxy([`http://127.0.0.1:${port}`]);
  const client = connect({ host: '127.0.0.1', port: Number(new URL(proxy.url).port) });
  client.write('GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 101 /);
  const gone = once(client, 'close');
  await proxy.close();
  await gone;
});
