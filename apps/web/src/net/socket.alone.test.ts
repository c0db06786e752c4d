import { EventEmitter } from 'node:events';
import { deflateRawSync } from 'node:zlib';
import type { ServerToClient } from '@kesem/protocol/messages';
import { PRIMING } from '@kesem/protocol/priming';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection, ConnectionEvents } from './connection.ts';

/** The library's socket, with the server's end in the test's hand. */
class Line extends EventEmitter {
  readonly asked: unknown[] = [];
  answer: () => Promise<unknown> = async () => null;
  connected = false;
  connect = vi.fn<() => void>();
  disconnect = vi.fn<() => void>();
  timeout = (ms: number) => ({
    emitWithAck: (name: string, message: unknown) => {
      this.asked.push({ name, message, ms });
      return this.answer();
    },
  });
  /** What comes of dialling. */
  becomes(what: 'connect' | 'connect_error' | 'disconnect'): void {
    this.connected = what === 'connect';
    this.emit(what);
  }
}

const library = vi.hoisted(() => ({ io: vi.fn<(options: object) => object>() }));
vi.mock('socket.io-client', () => library);

let line: Line;
const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.resetModules();
  line = new Line();
  library.io.mockReset().mockReturnValue(line);
  asked.mockReset().mockResolvedValue(new Response('{"ok":true}'));
  vi.stubGlobal('fetch', asked);
});

/** The file as a page reads it, and its line, which rings. */
async function read() {
  const file = await import('./socket.ts');
  await vi.waitFor(() => expect(line.connect).toHaveBeenCalled());
  return file;
}

/** A connection of a page that has just been read, not yet opened. */
async function made(events: ConnectionEvents): Promise<Connection> {
  const { connect } = await read();
  line.becomes('connect');
  const connection = await connect(events);
  if (!connection) throw new Error('there is no line');
  return connection;
}

const NAMES: readonly (keyof ServerToClient)[] = [
  'full',
  'step',
  'brief',
  'you',
  'presence',
  'chat',
  'reaction',
  'predictions',
  'code',
  'restart',
  'bye',
];

function ears() {
  const heard: unknown[] = [];
  const ear =
    (name: string) =>
    (...said: readonly unknown[]): void =>
      void heard.push([name, ...said]);
  const names = ['up', 'down', ...NAMES];
  return {
    heard,
    events: Object.fromEntries(
      names.map((name) => [name, ear(name)]),
    ) as unknown as ConnectionEvents,
  };
}

describe('a line', () => {
  it('is dialled when the file is read, with the cookie there, and tries polling where sockets are barred', async () => {
    await read();
    expect(asked.mock.calls).toEqual([['/api/me', { credentials: 'same-origin' }]]);
    expect(library.io.mock.calls).toEqual([
      [
        {
          autoConnect: false,
          reconnection: false,
          timeout: 6000,
          transports: ['websocket', 'polling'],
          tryAllTransports: true,
        },
      ],
    ]);
    expect(line.connect).toHaveBeenCalledTimes(1);
  });

  it('is not dialled for somebody who would have no cookie, and is then', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    asked.mockResolvedValueOnce(new Response('{}', { status: 500 }));
    const { connect } = await import('./socket.ts');
    expect(await connect(ears().events)).toBeNull();
    expect(await connect(ears().events)).toBeNull();
    expect(library.io).not.toHaveBeenCalled();
    const third = connect(ears().events);
    await vi.waitFor(() => expect(line.connect).toHaveBeenCalled());
    line.becomes('connect');
    expect(await third).not.toBeNull();
  });

  it('that cannot be had is none, and the next is another', async () => {
    const { connect } = await read();
    line.becomes('connect_error');
    expect(await connect(ears().events)).toBeNull();
    line = new Line();
    library.io.mockReturnValue(line);
    const next = connect(ears().events);
    await vi.waitFor(() => expect(line.connect).toHaveBeenCalled());
    line.becomes('connect');
    expect(await next).not.toBeNull();
  });

  it('is taken up once: who comes after has one of their own', async () => {
    await made(ears().events);
    const { connect } = await import('./socket.ts');
    void connect(ears().events);
    await vi.waitFor(() => expect(library.io).toHaveBeenCalledTimes(2));
  });
});

describe('the connection', () => {
  it('tells that it is up when it is opened, dials again when it was lost, and is closed', async () => {
    const { heard, events } = ears();
    const connection = await made(events);
    expect(heard).toEqual([]);
    connection.open();
    expect(heard).toEqual([['up']]);
    line.becomes('disconnect');
    expect(line.connect).toHaveBeenCalledTimes(1);
    connection.open();
    expect(line.connect).toHaveBeenCalledTimes(2);
    line.becomes('connect');
    expect(heard).toEqual([['up'], ['down'], ['up']]);
    connection.close();
    expect(line.disconnect).toHaveBeenCalledTimes(1);
  });

  it.each(NAMES)('tells %s as it came', async (name) => {
    const { heard, events } = ears();
    await made(events);
    line.emit(name, { said: name });
    expect(heard).toEqual([[name, { said: name }]]);
  });

  it.each([
    ['connect', 'up'],
    ['disconnect', 'down'],
    ['connect_error', 'down'],
  ])('is after %s: %s', async (what, told) => {
    const { heard, events } = ears();
    await made(events);
    line.emit(what);
    expect(heard).toEqual([[told]]);
  });

  it('asks and waits for the answer, which is null when none comes in time', async () => {
    const connection = await made(ears().events);
    line.answer = async () => ({ ok: true });
    expect(await connection.ask('full', {}, 777)).toEqual({ ok: true });
    expect(line.asked).toEqual([{ name: 'full', message: {}, ms: 777 }]);
    line.answer = () => Promise.reject(new Error('operation has timed out'));
    expect(await connection.ask('full', {}, 777)).toBeNull();
  });

  it('comes in ready for long answers, and reads them as they were before they were packed', async () => {
    const connection = await made(ears().events);
    const message = { protocol: 1, token: 't', profile: { name: 'דנה', ink: 1 } } as const;
    const answer = { ok: true, said: 'דנה '.repeat(50) };
    line.answer = async () => ({ ok: true, packed: deflateRawSync(JSON.stringify(answer)) });
    expect(await connection.ask('join', message, 5)).toEqual(answer);
    expect(line.asked).toEqual([{ name: 'join', message: { ...message, packed: true }, ms: 5 }]);
    // as a browser's socket brings it
    const { buffer, byteOffset, length } = deflateRawSync(JSON.stringify(answer));
    const bytes = buffer.slice(byteOffset, byteOffset + length);
    line.answer = async () => ({ ok: true, packed: bytes });
    expect(await connection.ask('full', {}, 5)).toEqual(answer);
    const packed = deflateRawSync(JSON.stringify(answer), { dictionary: Buffer.from(PRIMING) });
    line.answer = async () => ({ ok: true, packed, primed: true });
    expect(await connection.ask('full', {}, 5)).toEqual(answer);
  });
});
