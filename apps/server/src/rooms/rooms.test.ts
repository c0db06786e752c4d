import type { TableMove } from '@kesem/engine/core/table';
import type { Command } from '@kesem/room/command';
import type { Actor, Room } from '@kesem/room/room';
import { BANK_MS, duel, INCREMENT_MS, LEAD_MS } from '@kesem/room/testing/duel';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { type HandClock, handClock } from '../testing/clock.ts';
import { LiveRooms } from './live.ts';
import type { Rooms } from './rooms.ts';

const ann: Actor = { kind: 'person', id: 'ann' };
const ben: Actor = { kind: 'person', id: 'ben' };
const nonce = '0'.repeat(32);

interface House {
  readonly rooms: Rooms;
  readonly clock: HandClock;
  readonly store: Store;
  readonly id: string;
  readonly room: () => Promise<Room>;
  readonly say: (
    actor: Actor,
    command: Command,
    key?: string,
    id?: string,
  ) => ReturnType<Rooms['submit']>;
}

function open(store: Store, clock: HandClock, think = pass): Rooms {
  const table = (game: string) => (game === duel.id ? duel : undefined);
  return new LiveRooms({ store, clock, table, think });
}

async function pass(): Promise<TableMove> {
  return { do: 'pass' };
}

let ids = 0;

function houseOf(rooms: Rooms, clock: HandClock, store: Store, id: string): House {
  const room = async () => (await rooms.find(id))?.now() ?? never();
  return {
    rooms,
    clock,
    store,
    id,
    room,
    say: async (actor, command, key = 'room', commandId = `c${(ids += 1)}`) =>
      rooms.submit(id, actor, { id: commandId, key, command }),
  };
}

async function begin(store = memoryStore(), clock = handClock(), think = pass): Promise<House> {
  const rooms = open(store, clock, think);
  await rooms.wake();
  const command = { do: 'open', game: duel.id, name: 'Ann', ink: null, nonce } as const;
  const opened = await rooms.open('ann', { id: 'open', command }, 'hash');
  if (!opened.ok) throw new Error(opened.code);
  return houseOf(rooms, clock, store, opened.room);
}

/** Ann against Ben, with banks of time. */
async function playing(house?: House): Promise<House> {
  const it = house ?? (await begin());
  await it.say(ben, { do: 'sit', seat: 1, name: 'Ben', ink: null, nonce });
  expect(await it.say(ann, { do: 'start' }, 'lobby:1')).toMatchObject({ ok: true });
  return it;
}

const move = (wanted: string): Command => ({ do: 'move', move: { do: wanted } });
const askOf = async ({ room }: House): Promise<string> => {
  const { stage } = await room();
  if (stage.at !== 'playing' || !stage.match.state) throw new Error('no match');
  return `${stage.match.number}/${duel.asks(stage.match.state)[0]?.key}`;
};
const clocksOf = async ({ room }: House) => {
  const { stage } = await room();
  return stage.at === 'lobby' ? [] : stage.match.clocks;
};

describe('the path of a command', () => {
  it('answers the same command again as accepted, though its question is closed', async () => {
    const it = await playing();
    const key = await askOf(it);
    expect(await it.say(ann, move('pass'), key, 'same')).toEqual({ id: 'same', ok: true });
    expect(await it.say(ann, move('pass'), key, 'same')).toEqual({ id: 'same', ok: true });
    expect(await it.say(ann, move('pass'), key, 'other')).toMatchObject({
      ok: false,
      why: { code: 'stale' },
    });
    expect(await it.store.tail(it.id, 3)).toHaveLength(1);
  });

  it('answers an accepted command as accepted after a restart too', async () => {
    const it = await playing();
    const key = await askOf(it);
    await it.say(ann, move('pass'), key, 'same');
    const again = houseOf(open(it.store, it.clock), it.clock, it.store, it.id);
    expect(await again.say(ann, move('pass'), key, 'same')).toEqual({ id: 'same', ok: true });
    expect((await again.room()).seq).toBe((await it.room()).seq);
  });

  it('tells nobody of a commit before it is stored', async () => {
    const inner = memoryStore();
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    let gated = false;
    const store: Store = {
      ...inner,
      append: async (append) => {
        if (gated) await gate;
        return inner.append(append);
      },
    };
    const it = await playing(await begin(store));
    const heard: number[] = [];
    (await it.rooms.find(it.id))?.subscribe(({ room }) => heard.push(room.seq));
    gated = true;
    const answer = it.say(ann, move('pass'), await askOf(it));
    await it.clock.pass(0);
    expect(heard).toEqual([]);
    release();
    expect(await answer).toMatchObject({ ok: true });
    expect(heard).toEqual([(await it.room()).seq]);
  });

  it('asks the log when a commit failed halfway, and answers what the log says', async () => {
    const inner = memoryStore();
    let broken: 'before' | 'after' | null = null;
    const store: Store = {
      ...inner,
      append: async (append) => {
        const how = broken;
        broken = null;
        if (how === 'before') throw new Error('no disk');
        const appended = await inner.append(append);
        if (how === 'after') throw new Error('connection lost');
        return appended;
      },
    };
    const it = await playing(await begin(store));
    broken = 'after';
    expect(await it.say(ann, move('pass'), await askOf(it))).toMatchObject({ ok: true });
    broken = 'before';
    expect(await it.say(ben, move('pass'), await askOf(it))).toMatchObject({ ok: true });
    const seqs = (await inner.tail(it.id, 0)).map(({ seq }) => seq);
    expect(seqs).toEqual([1, 2, 3, 4, 5]);
    expect((await it.room()).seq).toBe(5);
  });

  it('gives two processes on one log one truth', async () => {
    const it = await playing();
    const other = houseOf(open(it.store, it.clock), it.clock, it.store, it.id);
    await other.room();
    expect(await it.say(ann, move('pass'), await askOf(it))).toMatchObject({ ok: true });
    expect(await other.say(ben, move('pass'), await askOf(it))).toMatchObject({ ok: true });
    expect(await it.say(ann, move('pass'), await askOf(other))).toMatchObject({ ok: true });
    expect((await other.room()).seq).toBe(5);
    expect((await it.store.tail(it.id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('memory', () => {
  it('lets go of a match without a clock that nobody looks at, and finds it again in the log', async () => {
    const house = await begin();
    await house.say(ann, { do: 'options', options: { banks: false } }, 'lobby:1');
    const it = await playing(house);
    await it.say(ann, move('pass'), await askOf(it));
    const before = await it.rooms.find(it.id);
    await it.clock.pass(600_000);
    const after = await it.rooms.find(it.id);
    expect(after).not.toBe(before);
    expect(after?.now()).toEqual(before?.now());
  });

  it('keeps a match whose clock runs', async () => {
    const it = await playing();
    await it.clock.pass(BANK_MS / 2);
    expect((await it.room()).stage.at).toBe('playing');
    await it.clock.pass(BANK_MS);
    expect((await it.room()).stage.at).toBe('over');
  });
});

describe('clocks', () => {
  it('lets a bank fall to the millisecond, and not earlier', async () => {
    const it = await playing();
    await it.clock.pass(BANK_MS + LEAD_MS - 1);
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
    const again = houseOf(rooms, it.clock, it.store, it.id);
    await rooms.wake();
    const left = (await clocksOf(again)).find(({ since }) => since !== null);
    const falls = (left?.since ?? 0) + (left?.left ?? 0) - it.clock.now();
    expect(falls).toBeGreaterThanOrEqual(BANK_MS + LEAD_MS - 10_000);
    expect(falls).toBeLessThanOrEqual(BANK_MS + LEAD_MS - 8_000);
    await it.clock.pass(falls);
    expect((await again.room()).stage.at).toBe('over');
  });

  it('lets no clock fall over time that stood still', async () => {
    const it = await playing();
    it.clock.sleep(BANK_MS * 3);
    await it.clock.pass(2_000);
    expect((await it.room()).stage.at).toBe('playing');
    await it.clock.pass(BANK_MS + LEAD_MS);
    expect((await it.room()).stage.at).toBe('over');
  });

  it('pauses a bank and adds its increment while the other thinks', async () => {
    const it = await playing();
    await it.clock.pass(LEAD_MS + 5_000);
    await it.say(ann, move('pass'), await askOf(it));
    const paused = (await clocksOf(it)).find(({ since }) => since === null);
    expect(paused?.left).toBe(BANK_MS - 5_000 + INCREMENT_MS);
  });
});

describe('bots', () => {
  const withBot = async (think = pass): Promise<House> => {
    const it = await begin(memoryStore(), handClock(), think);
    await it.say(ann, { do: 'addBot', seat: 1, level: 'easy' }, 'lobby:1');
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
    const again = houseOf(rooms, it.clock, it.store, it.id);
    const bots = (await it.store.tail(it.id, before)).filter(({ actor }) => actor === 'bot:1');
    expect(bots).toHaveLength(1);
    expect((await again.room()).seq).toBeGreaterThan(before);
  });
});

describe('the rematch', () => {
  it('begins by itself when both have said again, everybody one seat on', async () => {
    const it = await playing();
    await it.say(ann, move('win'), await askOf(it));
    const again: Command = { do: 'again', nonce };
    expect(await it.say(ann, again, 'end:1')).toMatchObject({ ok: true });
    expect((await it.room()).stage.at).toBe('over');
    await it.say(ben, again, 'end:1');
    await it.clock.pass(0);
    const { stage } = await it.room();
    expect(stage.at === 'playing' && stage.match.players).toEqual([2, 1]);
  });

  it('folds from the snapshot of the end of the match', async () => {
    const it = await playing();
    await it.say(ann, move('win'), await askOf(it));
    const stored = await it.store.load(it.id);
    expect(stored?.snapshot?.stage.at).toBe('over');
    expect(stored?.commits).toEqual([]);
    const again = houseOf(open(it.store, it.clock), it.clock, it.store, it.id);
    expect(await again.room()).toEqual(await it.room());
  });
});

function never(): never {
  throw new Error('no such room');
}
