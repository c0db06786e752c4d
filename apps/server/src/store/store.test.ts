import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { memoryStore } from './memory.ts';
import { openFolder } from './opening.ts';
import { openStore } from './proxy.ts';
import type { Append, Store } from './store.ts';
import { describeStore } from './testing/contract.ts';
import { append, aSnapshot, commit } from './testing/samples.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kesem-store-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function onDisk(): Promise<Store> {
  const opened = await openFolder(newFolder());
  if (!opened.ok) throw new Error(opened.why.code);
  return opened.store;
}

async function inThread(): Promise<Store> {
  const opened = await openStore(newFolder(), (error) => {
    throw error;
  });
  if (!opened.ok) throw new Error(opened.why.code);
  return opened.store;
}

describeStore('in memory', async () => memoryStore());
describeStore('on disk', onDisk);
describeStore('in its thread', inThread);

/** Plays a history and asks everything that can be asked after it; leaves the store empty. */
async function play(store: Store, bursts: readonly (readonly Append[])[]) {
  const answers = [];
  for (const burst of bursts)
    answers.push(await Promise.all(burst.map((one) => store.append(one))));
  const rooms = ['a', 'b'];
  return {
    answers,
    loaded: await Promise.all(rooms.map((room) => store.load(room))),
    tails: await Promise.all(rooms.map((room) => store.tail(room, 2))),
    known: await Promise.all(rooms.map((room) => store.wasAccepted(room, 'timer', '3'))),
    due: await Promise.all([2, 5, 9].map((now) => store.due(now))),
    lists: await Promise.all(['x', 'y', 'z'].map((person) => store.roomsOf(person, 9))),
    invited: await Promise.all(rooms.map((room) => store.invited(`invite-${room}`))),
    swept: await store.sweep({ notStartedSince: 5, startedSince: 3 }),
    left: await Promise.all(rooms.map((room) => store.load(room))),
    all: await store.sweep({ notStartedSince: 99, startedSince: 99 }),
  };
}

describe('the two stores', () => {
  const anAppend: fc.Arbitrary<Append> = fc
    .record({
      room: fc.constantFrom('a', 'b'),
      seq: fc.integer({ min: 1, max: 6 }),
      actor: fc.constantFrom('person:x', 'timer'),
      commandId: fc.constantFrom('1', '2', '3', '4', '5'),
      at: fc.integer({ min: 0, max: 9 }),
      due: fc.option(fc.integer({ min: 0, max: 9 })),
      people: fc.subarray(['x', 'y', 'z']),
      started: fc.boolean(),
      snaps: fc.boolean(),
    })
    .map(({ room, seq, due, people, started, snaps, ...more }) =>
      append(commit(room, seq, more), {
        due,
        people,
        started,
        secret: { match: seq, secret: `s${seq}` },
        snapshot: snaps ? aSnapshot(room, seq) : null,
        invite: seq === 1 ? `invite-${room}` : null,
      }),
    );

  /** A history: bursts of appends, each burst sent at once. */
  const history = fc.array(fc.array(anAppend, { minLength: 1, maxLength: 6 }), { maxLength: 8 });

  it('cannot be told apart', async () => {
    const disk = await onDisk();
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(history, async (bursts) => {
        const expected = await play(memoryStore(), bursts);
        expect(await play(disk, bursts)).toEqual(expected);
        stored += expected.answers.flat().filter((answer) => answer === 'stored').length;
      }),
      { numRuns: 100 },
    );
    await disk.close();
    expect(stored).toBeGreaterThan(100);
  });
});
