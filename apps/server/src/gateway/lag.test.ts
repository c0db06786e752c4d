import { LIMITS } from '@kesem/protocol/limits';
import { describe, expect, it } from 'vitest';
import { handClock } from '../testing/clock.ts';
import type { Guest } from './guest.ts';
import { watchLags } from './lag.ts';
import { isClogged, isDrowned } from './pressure.ts';
import type { Wire } from './send.ts';

/** A client of whom nothing is real but how far it has fallen behind. */
function aClient({ polling = false } = {}) {
  const line: { data?: string }[] = [];
  const told: unknown[] = [];
  const socket = { bufferedAmount: 0, terminate: () => void told.push('terminated') };
  const transport = polling ? {} : { socket };
  const conn = { writeBuffer: line, transport, close: () => void told.push('closed') };
  // of a socket only this is looked at
  const wire = { conn, emit: (...words: unknown[]) => told.push(words) } as unknown as Wire;
  const place = { person: null, seat: null };
  const profile = { name: 'Slow', ink: 1 } as const;
  const guest: Guest = {
    wire,
    identity: 'slow',
    profile,
    watcher: 1,
    isScreen: false,
    speech: 'plain',
    pages: false,
    place,
    isUnsteady: false,
    lag: null,
  };
  return { wire, guest, line, socket, told };
}

describe('a client', () => {
  it('is clogged by too many packets, or by too many bytes, wherever they wait', () => {
    const { wire, line, socket } = aClient();
    line.push(...Array.from({ length: LIMITS.waitingPackets }, () => ({})));
    expect(isClogged(wire)).toBe(false);
    line.push({});
    expect(isClogged(wire)).toBe(true);
    line.length = 0;
    socket.bufferedAmount = LIMITS.bufferedBytes;
    expect(isClogged(wire)).toBe(false);
    line.push({ data: 'x' });
    expect(isClogged(wire)).toBe(true);
  });

  it('drowns in more than that', () => {
    const { wire, line, socket } = aClient();
    socket.bufferedAmount = LIMITS.laggingBytes - 1;
    line.push({ data: 'x' });
    expect(isDrowned(wire)).toBe(false);
    line.push({ data: 'x' });
    expect(isDrowned(wire)).toBe(true);
  });

  it('that polls has only its packets to wait for', () => {
    const { wire, line } = aClient({ polling: true });
    expect(isClogged(wire)).toBe(false);
    line.push({ data: 'x'.repeat(LIMITS.bufferedBytes + 1) });
    expect([isClogged(wire), isDrowned(wire)]).toEqual([true, false]);
  });
});

/** Lags of one client, with all that became of it. */
function watched(polling = false) {
  const clock = handClock();
  const client = aClient({ polling });
  const caughtUp: number[] = [];
  let lastLine = 7;
  const lags = watchLags({
    clock,
    lastLine: () => lastLine,
    onCaughtUp: (_, after) => caughtUp.push(after),
  });
  const speak = () => (lastLine += 1);
  return { ...client, clock, caughtUp, speak, fallsBehind: () => lags.fallsBehind(client.guest) };
}

describe('whoever falls behind', () => {
  it('does so once, and is caught up when they read again, from the line they last heard', async () => {
    const { socket, line, clock, caughtUp, speak, fallsBehind, guest, told } = watched();
    expect(fallsBehind()).toBe(false);
    socket.bufferedAmount = LIMITS.bufferedBytes + 1;
    // what is written just now has left the line, and tells nothing
    expect(fallsBehind()).toBe(false);
    line.push({ data: 'x' });
    expect([fallsBehind(), fallsBehind()]).toEqual([true, false]);
    speak();
    await clock.pass(5_000);
    expect(caughtUp).toEqual([]);
    line.length = 0;
    await clock.pass(250);
    // much is written, though nothing waits in line
    expect(caughtUp).toEqual([]);
    socket.bufferedAmount = 0;
    await clock.pass(250);
    expect([caughtUp, guest.lag]).toEqual([[7], null]);
    await clock.pass(60_000);
    expect([caughtUp, told]).toEqual([[7], []]);
    line.push({ data: 'x'.repeat(LIMITS.bufferedBytes + 1) });
    expect(fallsBehind()).toBe(true);
    expect(guest.lag).toMatchObject({ since: clock.now(), after: 8 });
  });

  it.each([false, true])(
    'is cut off after a while, with a word why; polling: %s',
    async (polls) => {
      const { line, clock, fallsBehind, told } = watched(polls);
      line.push({ data: 'x'.repeat(LIMITS.bufferedBytes + 1) });
      fallsBehind();
      await clock.pass(LIMITS.laggingMs);
      expect(told).toEqual([]);
      await clock.pass(500);
      const cut = [['bye', { code: 'slow' }], 'closed'];
      expect(told).toEqual(polls ? cut : [...cut, 'terminated']);
      await clock.pass(60_000);
      expect(told).toHaveLength(polls ? 2 : 3);
    },
  );

  it('is cut off at the next look when too much waits for them', async () => {
    const { socket, line, clock, fallsBehind, told } = watched();
    line.push({});
    socket.bufferedAmount = LIMITS.laggingBytes + 1;
    fallsBehind();
    await clock.pass(249);
    expect(told).toEqual([]);
    await clock.pass(1);
    expect(told).toHaveLength(3);
  });

  it('is looked at no more when they have gone', async () => {
    const { socket, line, clock, fallsBehind, guest, told, caughtUp } = watched();
    line.push({});
    socket.bufferedAmount = LIMITS.laggingBytes + 1;
    fallsBehind();
    guest.lag?.callOff();
    await clock.pass(60_000);
    expect([told, caughtUp]).toEqual([[], []]);
  });
});
