import { describe, expect, it } from 'vitest';
import { viewOf } from '../state/testing/views.ts';
import { aStep, joined, linked, settled } from './testing/linked.ts';

/** An answer that comes when the test says so. */
function later() {
  let give: (answer: unknown) => void = () => undefined;
  const answer = new Promise((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

describe('what goes over the link', () => {
  it('is a command by the outbox, one at a time', async () => {
    const command = later();
    const world = await linked({ join: joined(3), command: command.answer });
    expect(world.link.put({ do: 'start' }, 'lobby:1')).toBeNull();
    expect(world.link.put({ do: 'start' }, 'lobby:1')).toBe('busy');
    expect(world.messages.at(-1)).toEqual({
      name: 'command',
      message: { id: 'id', key: 'lobby:1', command: { do: 'start' } },
      ms: 5000,
    });
    command.give({ id: 'id', ok: true });
    await settled();
    expect(world.told.slice(-3)).toEqual(['pending id', 'pending nothing', 'answered true']);
  });

  it('is beside the outbox what nothing waits for, and nothing while nobody hears it', async () => {
    const world = await linked({ join: joined(3), command: later().answer });
    world.link.put({ do: 'start' }, 'lobby:1');
    void world.link.hint({ do: 'pause' }, '1/pause');
    await settled();
    expect(world.messages.at(-1)?.message).toMatchObject({ command: { do: 'pause' } });
    expect(world.told.at(-1)).toBe('pending id');
    const unjoined = await linked({});
    await unjoined.link.hint({ do: 'pause' }, '1/pause');
    expect(unjoined.messages.map(({ name }) => name)).not.toContain('command');
  });

  it('is what was heard before, page by page, and once', async () => {
    const told = joined(3);
    const view = viewOf({ match: 1 });
    const heard = (n: number) => ({ at: n, room: { type: 'woke' } });
    const full = { ...told.full, view, heard: [heard(4)], after: 4 };
    const pages = [later(), later()];
    let asked = 0;
    const answers = {
      join: { ...told, full },
      get earlier() {
        return pages[asked++]?.answer;
      },
    };
    const world = await linked(answers);
    void world.link.earlier();
    void world.link.earlier();
    await settled();
    expect(world.messages.at(-1)?.message).toEqual({ match: view.match?.id, before: 4 });
    pages[0]?.give({ ok: true, after: 2, heard: [heard(2), heard(3)] });
    await settled();
    expect(world.messages.at(-1)?.message).toMatchObject({ before: 2 });
    pages[1]?.give({ ok: true, after: 0, heard: [heard(0), heard(1)] });
    await settled();
    expect(world.passed).toEqual([
      ['earlier', expect.objectContaining({ after: 0, heard: [0, 1, 2, 3, 4].map(heard) })],
    ]);
    expect(asked).toBe(2);
  });

  it('is nothing before it was joined', async () => {
    const world = await linked({});
    expect(world.link.put({ do: 'start' }, 'lobby:1')).toBe('offline');
  });

  it('is what was asked, with five seconds for the answer', async () => {
    const world = await linked({ join: joined(3), link: { ok: true, token: 't2' } });
    expect(await world.link.ask('link', {})).toEqual({ ok: true, token: 't2' });
    expect(world.messages.at(-1)).toEqual({ name: 'link', message: {}, ms: 5000 });
  });
});

describe('what comes over the link', () => {
  it('is passed on when it is no step', async () => {
    const { ends, passed, helds } = await linked({ join: joined(3) });
    const [you, presence] = [joined(3).you, joined(3).presence];
    ends().you(you);
    ends().presence(presence);
    ends().code('000002');
    expect(passed).toEqual([
      ['you', you],
      ['presence', presence],
      ['code', '000002'],
    ]);
    ends().full(joined(7).full);
    expect(helds.at(-1)).toMatchObject({ held: { step: 7 }, fresh: 0 });
  });

  it('sets the clock by the nearest sample of this connection', async () => {
    const { ends, offsets, pass } = await linked({ join: joined(3) });
    ends().step(aStep(4));
    ends().full(joined(5).full);
    expect(offsets).toEqual([5000, 6000, 6000]);
    ends().down();
    await pass();
    expect(offsets.at(-1)).toBe(5000);
  });

  it('is asked for whole after a gap, once, and again after the next one', async () => {
    const full = later();
    const world = await linked({ join: joined(3), full: full.answer });
    world.ends().step(aStep(7));
    world.ends().step(aStep(8));
    expect(world.messages.slice(1)).toEqual([{ name: 'full', message: {}, ms: 5000 }]);
    full.give({ ok: false, code: 'busy' });
    await settled();
    expect(world.helds.at(-1)).toMatchObject({ held: { step: 3 } });
    world.ends().step(aStep(9));
    expect(world.asked).toEqual(['join', 'full', 'full']);
  });

  it('is asked for whole when a step comes before anything else', async () => {
    const world = await linked({ join: later().answer, full: { ok: true, full: joined(9).full } });
    world.ends().step(aStep(4));
    await settled();
    expect(world.helds.map(({ held }) => held.step)).toEqual([9]);
  });
});

describe('a link on waking', () => {
  it('stays as it is when the server answers within three seconds', async () => {
    const world = await linked({ join: joined(3), full: { ok: true, full: joined(4).full } });
    await world.wake();
    expect(world.messages.at(-1)).toEqual({ name: 'full', message: {}, ms: 3000 });
    expect(world.told.at(-1)).toBe('live');
    expect([world.opened(), world.closed()]).toEqual([1, 0]);
  });

  it('closes the connection that turns out dead', async () => {
    const world = await linked({ join: joined(3), full: { ok: false, code: 'notJoined' } });
    await world.wake();
    expect([world.told.at(-1), world.closed(), world.waits]).toEqual(['lost', 1, [250]]);
  });

  it('waits for the answer that it waits for already', async () => {
    const world = await linked({ join: joined(3), full: later().answer });
    await world.wake();
    await world.wake();
    expect(world.asked).toEqual(['join', 'full']);
    expect(world.told.at(-1)).toBe('live');
  });
});

describe('a try by hand', () => {
  it('is made at once while the link is lost, instead of the one that was set', async () => {
    const world = await linked({ join: joined(3) });
    world.ends().down();
    world.link.retry();
    await settled();
    expect(world.opened()).toBe(2);
    expect(world.told.at(-1)).toBe('live');
    await world.pass();
    expect(world.opened()).toBe(2);
  });

  it('is none while the link lives', async () => {
    const world = await linked({ join: joined(3) });
    world.link.retry();
    await settled();
    expect(world.opened()).toBe(1);
  });
});
