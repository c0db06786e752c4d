/** The words of the Store interface as a vitest block, for every implementation; only tests import this. */
import { LIMITS } from '@kesem/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { batchTests } from './contract-batch.ts';
import {
  askTests,
  finishedTests,
  forgetInTests,
  forgetTests,
  identityTests,
  inviteTests,
  presetTests,
} from './contract-people.ts';
import { pushTests } from './contract-push.ts';
import { append, aRoom, aSnapshot, commit, line } from './samples.ts';

/** One block of tests; `open` gives an empty store, in which every test keeps to rooms of its own. */
export function describeStore(where: string, open: () => Promise<Store>): void {
  describe(`the store ${where}`, () => {
    let store: Store;
    const its = () => store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());
    it('has no sign of life at first', async () => {
      expect(await its().lastAlive()).toBeNull();
    });
    describe('log', () => {
      logTests(its);
      placeTests(its);
    });
    describe('batches', () => {
      batchTests(its);
    });
    describe('what goes with a commit', () => {
      companionTests(its);
      peopleTests(its);
      lostTests(its);
    });
    describe('finished matches', () => {
      finishedTests(its);
    });
    describe('invites', () => {
      inviteTests(its);
      askTests(its);
    });
    describe('forgetting', () => {
      forgetTests(its);
      forgetInTests(its);
    });
    describe('identities', () => {
      identityTests(its);
    });
    describe('presets', () => {
      presetTests(its);
    });
    describe('push', () => {
      pushTests(its);
    });
    describe('chat', () => {
      chatTests(its);
    });
    describe('time', () => {
      timeTests(its);
      sweepTests(its);
    });
  });
}

function logTests(its: () => Store): void {
  it('gives back what was appended, in order', async () => {
    const room = aRoom();
    const log = [1, 2, 3].map((seq) => commit(room, seq));
    for (const one of log) expect(await its().append([append(one)])).toEqual(['stored']);
    expect(await its().load(room)).toEqual({ snapshot: null, commits: log, secrets: {} });
    expect(await its().tail(room, 1)).toEqual(log.slice(1));
    expect(await its().tail(room, 3)).toEqual([]);
  });

  it('knows no room that was never opened', async () => {
    const room = aRoom();
    expect(await its().load(room)).toBeNull();
    expect(await its().tail(room, 0)).toEqual([]);
    expect(await its().wasAccepted(room, 'person:a', '1')).toBe(false);
  });
}

function placeTests(its: () => Store): void {
  it('gives each place in the log away once', async () => {
    const room = aRoom();
    await its().append([append(commit(room, 1))]);
    const rivals = ['a', 'b', 'c'].map((id) => append(commit(room, 2, { commandId: id })));
    const answers = await Promise.all(rivals.map((rival) => its().append([rival])));
    expect(answers).toEqual([['stored'], ['conflict'], ['conflict']]);
    expect(await its().tail(room, 1)).toEqual([rivals[0]?.commit]);
  });

  it('takes the id of a command once for each room and actor', async () => {
    const [room, other] = [aRoom(), aRoom()];
    const same = { commandId: 'same', actor: 'person:a' };
    expect(await its().append([append(commit(room, 1, same))])).toEqual(['stored']);
    expect(await its().append([append(commit(room, 2, same))])).toEqual(['conflict']);
    expect(await its().append([append(commit(other, 1, same))])).toEqual(['stored']);
    expect(await its().append([append(commit(room, 2, { ...same, actor: 'person:b' }))])).toEqual([
      'stored',
    ]);
    expect(await its().wasAccepted(room, 'person:a', 'same')).toBe(true);
    expect(await its().wasAccepted(room, 'person:c', 'same')).toBe(false);
  });

  it('leaves no gap', async () => {
    const room = aRoom();
    expect(await its().append([append(commit(room, 2))])).toEqual(['conflict']);
    await its().append([append(commit(room, 1))]);
    expect(await its().append([append(commit(room, 3))])).toEqual(['conflict']);
    expect((await its().load(room))?.commits).toHaveLength(1);
  });
}

function companionTests(its: () => Store): void {
  it('keeps secrets by match', async () => {
    const room = aRoom();
    await its().append([append(commit(room, 1), { secret: { match: 1, secret: 'aa' } })]);
    await its().append([append(commit(room, 2), { secret: { match: 2, secret: 'bb' } })]);
    expect((await its().load(room))?.secrets).toEqual({ 1: 'aa', 2: 'bb' });
  });

  it('loads from the last snapshot, and forgets no command before it', async () => {
    const room = aRoom();
    const snapshot = aSnapshot(room, 2);
    await its().append([append(commit(room, 1, { commandId: 'first' }))]);
    await its().append([append(commit(room, 2), { snapshot })]);
    await its().append([append(commit(room, 3))]);
    const stored = await its().load(room);
    expect(stored?.snapshot).toEqual(snapshot);
    expect(stored?.commits).toEqual([commit(room, 3)]);
    expect(await its().wasAccepted(room, 'person:a', 'first')).toBe(true);
  });
}

function lostTests(its: () => Store): void {
  it('writes nothing of an append that lost its place', async () => {
    const room = aRoom();
    const first = append(commit(room, 1), { due: 10, people: [`p${room}`] });
    await its().append([first]);
    const lost = await its().append([
      append(commit(room, 1, { commandId: 'late' }), {
        secret: { match: 9, secret: 'late' },
        snapshot: aSnapshot(room, 1),
        due: null,
        people: [`q${room}`],
        invite: `late${room}`,
      }),
    ]);
    expect(lost).toEqual(['conflict']);
    expect(await its().load(room)).toEqual({
      snapshot: null,
      commits: [first.commit],
      secrets: {},
    });
    expect(await its().due(10)).toContain(room);
    expect(await its().roomsOf(`p${room}`, 5)).toEqual([room]);
    expect(await its().roomsOf(`q${room}`, 5)).toEqual([]);
    expect(await its().invited(`late${room}`)).toBeNull();
  });
}

function peopleTests(its: () => Store): void {
  it('lists the rooms of a person, newest first', async () => {
    const [a, b, c] = [aRoom(), aRoom(), aRoom()];
    const people = [`p${a}`];
    await its().append([append(commit(a, 1, { at: 100 }), { people })]);
    await its().append([append(commit(b, 1, { at: 300 }), { people })]);
    await its().append([append(commit(c, 1, { at: 200 }), { people })]);
    expect(await its().roomsOf(`p${a}`, 10)).toEqual([b, c, a]);
    await its().append([append(commit(a, 2, { at: 400 }), { people })]);
    await its().append([append(commit(b, 2, { at: 500 }), { people: [] })]);
    await its().append([append(commit(a, 3, { at: 600 }), { people: null })]);
    expect(await its().roomsOf(`p${a}`, 10)).toEqual([a, c]);
    expect(await its().roomsOf(`p${a}`, 1)).toEqual([a]);
  });
}

function chatTests(its: () => Store): void {
  it('numbers the lines of a room from 1, and gives them back', async () => {
    const room = aRoom();
    await its().append([append(commit(room, 1))]);
    const first = await its().addChat(room, line('one'), 'someone');
    const second = await its().addChat(room, line('two'), 'someone');
    expect([first.id, second.id]).toEqual([1, 2]);
    expect(await its().chat(room)).toEqual([first, second]);
    expect(first).toEqual({ ...line('one'), id: 1 });
  });

  it('keeps the last lines only', async () => {
    const room = aRoom();
    await its().append([append(commit(room, 1))]);
    const texts = Array.from({ length: LIMITS.chatKept + 3 }, (_, n) => `line ${n}`);
    await Promise.all(texts.map((text) => its().addChat(room, line(text), 'someone')));
    const kept = await its().chat(room);
    expect(kept.map(({ say }) => say)).toEqual(texts.slice(3).map((text) => ({ text })));
    expect(kept[0]?.id).toBe(4);
  });

  it('refuses a line for a room that is not there, and goes on', async () => {
    const [room, other] = [aRoom(), aRoom()];
    await its().append([append(commit(other, 1))]);
    const [lost, kept] = await Promise.allSettled([
      its().addChat(room, line('lost'), 'someone'),
      its().addChat(other, line('kept'), 'someone'),
    ]);
    expect([lost.status, kept.status]).toEqual(['rejected', 'fulfilled']);
    expect(await its().chat(room)).toEqual([]);
  });
}

function timeTests(its: () => Store): void {
  it('gives the rooms that are due, earliest first', async () => {
    const [a, b, c] = [aRoom(), aRoom(), aRoom()];
    const mine = async (now: number) =>
      (await its().due(now)).filter((room) => [a, b, c].includes(room));
    await its().append([append(commit(a, 1), { due: 9_000 })]);
    await its().append([append(commit(b, 1), { due: 8_000 })]);
    await its().append([append(commit(c, 1), { due: null })]);
    expect(await mine(7_999)).toEqual([]);
    expect(await mine(8_000)).toEqual([b]);
    expect(await mine(9_000)).toEqual([b, a]);
    await its().append([append(commit(b, 2), { due: null })]);
    await its().append([append(commit(c, 2), { due: 1 })]);
    expect(await mine(9_000)).toEqual([c, a]);
  });

  it('gives a room that is put off no later than it wants, and a few minutes early at most', async () => {
    const room = aRoom();
    const isDue = async (now: number) => (await its().due(now)).includes(room);
    const putOff = [9_000_000, 9_000_001, 9_290_000, 20_000_000, 10_000_000];
    for (const [at, due] of putOff.entries()) {
      await its().append([append(commit(room, at + 1), { due })]);
      expect([await isDue(due), await isDue(due - 300_001)]).toEqual([true, false]);
    }
  });

  it('remembers its last sign of life', async () => {
    await its().alive(5_000_000, []);
    await its().alive(7_000_000, []);
    expect(await its().lastAlive()).toBe(7_000_000);
    expect(await its().measure()).toBeGreaterThanOrEqual(0);
    await its().probe();
    expect(await its().lastAlive()).toBe(7_000_000);
  });

  it('takes a commit or a line of chat for a sign of life too', async () => {
    const room = aRoom();
    await its().append([append(commit(room, 1, { at: 8_000_000 }))]);
    expect(await its().lastAlive()).toBe(8_000_000);
    await its().addChat(room, { ...line('late'), at: 9_000_000 }, 'someone');
    expect(await its().lastAlive()).toBe(9_000_000);
  });

  it('remembers outages, oldest first, for longer than any clock runs', async () => {
    const week = 604_800_000;
    const [second, first] = [
      { until: 5 * week, ms: 30 },
      { until: 4 * week, ms: 20 },
    ];
    await its().alive(5 * week, [second]);
    // a sign of life of which nobody knew that it was written comes again
    await its().alive(5 * week, [first, second]);
    await its().alive(6 * week, []);
    expect(await its().outages()).toEqual([first, second]);
    const last = { until: 14 * week, ms: 40 };
    await its().alive(14 * week, [last]);
    expect(await its().outages()).toEqual([last]);
    expect(await its().lastAlive()).toBe(14 * week);
  });
}

function sweepTests(its: () => Store): void {
  it('sweeps what nobody touched, sooner when no match has started', async () => {
    const at = -1_000;
    const [waiting, played, fresh, spoken] = [aRoom(), aRoom(), aRoom(), aRoom()];
    await its().append([
      append(commit(waiting, 1, { at }), { due: 1, people: ['x'], invite: `i${waiting}` }),
    ]);
    await its().append([append(commit(played, 1, { at }), { started: true })]);
    await its().append([append(commit(played, 2, { at }), { started: false })]);
    await its().append([append(commit(fresh, 1, { at: 0 }))]);
    await its().append([append(commit(spoken, 1, { at }))]);
    await its().addChat(spoken, { ...line('still here'), at: 0 }, 'someone');

    expect(await its().sweep({ notStartedSince: 0, startedSince: at })).toBe(1);
    expect(await its().load(waiting)).toBeNull();
    expect(await its().invited(`i${waiting}`)).toBeNull();
    expect(await its().due(1)).not.toContain(waiting);
    expect(await its().roomsOf('x', 5)).toEqual([]);
    expect(await its().append([append(commit(waiting, 2))])).toEqual(['conflict']);
    expect(await its().load(played)).not.toBeNull();
    expect(await its().sweep({ notStartedSince: at, startedSince: 0 })).toBe(1);
    expect(await its().load(played)).toBeNull();
    expect(await its().load(fresh)).not.toBeNull();
    expect(await its().load(spoken)).not.toBeNull();
  });

  it('sweeps many rooms', async () => {
    const rooms = Array.from({ length: 120 }, aRoom);
    await Promise.all(rooms.map((room) => its().append([append(commit(room, 1, { at: -9 }))])));
    expect(await its().sweep({ notStartedSince: -5, startedSince: -5 })).toBe(120);
  });
}
