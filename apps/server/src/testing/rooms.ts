/** A server's rooms without sockets, for tests: Ann, Ben, a store and a clock that is set. */
import type { TableMove } from '@kesem/engine/core/table';
import type { Actor } from '@kesem/room/actor';
import type { Decidable } from '@kesem/room/commit';
import type { Room } from '@kesem/room/room';
import { duel } from '@kesem/room/testing/duel';
import { expect } from 'vitest';
import { RoomHost } from '../rooms/host.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { type HandClock, handClock } from './clock.ts';
import { nextBytes } from './seed.ts';

export const ann: Actor = { kind: 'person', id: 'ann' };
export const ben: Actor = { kind: 'person', id: 'ben' };
export const nonce = '0'.repeat(32);

/** A room on a server without sockets, and what is needed to look at it. */
export interface TestRoom {
  readonly rooms: Rooms;
  readonly clock: HandClock;
  readonly store: Store;
  readonly id: string;
  readonly room: () => Promise<Room>;
  readonly say: (
    actor: Actor,
    command: Decidable,
    key?: string,
    id?: string,
  ) => ReturnType<Rooms['submit']>;
}

/** The rooms of a server on this store, as after a start. */
export function open(store: Store, clock: HandClock, think = pass): Rooms {
  const table = (game: string) => (game === duel.id ? duel : undefined);
  return new RoomHost({ store, clock, table, think, bytes: nextBytes() });
}

/** A bot that passes. */
export async function pass(): Promise<TableMove> {
  return { do: 'pass' };
}

let ids = 0;

/** The room with an id, as these rooms have it. */
export function testRoomOf(rooms: Rooms, clock: HandClock, store: Store, id: string): TestRoom {
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

/** Ann opens a room for a duel. */
export async function begin(
  given: Store | null = null,
  clock = handClock(),
  think = pass,
): Promise<TestRoom> {
  const store = given ?? (await memoryStore());
  const rooms = open(store, clock, think);
  await rooms.wake();
  const command = { do: 'open', game: duel.id, name: 'Ann', ink: null, nonce } as const;
  const opened = await rooms.open('ann', { id: 'open', command }, 'hash');
  if (!opened.ok) throw new Error(opened.code);
  return testRoomOf(rooms, clock, store, opened.room);
}

/** Ann keeps the seats as they are, so that the room draws nothing. */
export async function keepSeats({ say }: TestRoom): Promise<void> {
  expect(await say(ann, { do: 'order', chairs: [0, 1] }, 'lobby:1')).toMatchObject({ ok: true });
}

/** Ann against Ben, with banks of time. */
export async function playing(given?: TestRoom): Promise<TestRoom> {
  const it = given ?? (await begin());
  await it.say(ben, { do: 'sit', seat: 1, name: 'Ben', ink: null, nonce });
  await keepSeats(it);
  expect(await it.say(ann, { do: 'start' }, 'lobby:1')).toMatchObject({ ok: true });
  return it;
}

/** A move in the duel. */
export const move = (wanted: string): Decidable => ({ do: 'move', move: { do: wanted } });
/** The key of the question that is open. */
export const askOf = async ({ room }: TestRoom): Promise<string> => {
  const { stage } = await room();
  if (stage.at !== 'playing' || !stage.match.state) throw new Error('no match');
  return `${stage.match.number}/${duel.asks(stage.match.state)[0]?.key}`;
};
/** The clocks of the match, running or not. */
export const clocksOf = async ({ room }: TestRoom) => {
  const { stage } = await room();
  return stage.at === 'lobby' ? [] : stage.match.clocks;
};

function never(): never {
  throw new Error('no such room');
}
