import { EventEmitter } from 'node:events';
import type { ServerToClient } from '@kesem/protocol/messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dial } from './socket.ts';
import type { WireEvents } from './wire.ts';

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
  'you',
  'presence',
  'chat',
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
    events: Object.fromEntries(names.map((name) => [name, ear(name)])) as unknown as WireEvents,
  };
}

describe('the wire', () => {
  it('is not open yet, comes back by nobody but the link, and tries polling where sockets are barred', async () => {
    await dial(ears().events);
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
    const wire = await dial(ears().events);
    wire.open();
    expect([line.connect.mock.calls, line.disconnect.mock.calls]).toEqual([[[]], []]);
    wire.close();
    expect([line.connect.mock.calls, line.disconnect.mock.calls]).toEqual([[[]], [[]]]);
  });

  it.each(NAMES)('tells %s as it came', async (name) => {
    const { heard, events } = ears();
    await dial(events);
    line.emit(name, { said: name });
    expect(heard).toEqual([[name, { said: name }]]);
  });

  it.each([
    ['connect', 'up'],
    ['disconnect', 'down'],
    ['connect_error', 'down'],
  ])('is after %s: %s', async (what, told) => {
    const { heard, events } = ears();
    await dial(events);
    line.emit(what);
    expect(heard).toEqual([[told]]);
  });

  it('asks and waits for the answer, which is null when none comes in time', async () => {
    const wire = await dial(ears().events);
    line.answer = async () => ({ ok: true });
    expect(await wire.ask('full', {}, 777)).toEqual({ ok: true });
    expect(line.asked).toEqual([{ name: 'full', message: {}, ms: 777 }]);
    line.answer = () => Promise.reject(new Error('operation has timed out'));
    expect(await wire.ask('full', {}, 777)).toBeNull();
  });
});
