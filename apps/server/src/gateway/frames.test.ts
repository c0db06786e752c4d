/** What a frame is answered, well-formed or not. */
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { tableOf } from '../testing/table.ts';
import { ask, freshId, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

describe('a command that is none', () => {
  it('is junk, under its own id if it has one', async () => {
    const socket = await (await visitor(server)).connect();
    const junk = { ok: false, why: { code: 'junk' } };
    const id = freshId();
    for (const [message, named] of [
      [7, ''],
      ['command', ''],
      [null, ''],
      [{}, ''],
      [{ id: 7 }, ''],
      [{ id }, id],
      [{ id: 'x'.repeat(99) }, 'x'.repeat(64)],
    ] as const) {
      expect(await ask(socket, 'command', message)).toEqual({ ...junk, id: named });
    }
    socket.close();
    expect(server.logged()).not.toContain('a message could not be handled');
  });
});

describe('any other message that is none', () => {
  it('is junk, whatever it is called', async () => {
    const socket = await (await visitor(server)).connect();
    for (const name of ['join', 'full', 'chat', 'newLink', 'link'] as const) {
      expect(await ask(socket, name, 7)).toEqual({ ok: false, code: 'junk' });
    }
    const unknown = await new Promise((resolve) => {
      Reflect.apply(socket.emit.bind(socket), undefined, ['nothing', {}, resolve]);
    });
    expect(unknown).toEqual({ ok: false, code: 'junk' });
    socket.close();
  });
});

describe('a frame without an acknowledgement', () => {
  it('does what it says, and holds nothing up that comes after it', async () => {
    const { seats, watcher, close } = await tableOf(server, 2);
    const [dana] = seats;
    const heard = new Promise<string>((resolve) => {
      watcher.socket.once('chat', ({ say }) => resolve(JSON.stringify(say)));
    });
    // a client may send what no type allows
    const emit = dana.socket.emit.bind(dana.socket) as (name: string, message: unknown) => unknown;
    emit('nothing', {});
    emit('chat', { say: { text: 'quietly' } });
    expect(await heard).toBe('{"text":"quietly"}');
    expect(await ask(dana.socket, 'full', {})).toMatchObject({ ok: true });
    close();
  });
});

describe('joining', () => {
  const join = async (message: object) => {
    const guest = await visitor(server);
    const { token } = await guest.openRoom();
    const socket = await guest.connect();
    const profile = { name: 'Noa', ink: 1 };
    const sent = { protocol: PROTOCOL_VERSION, token, profile, ...message };
    const answer = await ask(socket, 'join', sent);
    socket.close();
    return answer;
  };

  it('needs a name with something to be seen in it', async () => {
    expect(await join({ profile: { name: '\u200B', ink: 1 } })).toEqual({
      ok: false,
      code: 'junk',
    });
    expect(await join({ profile: { name: '  Noa ', ink: 1 } })).toMatchObject({ ok: true });
  });
});

describe('a line of somebody who got up', () => {
  it('is told as a watcher’s, with the person they are', async () => {
    const { seats, watcher, close } = await tableOf(server, 2);
    const [host, guest] = seats;
    await guest.send({ do: 'leave' });
    await guest.until(({ me }) => me === 'public');
    const lines: unknown[] = [];
    host.socket.on('chat', (line) => lines.push(line));
    for (const one of [guest, watcher, host]) {
      expect(await ask(one.socket, 'chat', { say: { phrase: 'hello' } })).toEqual({ ok: true });
    }
    await ask(host.socket, 'link', {});
    expect(lines).toMatchObject([
      { channel: 'watchers', name: 'Guest 1', person: 2 },
      { channel: 'watchers', name: 'Watcher', person: null },
      { channel: 'table', name: 'Dana', person: 1 },
    ]);
    close();
  });
});
