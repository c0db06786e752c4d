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
import { sweepTests, timeTests } from './contract-time.ts';
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
