import { BANK_MS, INCREMENT_MS, LEAD_MS } from '@kesem/room/testing/duel';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';

import { handClock } from '../testing/clock.ts';

import {
  ann,
  askOf,
  begin,
  clocksOf,
  type House,
  houseOf,
  move,
  open,
  pass,
  playing,
} from '../testing/house.ts';

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
