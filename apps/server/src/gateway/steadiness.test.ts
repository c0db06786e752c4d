/** A sign for whoever does not answer, which costs no word on the line. The time is the test's. */
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { handClock } from '../testing/clock.ts';
import { presenceOf } from './place.ts';
import { UNSTEADY_MS, watchSteadiness } from './steadiness.ts';

function aConnection() {
  const conn = new EventEmitter();
  const clock = handClock();
  const told: boolean[] = [];
  watchSteadiness(conn, clock, (isSteady) => told.push(isSteady));
  const ping = () => conn.emit('packetCreate', { type: 'ping' });
  const hear = (type: string) => conn.emit('packet', { type });
  return { conn, clock, told, ping, hear };
}

describe('a ping', () => {
  it('that is not answered in time is told, once, and so is the next answer', async () => {
    const { clock, told, ping, hear } = aConnection();
    ping();
    await clock.pass(UNSTEADY_MS - 1);
    expect(told).toEqual([]);
    await clock.pass(1);
    expect(told).toEqual([false]);
    await clock.pass(10 * UNSTEADY_MS);
    expect(told).toEqual([false]);
    hear('pong');
    hear('message');
    expect(told).toEqual([false, true]);
  });

  it('is answered by whatever comes', async () => {
    const { clock, told, ping, hear } = aConnection();
    for (const type of ['pong', 'message']) {
      ping();
      await clock.pass(UNSTEADY_MS - 1);
      hear(type);
      await clock.pass(UNSTEADY_MS);
    }
    expect(told).toEqual([]);
  });

  it('is the only thing that waits for an answer, and not beyond the end of its connection', async () => {
    const { conn, clock, told, ping } = aConnection();
    conn.emit('packetCreate', { type: 'message' });
    await clock.pass(UNSTEADY_MS);
    ping();
    conn.emit('close');
    await clock.pass(UNSTEADY_MS);
    expect(told).toEqual([]);
  });
});

describe('who is unsteady', () => {
  const profile = { name: 'Noa', ink: 1 } as const;
  const looking = (no: number, isUnsteady: boolean) => ({
    identity: `${no}`,
    profile,
    watcher: no,
    isScreen: false,
    isUnsteady,
    place: { person: { no } as never, seat: no },
  });

  it('is here all the same, and steady by any socket that answers', () => {
    expect(presenceOf([looking(1, false), looking(2, true)])).toMatchObject({
      here: [1, 2],
      unsteady: [2],
    });
    expect(presenceOf([looking(2, true), looking(2, false)])).toEqual({ here: [2], watchers: [] });
  });
});
