/** Which rooms stay in memory, and what another process on the same log is told. */
import type { TableMove } from '@kesem/engine/core/table';
import type { Said } from '@kesem/room/said';
import { duel } from '@kesem/room/testing/duel';
import { describe, expect, it } from 'vitest';
import { handClock } from '../testing/clock.ts';
import {
  ann,
  askOf,
  begin,
  ben,
  move,
  nonce,
  open,
  playing,
  type TestRoom,
  testRoomOf,
} from '../testing/rooms.ts';
import { nextBytes } from '../testing/seed.ts';
import { startHeartbeat } from './heartbeat.ts';
import { RoomHost } from './host.ts';

const IDLE = 600_000;

/** Ann against Ben without clocks, so that nothing is due. */
async function unhurried(think?: () => Promise<TableMove>): Promise<TestRoom> {
  const it = await begin(undefined, undefined, think);
  await it.say(ann, { do: 'options', options: { banks: false } }, 'lobby:1');
  return it;
}

const loaded = (it: TestRoom) => it.rooms.find(it.id);

describe('a room stays in memory', () => {
  it('as long as somebody looks at it', async () => {
    const it = await playing(await unhurried());
    const before = await loaded(it);
    const stop = before?.subscribe(() => undefined);
    await it.clock.pass(2 * IDLE);
    expect(await loaded(it)).toBe(before);
    stop?.();
    await it.clock.pass(IDLE + 2_000);
    expect(await loaded(it)).not.toBe(before);
  });

  it('as long as a bot owes it an answer', async () => {
    const it = await unhurried(() => new Promise(() => undefined));
    await it.say(ann, { do: 'addBot', seat: 1, level: 'easy' }, 'lobby:1');
    await it.say(ann, { do: 'order', chairs: [0, 1] }, 'lobby:1');
    await it.say(ann, { do: 'start' }, 'lobby:1');
    await it.say(ann, move('pass'), await askOf(it));
    const before = await loaded(it);
    await it.clock.pass(2 * IDLE);
    expect(await loaded(it)).toBe(before);
  });

  it('for ten minutes after it was asked for', async () => {
    const it = await playing(await unhurried());
    const before = await loaded(it);
    await it.clock.pass(IDLE - 4_000);
    expect(await loaded(it)).toBe(before);
    await it.clock.pass(IDLE - 4_000);
    expect(await loaded(it)).toBe(before);
    await it.clock.pass(IDLE + 2_000);
    expect(await loaded(it)).not.toBe(before);
  });
});

describe('a start', () => {
  it('gives no time back when none was lost', async () => {
    const it = await playing();
    await it.clock.pass(10_000);
    await it.rooms.stop();
    const { seq } = (await it.store.tail(it.id, 0)).at(-1) ?? { seq: 0 };
    const rooms = open(it.store, it.clock);
    await rooms.wake();
    const again = testRoomOf(rooms, it.clock, it.store, it.id);
    await again.clock.pass(4_000);
    expect((await again.room()).seq).toBe(seq);
    await rooms.stop();
  });

  it('that is stopped while it looks for a room that is not there ends well', async () => {
    const { store, clock } = await begin();
    const rooms = open(store, clock);
    const found = rooms.find('nowhere');
    await rooms.stop();
    expect(await found).toBeNull();
  });
});

describe('what goes with a commit', () => {
  it('names who is in the room, not who got up', async () => {
    const it = await begin();
    const lists = async () =>
      Promise.all(['ann', 'ben'].map(async (who) => (await it.store.roomsOf(who, 9)).length));
    expect(await lists()).toEqual([1, 0]);
    await it.say(ben, { do: 'sit', seat: 1, name: 'Ben', ink: null, nonce });
    expect(await lists()).toEqual([1, 1]);
    await it.say(ben, { do: 'leave' });
    expect(await lists()).toEqual([1, 0]);
  });

  it('says whether a match has ever started there, for such a room is kept for longer', async () => {
    const sweepOf = async (it: TestRoom) =>
      it.store.sweep({ notStartedSince: Number.MAX_SAFE_INTEGER, startedSince: 0 });
    const it = await playing(await unhurried());
    expect(await sweepOf(it)).toBe(0);
    await it.say(ann, move('win'), await askOf(it));
    await it.say(ann, { do: 'lobby' }, 'end:1');
    expect(await sweepOf(it)).toBe(0);
    expect(await sweepOf(await begin())).toBe(1);
  });

  it('is decided again a few times where it loses its place, and then busy', async () => {
    const it = await begin();
    let tries = 0;
    Object.assign(it.store, {
      append: async () => {
        tries += 1;
        return ['conflict'];
      },
    });
    const answer = await it.say(ann, { do: 'lock', locked: true }, 'room', 'lost');
    expect(answer).toEqual({ id: 'lost', ok: false, why: { code: 'busy' } });
    expect(tries).toBe(5);
  });
});

describe('another process on the same log', () => {
  it('tells what was said in each commit it catches up with, over the start of a match too', async () => {
    const it = await playing(await unhurried());
    const other = testRoomOf(open(it.store, it.clock), it.clock, it.store, it.id);
    const heard: (readonly Said[])[] = [];
    (await loaded(other))?.subscribe(({ said }) => heard.push(said));
    const mine: (readonly Said[])[] = [];
    (await loaded(it))?.subscribe(({ said }) => mine.push(said));
    await it.say(ann, move('pass'), await askOf(it));
    await it.say(ben, move('win'), await askOf(it));
    for (const who of [ann, ben]) await it.say(who, { do: 'again', nonce }, 'end:1');
    await it.clock.pass(0);
    // a command that is refused here makes it look at the log first
    expect((await other.say(ben, move('pass'), '9/turn:0')).ok).toBe(false);
    expect(mine.map((said) => said.length)).toEqual([1, 1, 0, 0, 1]);
    expect(heard).toEqual(mine);
  });
});

describe('what the house does by itself', () => {
  it('is asked for again until the store can say', async () => {
    const it = await playing(await unhurried());
    let failures = 3;
    const append = it.store.append;
    Object.assign(it.store, {
      append: async (batch: Parameters<typeof append>[0]) => {
        failures -= 1;
        if (failures >= 0) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
        return append(batch);
      },
      tail: async () => {
        throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
      },
    });
    const away = it.say({ kind: 'house' }, { do: 'away', person: 2 });
    await it.clock.pass(10_000);
    expect(await away).toMatchObject({ ok: true });
    expect(failures).toBeLessThan(0);
  });
});

describe('the pulse', () => {
  it('may be stopped before it has begun', async () => {
    const clock = handClock();
    const beats: number[] = [];
    startHeartbeat(clock, async (now) => void beats.push(now)).stop();
    await clock.pass(10_000);
    expect(beats).toEqual([]);
  });

  it('beats every two seconds, and not once more after a stop in the middle of a beat', async () => {
    const clock = handClock();
    const beats: number[] = [];
    let done = (): void => undefined;
    const from = clock.now();
    const { begin: first, stop } = startHeartbeat(clock, (now) => {
      beats.push(now - from);
      return new Promise((resolve) => (done = resolve));
    });
    first();
    await clock.pass(2_000);
    done();
    await clock.pass(2_000);
    stop();
    done();
    await clock.pass(20_000);
    expect(beats).toEqual([2_000, 4_000]);
  });
});

describe('what is counted of commands', () => {
  it('is what became of each, with the time it took', async () => {
    const seen: [string, boolean][] = [];
    const { store, clock, id, room } = await playing(await unhurried());
    const rooms = new RoomHost({
      store,
      clock,
      table: (game) => (game === duel.id ? duel : undefined),
      think: () => new Promise(() => undefined),
      bytes: nextBytes(),
      seen: (outcome, ms) => seen.push([outcome, ms >= 0]),
    });
    const it = { ...testRoomOf(rooms, clock, store, id), room };
    const key = await askOf(it);
    await it.say(ann, move('pass'), key, 'once');
    await it.say(ann, move('pass'), key, 'twice');
    Object.assign(store, {
      append: () => Promise.reject(new Error('gone')),
      tail: () => Promise.reject(new Error('gone')),
    });
    await it.say(ben, move('pass'), '1/turn:1', 'lost');
    expect(seen).toEqual([
      ['accepted', true],
      ['refused', true],
      ['busy', true],
    ]);
  });
});
