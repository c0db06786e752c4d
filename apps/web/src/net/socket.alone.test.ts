import { EventEmitter } from 'node:events';
import { deflateRawSync } from 'node:zlib';
import type { ServerToClient } from '@kesem/protocol/messages';
import { PRIMING } from '@kesem/protocol/priming';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionEvents } from './connection.ts';
import { connect } from './socket.ts';

/** The library's socket, with the server's end in the test's hand. */
class Line extends EventEmitter {
  readonly asked: unknown[] = [];
  answer: () => Promise<unknown> = async () => null;
  connect = vi.fn<() => void>();
  disconnect = vi.fn<() => void>();
  timeout = (ms: number) => ({
    emitWithAck: (name: string, message: unknown) => {
      this.asked.push({ name, message, ms });
      return this.answer();
    },
  });
}

const library = vi.hoisted(() => ({ io: vi.fn<(options: object) => object>() }));
vi.mock('socket.io-client', () => library);

let line: Line;
beforeEach(() => {
  line = new Line();
  library.io.mockReset().mockReturnValue(line);
});

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

describe('the connection', () => {
  it('is not open yet, comes back by nobody but the link, and tries polling where sockets are barred', async () => {
    await connect(ears().events);
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
    expect(line.connect).not.toHaveBeenCalled();
  });

  it('is opened and closed', async () => {
    const connection = await connect(ears().events);
    connection.open();
    expect([line.connect.mock.calls, line.disconnect.mock.calls]).toEqual([[[]], []]);
    connection.close();
    expect([line.connect.mock.calls, line.disconnect.mock.calls]).toEqual([[[]], [[]]]);
  });

  it.each(NAMES)('tells %s as it came', async (name) => {
    const { heard, events } = ears();
    await connect(events);
    line.emit(name, { said: name });
    expect(heard).toEqual([[name, { said: name }]]);
  });

  it.each([
    ['connect', 'up'],
    ['disconnect', 'down'],
    ['connect_error', 'down'],
  ])('is after %s: %s', async (what, told) => {
    const { heard, events } = ears();
    await connect(events);
    line.emit(what);
    expect(heard).toEqual([[told]]);
  });

  it('asks and waits for the answer, which is null when none comes in time', async () => {
    const connection = await connect(ears().events);
    line.answer = async () => ({ ok: true });
    expect(await connection.ask('full', {}, 777)).toEqual({ ok: true });
    expect(line.asked).toEqual([{ name: 'full', message: {}, ms: 777 }]);
    line.answer = () => Promise.reject(new Error('operation has timed out'));
    expect(await connection.ask('full', {}, 777)).toBeNull();
  });

  it('comes in ready for long answers, and reads them as they were before they were packed', async () => {
    const connection = await connect(ears().events);
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
