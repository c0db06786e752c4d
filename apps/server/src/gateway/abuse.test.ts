import { request } from 'node:http';
import { LIMITS } from '@kesem/protocol/limits';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { tableOf } from '../testing/table.ts';
import { ask, freshId, goodbye, returning, type TestSocket, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

/** A handshake as anybody can make one; gives the status. */
function knock(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const polling = request(`${url}/socket.io/?EIO=4&transport=polling`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    polling.once('error', reject);
    polling.end();
  });
}

describe('a page of another origin', () => {
  it('opens no socket: only our Host and PUBLIC_URL do, by their exact origin', async () => {
    const other = await startServer({ env: { publicUrl: new URL('https://kesem.example') } });
    const { host, port } = new URL(other.url);
    const { cookie } = await visitor(other);
    const plain = { cookie, 'x-forwarded-for': '10.1.1.1' };
    const tls = { ...plain, 'x-forwarded-proto': 'https' };
    const ours = [`http://${host}`, 'https://kesem.example'];
    const strange = [
      '',
      'null',
      `https://${host}`,
      `http://${host}.evil.example`,
      `http://evil.example/${host}`,
      `http://evil.example?${host}`,
      `http://${host}/`,
      `http://user@${host}`,
      `http://user:pass@${host}`,
      `http://${host}@evil.example`,
      `http://localhost:${port}`,
      `http://127.0.0.1`,
      `http://127.0.0.1:1`,
      `http://127.0.0.1:${port}0`,
      `http://127.0.0.2:${port}`,
      `http://[::1]:${port}`,
      `ws://${host}`,
      `HTTP://${host}`,
      `file://${host}`,
      `chrome-extension://${host}`,
      'http://kesem.example',
      'https://kesem.example:8443',
      'https://kesem.example.',
      'https://kesem.example.evil.example',
      'https://evilkesem.example',
      'https://sub.kesem.example',
      'https://kesem.example/',
      'https://kesem.example, http://evil.example',
      'https://KESEM.example',
      'https://xn--kesem-example',
      '*',
    ];
    expect(strange.length).toBeGreaterThanOrEqual(30);
    for (const origin of ours) expect(await knock(other.url, { ...plain, origin })).toBe(200);
    const letIn = [];
    for (const origin of strange) {
      if ((await knock(other.url, { ...plain, origin })) !== 403) letIn.push(origin);
    }
    expect(letIn).toEqual([]);
    expect(await knock(other.url, plain)).toBe(403);
    expect(await knock(other.url, { ...tls, origin: `http://${host}` })).toBe(403);
    expect(await knock(other.url, { ...tls, origin: `https://${host}` })).toBe(200);
    await other.end();
  });

  it('opens no websocket either', async () => {
    const guest = await visitor(server);
    await expect(guest.connect({ origin: 'http://evil.example' })).rejects.toThrow(
      'websocket error',
    );
    const socket = await guest.connect();
    expect(socket.connected).toBe(true);
    socket.close();
  });
});

describe('limits of connections', () => {
  it('are twenty a minute for one identity', async () => {
    const guest = await visitor(server);
    for (let n = 0; n < LIMITS.connectsPerMinute; n += 1) (await guest.connect()).close();
    await expect(guest.connect()).rejects.toThrow('websocket error');
  });

  it('are ten living sockets for one identity', async () => {
    const guest = await visitor(server);
    const sockets: TestSocket[] = [];
    for (let n = 0; n < LIMITS.socketsPerIdentity; n += 1) sockets.push(await guest.connect());
    await expect(guest.connect()).rejects.toThrow('tooFast');
    for (const socket of sockets) socket.close();
  });
});

describe('frames', () => {
  it('too many of them are warned of once, then the socket is closed and its address waits', async () => {
    const guest = returning(server, (await visitor(server)).cookie, '10.200.0.1');
    const socket = await guest.connect();
    const closed = goodbye(socket);
    const answers: unknown[] = [];
    for (let n = 0; n < LIMITS.burst + 10; n += 1) {
      socket.emit('full', {}, (answer: unknown) => answers.push(answer));
    }
    expect(await closed).toBe('tooFast');
    expect(answers.length).toBeLessThanOrEqual(LIMITS.burst + 1);
    await expect(guest.connect()).rejects.toThrow('websocket error');
    const elsewhere = returning(server, guest.cookie, '10.200.0.2');
    (await elsewhere.connect()).close();
  });

  it('two thousand at once close their socket, and the others are answered', async () => {
    const { seats, close } = await tableOf(server, 2);
    const socket = await (await visitor(server)).connect();
    const closed = goodbye(socket);
    for (let n = 0; n < 2_000; n += 1) socket.emit('full', {}, () => undefined);
    expect(await seats[0].send({ do: 'rename', name: 'Calm', ink: 1 })).toMatchObject({ ok: true });
    await closed;
    expect(socket.connected).toBe(false);
    close();
  });

  it('of unknown names, poisoned keys, great depth and long lists are junk', async () => {
    const socket = await (await visitor(server)).connect();
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown;
    const messages = [
      JSON.parse('{"__proto__":{"polluted":1}}') as unknown,
      { constructor: { prototype: 1 } },
      { say: deep },
      { say: Array.from({ length: LIMITS.arrayLength + 1 }, () => 0) },
      { say: { text: 'x', more: 1 } },
      { say: { text: 7 } },
      null,
      7,
      'text',
      [],
    ];
    for (const message of messages) {
      expect(await ask(socket, 'chat', message)).toEqual({ ok: false, code: 'junk' });
    }
    const loose: Pick<Socket, 'emitWithAck'> = socket;
    const unknown: unknown = await loose.emitWithAck('toString', {});
    expect(unknown).toEqual({ ok: false, code: 'junk' });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    socket.close();
  });

  it('that are binary close the socket', async () => {
    const socket = await (await visitor(server)).connect();
    const closed = goodbye(socket);
    socket.emit('chat', { say: Buffer.from('binary') }, () => undefined);
    expect(await closed).toBe('junk');
  });

  it('that are larger than allowed close the socket', async () => {
    const socket = await (await visitor(server)).connect();
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.emit('chat', { say: { text: 'x'.repeat(LIMITS.frameBytes) } }, () => undefined);
    expect(await closed).toBeTruthy();
  });

  it('never joined: the socket is closed', async () => {
    const socket = await (await visitor(server)).connect();
    expect(await goodbye(socket)).toBe('idle');
  });
});

it('keeps an id of a client out of everybody else’s way', async () => {
  const { seats, close } = await tableOf(server, 2);
  const id = freshId();
  expect(await seats[0].send({ do: 'rename', name: 'First', ink: 1 }, 'room', id)).toMatchObject({
    ok: true,
  });
  expect(await seats[1].send({ do: 'rename', name: 'Second', ink: 1 }, 'room', id)).toMatchObject({
    ok: true,
  });
  const view = await seats[0].until(({ people }) => people[1]?.name === 'Second');
  expect(view.people[0]?.name).toBe('First');
  close();
});
