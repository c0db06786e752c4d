/** What all look at, as the server keeps it: bots and moves wait for its end, and a restart does not stop it. */
import { matchOf } from '@kesem/room/room';
import { AHEAD_MS } from '@kesem/room/show';
import { SHOWN } from '@kesem/room/testing/duel';
import { describe, expect, it } from 'vitest';
import {
  ann,
  askOf,
  begin,
  ben,
  clocksOf,
  keepSeats,
  move,
  open,
  playing,
  type TestRoom,
  testRoomOf,
} from '../testing/rooms.ts';

const LASTS = AHEAD_MS + SHOWN.reduce((sum, { ms }) => sum + ms, 0);

/** Ann opens a duel at which all look at each turn together. */
async function begun(): Promise<TestRoom> {
  const it = await begin();
  const options = { do: 'options', options: { shown: true } } as const;
  expect(await it.say(ann, options, 'lobby:1')).toMatchObject({ ok: true });
  return it;
}

/** Ann passes, and all look at it. */
async function passes(it: TestRoom): Promise<void> {
  expect(await it.say(ann, move('pass'), await askOf(it))).toMatchObject({ ok: true });
}

const showOf = async ({ room }: TestRoom) => matchOf(await room())?.show ?? null;
const turnOf = async ({ room }: TestRoom) => matchOf(await room())?.state?.['turn'];

describe('what all look at', () => {
  it('goes on after a restart in the middle of it, and then the next may move', async () => {
    const it = await playing(await begun());
    await passes(it);
    const before = await showOf(it);
    await it.clock.pass(AHEAD_MS + 100);
    await it.rooms.stop();
    const rooms = open(it.store, it.clock);
    const again = testRoomOf(rooms, it.clock, it.store, it.id);
    await rooms.wake();
    expect(await showOf(again)).toEqual(before);
    const left = (before?.endsAt ?? 0) - it.clock.now();
    expect(left).toBeGreaterThan(0);
    const running = (await clocksOf(again)).filter(({ since }) => since !== null);
    expect(running.map(({ since }) => since)).toEqual(running.map(() => before?.endsAt));
    await it.clock.pass(left - 1);
    expect(await again.say(ben, move('pass'), await askOf(again))).toMatchObject({
      ok: false,
      why: { code: 'showing' },
    });
    await it.clock.pass(1);
    expect(await again.say(ben, move('pass'), await askOf(again))).toMatchObject({ ok: true });
  });

  it('is waited for by bots', async () => {
    const it = await begun();
    await keepSeats(it);
    await it.say(ann, { do: 'addBot', seat: 1, level: 'easy' }, 'lobby:1');
    expect(await it.say(ann, { do: 'start' }, 'lobby:1')).toMatchObject({ ok: true });
    await passes(it);
    await it.clock.pass(LASTS - 1);
    expect(await turnOf(it)).toBe(1);
    // and then thinks for as long as it ever does
    await it.clock.pass(1_201);
    expect(await turnOf(it)).toBe(2);
  });
});
