import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { describe, expect, it } from 'vitest';
import { aStep, joined, linked, settled } from './testing/linked.ts';

describe('the link to a room', () => {
  it('connects and joins', async () => {
    const { told, asked, messages, helds } = await linked({ join: joined(3) });
    expect(asked).toEqual(['join']);
    expect(messages).toEqual([
      {
        name: 'join',
        message: {
          protocol: PROTOCOL_VERSION,
          token: 't',
          profile: { name: 'Dana', ink: 1 },
          pages: true,
        },
        ms: 5000,
      },
    ]);
    expect(told).toEqual(['joined 0', 'live']);
    expect(helds).toMatchObject([{ held: { step: 3 }, fresh: 0 }]);
  });

  it('follows steps, skips old ones and asks for the whole after a gap', async () => {
    const world = await linked({ join: joined(3), full: { ok: true, full: joined(9).full } });
    world.ends().step(aStep(4));
    world.ends().step(aStep(4));
    expect(world.helds.map(({ held, fresh }) => [held.step, fresh])).toEqual([
      [3, 0],
      [4, 1],
    ]);
    world.ends().step(aStep(7));
    world.ends().step(aStep(8));
    await settled();
    expect(world.asked).toEqual(['join', 'full']);
    expect(world.helds.at(-1)).toMatchObject({ held: { step: 9 }, fresh: 0 });
  });

  it('comes back by itself, joins again and says what was missed', async () => {
    const world = await linked({ join: joined(3) });
    world.ends().down();
    expect(world.told.at(-1)).toBe('lost');
    expect(world.link.put({ do: 'start' }, 'lobby:1')).toBe('offline');
    const again = joined(8);
    world.answers['join'] = {
      ...again,
      full: { ...again.full, heard: [aStep(4).heard[0], aStep(5).heard[0]] },
    };
    await world.pass();
    expect(world.told.slice(-2)).toEqual(['joined 2', 'live']);
    expect(world.waits[0]).toBe(250);
  });

  it('says nothing while it is lost, and keeps nothing to be said later', async () => {
    const world = await linked({ join: joined(3), chat: { ok: true } });
    expect(await world.link.ask('chat', { say: { phrase: 'hello' } })).toEqual({ ok: true });
    world.ends().down();
    expect(await world.link.ask('chat', { say: { phrase: 'hello' } })).toBeNull();
    expect(world.asked).toEqual(['join', 'chat']);
  });

  it('asks again with the next step for what the house could not keep', async () => {
    const busy = { id: 'id', ok: false, why: { code: 'busy' } };
    const world = await linked({ join: joined(3), command: busy });
    world.link.put({ do: 'start' }, 'lobby:1');
    await settled();
    world.answers['command'] = { id: 'id', ok: true };
    world.ends().step(aStep(4));
    await settled();
    expect(world.asked).toEqual(['join', 'command', 'command']);
    expect(world.told.slice(-2)).toEqual(['pending nothing', 'answered true']);
  });

  it('waits longer from attempt to attempt while the server cannot be reached', async () => {
    const world = await linked({ connect: false });
    await world.pass();
    await world.pass();
    expect(world.waits).toEqual([250, 500, 1000]);
    expect(world.told).toEqual(['lost', 'lost', 'lost']);
  });

  it('tries at once when the page is looked at again', async () => {
    const world = await linked({ join: joined(3) });
    world.ends().down();
    await world.wake();
    expect(world.told.at(-1)).toBe('live');
    expect(world.opened()).toBe(2);
  });

  it('makes one connection, however many reasons there are to try at once', async () => {
    const world = await linked({ connect: false, join: joined(3) });
    delete world.answers['connect'];
    await Promise.all([world.wake(), world.wake(), world.pass()]);
    expect(world.connected()).toBe(1);
    expect(world.told).toEqual(['lost', 'joined 0', 'live']);
  });

  it('starts afresh on waking when the connection turns out dead', async () => {
    const world = await linked({ join: joined(3) });
    await world.wake();
    expect(world.asked.at(-1)).toBe('full');
    expect(world.told.at(-1)).toBe('lost');
    await world.pass();
    expect(world.told.at(-1)).toBe('live');
  });

  it.each([
    ['noSuchRoom', 'gone'],
    ['junk', 'gone'],
    ['oldClient', 'old'],
  ])('gives up for good on %s', async (code, status) => {
    const world = await linked({ join: { ok: false, code } });
    expect(world.told).toEqual([status]);
    await world.wake();
    expect(world.opened()).toBe(1);
  });

  it('tells who put this person out, in the middle or on coming back, and is over', async () => {
    const inside = await linked({ join: joined(3) });
    inside.ends().bye({ code: 'removed', by: 'Dana' });
    inside.ends().down();
    expect(inside.told.slice(-2)).toEqual(['removed by Dana', 'out']);
    const back = await linked({ join: { ok: false, code: 'removed', by: 'Dana' } });
    expect(back.told).toEqual(['removed by Dana', 'out']);
    for (const world of [inside, back]) {
      await world.wake();
      expect(world.opened()).toBe(1);
    }
  });

  it('heeds the delay of a server that restarts, and says why', async () => {
    const world = await linked({ join: joined(3) });
    world.ends().restart({ delay: 777 });
    world.ends().down();
    expect(world.waits.at(-1)).toBe(777);
    expect(world.told.at(-1)).toBe('lost restart');
  });

  it('keeps away for a minute after sending too fast', async () => {
    const world = await linked({ join: joined(3) });
    world.ends().bye({ code: 'tooFast' });
    world.ends().down();
    expect(world.waits.at(-1)).toBe(60_000);
    expect(world.told.at(-1)).toBe('lost tooFast');
  });

  it('does nothing more once it is closed', async () => {
    const world = await linked({ join: joined(3) });
    expect(world.isListening()).toBe(true);
    world.link.close();
    expect(world.isListening()).toBe(false);
    await world.wake();
    expect(world.told.at(-1)).toBe('shut');
    expect(world.opened()).toBe(1);
  });
});
