import type { CommandAnswer } from '@kesem/protocol/messages';
import { describe, expect, it } from 'vitest';
import { Outbox, type OutboxStorage, type QueuedCommand } from './outbox.ts';

const START = { do: 'start' } as const;
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A world around one outbox: a storage, a hand-cranked clock, and a connection that answers when told. */
function world(...kept: readonly QueuedCommand[]) {
  let stored = kept;
  let count = 0;
  const timers = new Set<{ ms: number; call: () => void }>();
  const posted: { queued: QueuedCommand; answer: (answer: CommandAnswer | null) => void }[] = [];
  const answered: CommandAnswer[] = [];
  const pendings: (string | null)[] = [];
  const unsaved: boolean[] = [];
  const storage: OutboxStorage = {
    load: async () => stored,
    save: async (queued) => {
      stored = [...stored, queued];
    },
    clear: async ({ id }) => {
      stored = stored.filter((one) => one.id !== id);
    },
  };
  const outbox = new Outbox({
    room: 'r',
    storage,
    fresh: () => `id${(count += 1)}`,
    after: (ms, call) => {
      const timer = { ms, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    post: (queued) => new Promise((answer) => posted.push({ queued, answer })),
    pending: (queued, is) => {
      pendings.push(queued?.id ?? null);
      unsaved.push(is);
    },
    answered: (_, answer) => answered.push(answer),
  });
  const ring = (): void => {
    const due = Array.from(timers);
    timers.clear();
    for (const { call } of due) call();
  };
  return { outbox, posted, answered, pendings, unsaved, timers, ring, stored: () => stored };
}

describe('the outbox', () => {
  it('takes nothing while there is no connection', async () => {
    const { outbox, posted, stored } = world();
    expect(outbox.put(START, 'lobby:1')).toBe('offline');
    await settled();
    expect(posted).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it('keeps a command until it is answered, and then forgets it', async () => {
    const { outbox, posted, answered, stored } = world();
    outbox.connected();
    expect(outbox.put(START, 'lobby:1')).toBeNull();
    expect(stored()).toEqual([{ id: 'id1', room: 'r', key: 'lobby:1', command: START }]);
    posted[0]?.answer({ id: 'id1', ok: true });
    await settled();
    expect(answered).toEqual([{ id: 'id1', ok: true }]);
    expect(stored()).toEqual([]);
  });

  it('has one command under way at most', async () => {
    const { outbox, posted } = world();
    outbox.connected();
    outbox.put(START, 'lobby:1');
    expect(outbox.put(START, 'lobby:1')).toBe('busy');
    posted[0]?.answer({ id: 'id1', ok: true });
    await settled();
    expect(outbox.put(START, 'lobby:1')).toBeNull();
    expect(posted.map(({ queued }) => queued.id)).toEqual(['id1', 'id2']);
  });

  it('sends the same id again after 5 s without an answer', async () => {
    const { outbox, posted, timers, ring, answered } = world();
    outbox.connected();
    outbox.put(START, 'lobby:1');
    expect([...timers].map(({ ms }) => ms)).toEqual([5000]);
    ring();
    expect(posted.map(({ queued }) => queued.id)).toEqual(['id1', 'id1']);
    posted[1]?.answer({ id: 'id1', ok: true });
    posted[0]?.answer({ id: 'id1', ok: true });
    await settled();
    expect(answered).toHaveLength(1);
    expect(timers.size).toBe(0);
  });

  it('sends again after a reconnect, and not in between', async () => {
    const { outbox, posted, timers } = world();
    outbox.connected();
    outbox.put(START, 'lobby:1');
    outbox.disconnected();
    posted[0]?.answer(null);
    await settled();
    expect(timers.size).toBe(0);
    expect(posted).toHaveLength(1);
    outbox.connected();
    expect(posted.map(({ queued }) => queued.id)).toEqual(['id1', 'id1']);
  });

  it('takes up what an earlier page left unanswered', async () => {
    const left: QueuedCommand = { id: 'old', room: 'r', key: '4/move:17', command: START };
    const { outbox, posted, pendings, answered } = world(left);
    await settled();
    expect(pendings).toEqual(['old']);
    outbox.connected();
    expect(posted.map(({ queued }) => queued)).toEqual([left]);
    posted[0]?.answer({ id: 'old', ok: false, why: { code: 'stale' } });
    await settled();
    expect(answered).toEqual([{ id: 'old', ok: false, why: { code: 'stale' } }]);
    expect(pendings).toEqual(['old', null]);
  });

  it('sends what several pages left, one after the other, and then what is asked of it', async () => {
    const left = ['a', 'b'].map(
      (id): QueuedCommand => ({ id, room: 'r', key: 'room', command: START }),
    );
    const { outbox, posted, stored } = world(...left);
    await settled();
    outbox.connected();
    expect(outbox.put(START, 'lobby:1')).toBe('busy');
    posted[0]?.answer({ id: 'a', ok: true });
    await settled();
    expect(stored().map(({ id }) => id)).toEqual(['b']);
    posted[1]?.answer({ id: 'b', ok: true });
    await settled();
    expect(outbox.put(START, 'lobby:1')).toBeNull();
    expect(posted.map(({ queued }) => queued.id)).toEqual(['a', 'b', 'id1']);
  });

  it('asks at once for what could not be kept when something is kept again, and once', async () => {
    const { outbox, posted, pendings } = world();
    outbox.connected();
    outbox.put(START, 'lobby:1');
    outbox.kept();
    expect(posted).toHaveLength(1);
    posted[0]?.answer({ id: 'id1', ok: false, why: { code: 'busy' } });
    await settled();
    outbox.kept();
    outbox.kept();
    expect(posted.map(({ queued }) => queued.id)).toEqual(['id1', 'id1']);
    posted[1]?.answer({ id: 'id1', ok: true });
    await settled();
    expect(pendings.at(-1)).toBeNull();
    outbox.kept();
    expect(posted).toHaveLength(2);
  });

  it.each(['busy', 'notJoined'])('keeps a command whose fate %s leaves open', async (code) => {
    const { outbox, posted, answered, ring, stored } = world();
    outbox.connected();
    outbox.put(START, 'lobby:1');
    posted[0]?.answer({ id: 'id1', ok: false, why: { code } });
    await settled();
    expect(answered).toEqual([]);
    expect(stored()[0]?.id).toBe('id1');
    ring();
    expect(posted).toHaveLength(2);
  });

  it('says that the house cannot keep a command, until it can', async () => {
    const { outbox, posted, unsaved, ring } = world();
    outbox.connected();
    outbox.put(START, 'lobby:1');
    posted[0]?.answer({ id: 'id1', ok: false, why: { code: 'busy' } });
    await settled();
    expect(unsaved).toEqual([false, true]);
    ring();
    posted[1]?.answer({ id: 'id1', ok: true });
    await settled();
    expect(unsaved).toEqual([false, true, false]);
  });
});
