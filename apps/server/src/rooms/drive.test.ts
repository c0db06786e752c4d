import { fallsAt } from '@kesem/room/clock';
import { matchOf } from '@kesem/room/room';
import { BANK_MS, duel, INCREMENT_MS } from '@kesem/room/testing/duel';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';

import { aMachine, handClock } from '../testing/clock.ts';

import {
  ann,
  askOf,
  begin,
  clocksOf,
  keepSeats,
  move,
  nonce as NONCE,
  open,
  pass,
  playing,
  type TestRoom,
  testRoomOf,
} from '../testing/rooms.ts';

describe('clocks', () => {
  it('lets a bank fall to the millisecond, and not earlier', async () => {
    const it = await playing();
    await it.clock.pass(BANK_MS - 1);
    expect((await it.room()).stage.at).toBe('playing');
    await it.clock.pass(1);
    expect((await it.room()).stage.at).toBe('over');
  });

  it('credits the time the server was down', async () => {
    const it = await playing();
    await it.clock.pass(10_000);
    await it.rooms.stop();
    it.clock.sleep(600_000);
    const rooms = open(it.store, it.clock);
    const again = testRoomOf(rooms, it.clock, it.store, it.id);
    await rooms.wake();
    const left = (await clocksOf(again)).find(({ since }) => since !== null);
    const falls = (left?.since ?? 0) + (left?.left ?? 0) - it.clock.now();
    expect(falls).toBeGreaterThanOrEqual(BANK_MS - 10_000);
    expect(falls).toBeLessThanOrEqual(BANK_MS - 8_000);
    await it.clock.pass(falls);
    expect((await again.room()).stage.at).toBe('over');
  });

  it('are given back what one crash after another took, by rooms that nobody asked for meanwhile', async () => {
    const it = await playing();
    await it.clock.pass(10_000);
    let rooms = it.rooms;
    for (const ms of [BANK_MS / 2, 20 * BANK_MS]) {
      await rooms.stop();
      it.clock.sleep(ms);
      rooms = open(it.store, it.clock);
      await rooms.wake();
    }
    const again = testRoomOf(rooms, it.clock, it.store, it.id);
    expect((await again.store.tail(it.id, 0)).map(({ command }) => command.do)).not.toContain(
      'woke',
    );
    const falls = fallsAt((await clocksOf(again)).find(({ since }) => since !== null)!);
    expect((falls ?? 0) - it.clock.now()).toBeGreaterThanOrEqual(BANK_MS - 10_000);
    expect((falls ?? 0) - it.clock.now()).toBeLessThanOrEqual(BANK_MS - 8_000);
  });

  it('keeps an outage before anybody is given it back', async () => {
    const it = await playing();
    it.clock.sleep(600_000);
    await it.say(ann, move('pass'), await askOf(it));
    expect(await it.store.outages()).toEqual([{ until: it.clock.now(), ms: 600_000 }]);
  });

  it('lets no clock fall over time that stood still', async () => {
    const it = await playing();
    it.clock.sleep(BANK_MS * 3);
    await it.clock.pass(2_000);
    expect((await it.room()).stage.at).toBe('playing');
    await it.clock.pass(BANK_MS);
    expect((await it.room()).stage.at).toBe('over');
  });

  it('pauses a bank and adds its increment while the other thinks', async () => {
    const it = await playing();
    await it.clock.pass(5_000);
    await it.say(ann, move('pass'), await askOf(it));
    const paused = (await clocksOf(it)).find(({ since }) => since === null);
    expect(paused?.left).toBe(BANK_MS - 5_000 + INCREMENT_MS);
  });
});

const HOUR = 3_600_000;

describe('a match that stands still', () => {
  /** Ann against a bot, whose turn it is after a second, and all stands still. */
  const paused = async (): Promise<TestRoom> => {
    const it = await begin();
    await it.say(ann, { do: 'addBot', seat: 1, level: 'easy' }, 'lobby:1');
    await keepSeats(it);
    await it.say(ann, { do: 'start' }, 'lobby:1');
    await it.clock.pass(1_000);
    await it.say(ann, move('pass'), await askOf(it));
    await it.clock.pass(100);
    expect(await it.say(ann, { do: 'pause' }, '1/')).toMatchObject({ ok: true });
    return it;
  };
  const made = async ({ store, id }: TestRoom) =>
    (await store.tail(id, 0)).map(({ actor, command }) => `${actor} ${command.do}`);

  it('is woken for nothing, and neither clock nor bot moves in it', async () => {
    const it = await paused();
    expect(await it.store.due(it.clock.now() + HOUR)).toEqual([]);
    const before = await made(it);
    await it.clock.pass(HOUR);
    expect(await made(it)).toEqual(before);
    await it.say(ann, { do: 'resume' }, '1/');
    await it.clock.pass(1_200);
    expect((await made(it)).slice(before.length)).toEqual(['person:ann resume', 'bot:1 move']);
  });

  it('stands still after a restart, and has lost no time when it goes on', async () => {
    const it = await paused();
    const left = (await clocksOf(it)).map((clock) => clock.left);
    const { paused: since } = matchOf(await it.room()) ?? {};
    await it.rooms.stop();
    it.clock.sleep(600_000);
    const rooms = open(it.store, it.clock);
    const again = testRoomOf(rooms, it.clock, it.store, it.id);
    await rooms.wake();
    await it.clock.pass(5_000);
    const ran = await clocksOf(again);
    expect(await again.say(ann, { do: 'resume' }, '1/')).toMatchObject({ ok: true });
    const stood = (await again.room()).at - (since ?? 0);
    expect(stood).toBeGreaterThan(600_000);
    expect(await clocksOf(again)).toEqual(
      ran.map((clock) => ({ ...clock, since: clock.since && clock.since + stood })),
    );
    expect(ran.map((clock) => clock.left)).toEqual(left);
    expect(await made(again)).not.toContain('house woke');
  });
});

describe('a date that is set', () => {
  const LINE = {
    say: { text: 'late' },
    channel: 'table',
    name: 'Ann',
    ink: 1,
    person: 1,
  } as const;
  const OPENING = { do: 'open', game: duel.id, name: 'Cat', ink: null, nonce: NONCE } as const;
  const onMachine = async () => {
    const machine = aMachine();
    return { machine, it: await playing(await begin(await memoryStore(), machine.start())) };
  };
  /** How long the log says that passed, commit by commit. */
  const steps = async ({ store, id }: TestRoom): Promise<readonly number[]> => {
    const at = (await store.tail(id, 0)).map((commit) => commit.at);
    return at.slice(1).map((later, index) => later - (at[index] ?? 0));
  };

  /** A server starts after one that was there for ten seconds of a clock: it falls when the rest has passed. */
  const goesOn = async (
    machine: ReturnType<typeof aMachine>,
    { store, id }: TestRoom,
  ): Promise<TestRoom> => {
    const clock = machine.start((await store.lastAlive()) ?? 0);
    const rooms = open(store, clock);
    const again = testRoomOf(rooms, clock, store, id);
    await rooms.wake();
    await clock.pass(BANK_MS - 10_001);
    expect((await again.room()).stage.at).toBe('playing');
    await clock.pass(2_001);
    expect((await again.room()).stage.at).toBe('over');
    return again;
  };

  it('back by an hour lets clocks fall when they should', async () => {
    const { machine, it } = await onMachine();
    machine.set(-HOUR);
    await it.clock.pass(BANK_MS - 1);
    expect((await it.room()).stage.at).toBe('playing');
    await it.clock.pass(1);
    expect((await it.room()).stage.at).toBe('over');
    expect((await steps(it)).every((ms) => ms >= 0)).toBe(true);
  });

  it.each([HOUR, 5_001])('%i ms forwards is given back, as a sleep is', async (ms) => {
    const { machine, it } = await onMachine();
    machine.set(ms);
    await it.clock.pass(BANK_MS - 1);
    expect((await it.room()).stage.at).toBe('playing');
    await it.clock.pass(2_001);
    expect((await it.room()).stage.at).toBe('over');
    expect((await steps(it)).every((step) => step >= 0)).toBe(true);
  });

  it('charges nobody who moves at once after a sleep', async () => {
    const { machine, it } = await onMachine();
    await it.clock.pass(1_000);
    machine.set(HOUR);
    expect(await it.say(ann, move('pass'), await askOf(it))).toMatchObject({ ok: true });
    const paused = (await clocksOf(it)).find(({ since }) => since === null);
    expect(paused?.left).toBeGreaterThanOrEqual(BANK_MS - 1_000);
  });

  it('gives back once, however many notice', async () => {
    const { machine, it } = await onMachine();
    machine.set(HOUR);
    await it.say(ann, { do: 'moreTime' }, await askOf(it));
    await it.clock.pass(10_000);
    const given = (await it.store.tail(it.id, 0)).filter(({ command }) => command.do === 'woke');
    expect(given).toHaveLength(1);
  });

  it.each([
    [
      'somebody speaks',
      ({ store, id, clock }: TestRoom) =>
        store.addChat(id, { ...LINE, at: clock.now() }, 'ann').then(() => true),
    ],
    [
      'another room is opened',
      ({ rooms }: TestRoom) =>
        rooms.open('cat', { id: 'another', command: OPENING }, 'another').then(({ ok }) => ok),
    ],
  ])('forwards is given back also when %s, and then it dies before a beat', async (_, happens) => {
    const { machine, it } = await onMachine();
    await it.clock.pass(10_000);
    machine.set(HOUR);
    expect(await happens(it)).toBe(true);
    await goesOn(machine, it);
  });

  it.each([-HOUR, HOUR])('by %i ms while the server was down changes no clock', async (ms) => {
    const { machine, it } = await onMachine();
    await it.clock.pass(10_000);
    await it.rooms.stop();
    machine.set(ms);
    const again = await goesOn(machine, it);
    expect((await steps(again)).every((step) => step >= 0)).toBe(true);
  });
});

describe('bots', () => {
  const withBot = async (think = pass): Promise<TestRoom> => {
    const it = await begin(await memoryStore(), handClock(), think);
    await it.say(ann, { do: 'addBot', seat: 1, level: 'easy' }, 'lobby:1');
    await keepSeats(it);
    await it.say(ann, { do: 'start' }, 'lobby:1');
    return it;
  };

  it('answer each question once, at the pace of the question', async () => {
    const it = await withBot();
    await it.say(ann, move('pass'), await askOf(it));
    const before = (await it.room()).seq;
    await it.clock.pass(599);
    expect((await it.room()).seq).toBe(before);
    await it.clock.pass(601);
    expect((await it.room()).seq).toBe(before + 1);
    await it.clock.pass(5_000);
    expect((await it.room()).seq).toBe(before + 1);
  });

  it('think again when they are refused', async () => {
    let thoughts = 0;
    const it = await withBot(async () => {
      thoughts += 1;
      return { do: thoughts === 1 ? 'nonsense' : 'pass' };
    });
    await it.say(ann, move('pass'), await askOf(it));
    const before = (await it.room()).seq;
    await it.clock.pass(1_200);
    await it.clock.pass(1_200);
    expect(thoughts).toBe(2);
    expect((await it.room()).seq).toBe(before + 1);
  });

  it('owe their answer after a restart', async () => {
    const it = await withBot();
    await it.say(ann, move('pass'), await askOf(it));
    await it.rooms.stop();
    const rooms = open(it.store, it.clock);
    await rooms.wake();
    const before = (await it.room()).seq;
    await it.clock.pass(2_000);
    const again = testRoomOf(rooms, it.clock, it.store, it.id);
    const bots = (await it.store.tail(it.id, before)).filter(({ actor }) => actor === 'bot:1');
    expect(bots).toHaveLength(1);
    expect((await again.room()).seq).toBeGreaterThan(before);
  });
});
