import type { Command } from '@kesem/room/command';
import { describe, expect, it } from 'vitest';
import { caughtUp } from '../testing/choosing.ts';
import { ann, begin, ben, open, testRoomOf } from '../testing/rooms.ts';
import { startServer } from '../testing/server.ts';
import { keyOf, matchOf } from '../testing/table.ts';
import { freshId } from '../testing/visitor.ts';

const LOCK: Command = { do: 'lock', locked: true };
const OPEN: Command = { do: 'lock', locked: false };

describe('a command that changes nothing', () => {
  it('is answered as the same, and not kept', async () => {
    const it = await begin();
    expect(await it.say(ann, LOCK, 'room', 'first')).toEqual({ id: 'first', ok: true });
    for (const id of ['second', 'third', 'third']) {
      expect(await it.say(ann, LOCK, 'room', id)).toEqual({ id, ok: true, same: true });
    }
    expect((await it.store.tail(it.id, 0)).map(({ commandId }) => commandId)).toEqual([
      'open',
      'first',
    ]);
  });

  it('is answered as what it was when it was kept before, also after a restart', async () => {
    const it = await begin();
    await it.say(ann, LOCK, 'room', 'first');
    expect(await it.say(ann, LOCK, 'room', 'first')).toEqual({ id: 'first', ok: true });
    const again = testRoomOf(open(it.store, it.clock), it.clock, it.store, it.id);
    expect(await again.say(ann, LOCK, 'room', 'first')).toEqual({ id: 'first', ok: true });
  });

  it('is outside the promise on repeated commands: its id may act later', async () => {
    const it = await begin();
    expect(await it.say(ann, OPEN, 'room', 'idle')).toEqual({ id: 'idle', ok: true, same: true });
    await it.say(ann, LOCK);
    expect(await it.say(ann, OPEN, 'room', 'idle')).toEqual({ id: 'idle', ok: true });
    expect((await it.room()).locked).toBe(false);
  });

  it('is judged on what another process has written meanwhile', async () => {
    const it = await begin();
    const other = testRoomOf(open(it.store, it.clock), it.clock, it.store, it.id);
    await other.room();
    await it.say(ann, LOCK);
    expect(await other.say(ann, OPEN, 'room', 'open')).toEqual({ id: 'open', ok: true });
    expect((await other.room()).locked).toBe(false);
  });

  it('is refused like any other where its sender may not ask for it', async () => {
    const it = await begin();
    expect(await it.say(ben, OPEN)).toMatchObject({ ok: false });
  });
});

it('a pick sent again over a socket is the same: no step for anybody, no line in the log', async () => {
  const server = await startServer();
  const { room, seats, watcher, close } = await matchOf(server, 2);
  const [dana] = seats;
  const everybody = [...seats, watcher];
  const send = (slot: number) =>
    dana.send({ do: 'move', move: { do: 'pick', slot } }, keyOf(dana, 0, 'pick'), freshId());
  expect(await send(0)).toMatchObject({ ok: true });
  await caughtUp(everybody);
  const before = await server.store.load(room);
  const steps = () => everybody.map((one) => one.steps.length);
  const counted = steps();
  for (let n = 0; n < 5; n += 1) expect(await send(0)).toMatchObject({ ok: true, same: true });
  await caughtUp(everybody);
  expect(steps()).toEqual(counted);
  expect((await server.store.load(room))?.commits).toEqual(before?.commits);
  expect(await send(1)).not.toHaveProperty('same');
  expect((await server.store.load(room))?.commits).toHaveLength((before?.commits.length ?? 0) + 1);
  close();
  await server.end();
});
