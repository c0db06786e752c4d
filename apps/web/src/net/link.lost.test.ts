import { bookmarkOf } from '@kesem/room/bookmark';
import { digestOf } from '@kesem/room/digest';
import { describe, expect, it } from 'vitest';
import { aStep, joined, linked, settled } from './testing/linked.ts';

describe('a link that is lost', () => {
  it.each([
    ['nobody answers', null, 'lost', 250],
    ['the house is busy', { ok: false, code: 'busy' }, 'lost', 250],
    ['it came too fast', { ok: false, code: 'tooFast' }, 'lost tooFast', 60_000],
  ])(
    'at the door, as %s, closes its connection and sets the next try',
    async (_, join, told, wait) => {
      const world = await linked({ join });
      expect(world.told).toEqual([told]);
      expect(world.waits).toEqual([wait]);
      expect(world.closed()).toBe(1);
      world.answers['join'] = joined(3);
      await world.pass();
      expect(world.told.at(-1)).toBe('live');
      expect(world.connected()).toBe(1);
    },
  );

  it('sets one try, however often it is told', async () => {
    const world = await linked({ join: joined(3) });
    world.ends().down();
    world.ends().down();
    expect(world.waits).toEqual([250]);
    await world.pass();
    world.ends().down();
    expect(world.waits).toEqual([250, 250]);
  });

  it('comes from a page that could not load its connection, and is made again', async () => {
    const world = await linked({ connect: 'missing', join: joined(3) });
    expect(world.told).toEqual(['lost']);
    delete world.answers['connect'];
    await world.pass();
    expect(world.told.at(-1)).toBe('live');
    expect(world.connected()).toBe(1);
  });

  it('forgets why once it was back, and the delay that a server asked for', async () => {
    const world = await linked({ join: joined(3) });
    world.ends().restart({ delay: 777 });
    world.ends().down();
    await world.pass();
    world.ends().down();
    expect(world.told.filter((status) => status.startsWith('lost'))).toEqual([
      'lost restart',
      'lost',
    ]);
    expect(world.waits).toEqual([777, 250]);
  });

  it('keeps a command that waits, and sends it after joining again', async () => {
    const world = await linked({ join: joined(3) });
    world.link.put({ do: 'start' }, 'lobby:1');
    world.ends().down();
    await world.pass();
    expect(world.asked).toEqual(['join', 'command', 'join', 'command']);
  });
});

describe('a link that is over', () => {
  it.each([
    ['oldClient', 'old'],
    ['noSuchRoom', 'gone'],
    ['closed', 'gone'],
  ] as const)('by %s is %s for good', async (code, status) => {
    const world = await linked({ join: joined(3) });
    world.ends().bye({ code });
    expect(world.told.at(-1)).toBe(status);
    expect([world.closed(), world.waits]).toEqual([1, []]);
    world.link.retry();
    await world.wake();
    expect(world.opened()).toBe(1);
    expect(world.link.put({ do: 'start' }, 'lobby:1')).toBe('offline');
    expect(await world.link.ask('link', {})).toBeNull();
  });

  it.each(['slow', 'idle', 'busy'] as const)('is not by %s', async (code) => {
    const world = await linked({ join: joined(3) });
    world.ends().bye({ code });
    expect(world.told.at(-1)).toBe('live');
    expect(world.closed()).toBe(0);
  });

  it('by somebody whose name was not told', async () => {
    const world = await linked({ join: { ok: false, code: 'removed' } });
    expect(world.told).toEqual(['removed by ', 'out']);
  });

  it('by its page opens no connection that was still being made', async () => {
    let dial: (is: boolean) => void = () => undefined;
    const connect = new Promise<boolean>((resolve) => {
      dial = resolve;
    });
    const world = await linked({ connect, join: joined(3) });
    world.link.close();
    dial(true);
    await settled();
    expect([world.connected(), world.opened(), world.closed()]).toEqual([1, 0, 1]);
    expect(world.told).toEqual(['shut']);
  });

  it('by its page does not hear that it was let in', async () => {
    let letIn: (answer: unknown) => void = () => undefined;
    const join = new Promise((resolve) => {
      letIn = resolve;
    });
    const world = await linked({ join });
    world.link.close();
    letIn(joined(3));
    await settled();
    expect(world.told).toEqual(['shut']);
    expect(world.helds).toEqual([]);
  });

  it('by its page calls off the try that was set', async () => {
    const world = await linked({ join: joined(3) });
    world.ends().down();
    world.link.close();
    await world.pass();
    expect(world.opened()).toBe(1);
  });
});

describe('a link that comes back', () => {
  it('says what it holds, and goes on from there with what it is told', async () => {
    const world = await linked({ join: joined(3) });
    const { full, chat, ...rest } = joined(9);
    const step = aStep(4);
    world.ends().step(step);
    const { view, heard } = world.helds.at(-1)!.held;
    const news = { at: 9, room: { type: 'woke' as const } };
    const { now } = full;
    world.answers['join'] = { ...rest, since: { step: 9, now, after: 1, heard: [news] } };
    world.ends().down();
    await world.pass();
    expect(world.messages.at(-1)?.message).toMatchObject({
      held: { ...bookmarkOf({ view, heard }), chat: digestOf(chat) },
    });
    expect(world.helds.at(-1)).toMatchObject({
      held: { step: 9, view, heard: [...step.heard, news] },
      fresh: 0,
    });
    expect(world.told.slice(-2)).toEqual(['joined 1', 'live']);
  });

  it('takes everything where what it holds is worth nothing', async () => {
    const world = await linked({ join: joined(3) });
    const { full, chat, ...rest } = joined(12);
    world.answers['join'] = { ...rest, since: full, chat };
    world.ends().down();
    await world.pass();
    expect(world.helds.at(-1)?.held).toMatchObject({ step: 12, heard: [] });
  });
});
