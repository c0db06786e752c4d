/** The words of the Store interface about time: what is due, signs of life, and what is swept. */
import { expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { append, aRoom, commit, line } from './samples.ts';

export function timeTests(its: () => Store): void {
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

  it('takes a commit for a sign of life too, and no line of chat', async () => {
    const room = aRoom();
    await its().append([append(commit(room, 1, { at: 8_000_000 }))]);
    expect(await its().lastAlive()).toBe(8_000_000);
    await its().addChat(room, { ...line('late'), at: 9_000_000 }, 'someone');
    expect(await its().lastAlive()).toBe(8_000_000);
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

export function sweepTests(its: () => Store): void {
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
