/** Rooms of slow matches: out of memory between moves, awake when somebody's days are over. */

import { fallsAt } from '@kesem/room/clock';
import { DAY_MS } from '@kesem/room/days';
import { nextClock } from '@kesem/room/pause';
import { duel } from '@kesem/room/testing/duel';
import { describe, expect, it } from 'vitest';
import {
  ann,
  askOf,
  ben,
  move,
  open,
  playing,
  type TestRoom,
  testRoomOf,
} from '../testing/rooms.ts';

const HOUR = 3_600_000;
const IDLE = 600_000;
/** Sleeps of the machine that are too short to be given back. */
const NAP = HOUR - 60_000;

/** Ann against Ben, a day for each move. */
async function slow(): Promise<TestRoom> {
  const it = await playing();
  for (const who of [ann, ben]) await it.say(who, { do: 'pace', days: 1, yes: true });
  return it;
}

/** When the next clock falls, in ms. */
async function fallsIn({ room, clock }: TestRoom): Promise<number> {
  const first = nextClock(await room());
  return (first && fallsAt(first) ? (fallsAt(first) ?? 0) : 0) - clock.now();
}

/** The same rooms after a stop of the house of `ms`. */
async function restarted(it: TestRoom, ms: number): Promise<TestRoom> {
  await it.rooms.stop();
  it.clock.sleep(ms);
  const rooms = open(it.store, it.clock);
  await rooms.wake();
  return testRoomOf(rooms, it.clock, it.store, it.id);
}

describe('a slow match', () => {
  it('leaves memory between moves', async () => {
    const it = await slow();
    const before = await it.rooms.find(it.id);
    await it.clock.pass(IDLE + 4_000);
    expect(await it.rooms.find(it.id)).not.toBe(before);
    expect(await it.say(ann, move('pass'), await askOf(it))).toMatchObject({ ok: true });
    await it.rooms.stop();
  });

  it('is loaded again when the days are over, and the clock falls by itself', async () => {
    const it = await slow();
    await it.clock.pass(IDLE + 4_000);
    for (let slept = 0; slept < DAY_MS; slept += NAP) {
      it.clock.sleep(NAP);
      await it.clock.pass(2_000);
    }
    const log = await it.store.tail(it.id, 0);
    expect(log.at(-1)).toMatchObject({ actor: 'timer', command: { do: 'timeout' } });
    expect((await it.room()).stage).toMatchObject({ at: 'over', match: { game: duel.id } });
  });

  it('gets back what an outage of hours took, and nothing of a shorter one', async () => {
    let it = await slow();
    const before = await fallsIn(it);
    it = await restarted(it, NAP);
    expect(await fallsIn(it)).toBe(before - NAP);
    it = await restarted(it, 5 * HOUR);
    expect(await fallsIn(it)).toBe(before - NAP);
    it.clock.sleep(2 * HOUR);
    await it.clock.pass(2_000);
    expect(await fallsIn(it)).toBe(before - NAP - 2_000);
  });

  it('gets all that was lost while it was not in memory back at once, when it is loaded', async () => {
    let it = await slow();
    await it.clock.pass(IDLE + 4_000);
    const { seq } = (await it.store.tail(it.id, 0)).at(-1)!;
    it.clock.sleep(3 * HOUR);
    await it.clock.pass(2_000);
    it = await restarted(it, 5 * HOUR);
    it = await restarted(it, NAP);
    expect(await it.store.tail(it.id, seq)).toEqual([]);
    await it.room();
    expect(await it.store.tail(it.id, seq)).toMatchObject([
      { command: { do: 'woke', down: 8 * HOUR } },
    ]);
    it = await restarted(it, 1_000);
    await it.room();
    expect(await it.store.tail(it.id, seq)).toHaveLength(1);
    await it.rooms.stop();
  });
});
