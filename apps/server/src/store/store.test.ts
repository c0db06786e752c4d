import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openFolder } from './opening.ts';
import { openStore } from './proxy.ts';
import type { Append, Appended, Store, Stored } from './store.ts';
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

describeStore('on disk', onDisk);
describeStore('in its thread', inThread);

/** A model of the log: it takes the next commit of a room, under an id that is new there, and no other. */
function theoryOfLogs() {
  const logs = new Map<string, readonly Append[]>();
  const of = (room: string): readonly Append[] => logs.get(room) ?? [];
  const load = (room: string): Stored | null => {
    const log = of(room);
    const from = log.findLastIndex(({ snapshot }) => snapshot !== null);
    const secrets = log.flatMap(({ secret }) => secret ?? []);
    return log.length === 0
      ? null
      : {
          snapshot: log[from]?.snapshot ?? null,
          commits: log.slice(from + 1).map(({ commit: one }) => one),
          secrets: Object.fromEntries(secrets.map(({ match, secret }) => [match, secret])),
        };
  };
  return {
    append: (append: Append): Appended => {
      const { room, seq, actor, commandId } = append.commit;
      const log = of(room);
      const isKnown = log.some((one) => isBy(one, actor, commandId));
      if (seq !== log.length + 1 || isKnown) return 'conflict';
      logs.set(room, [...log, append]);
      return 'stored';
    },
    load,
    tail: (room: string, seq: number) =>
      of(room)
        .slice(seq)
        .map(({ commit: one }) => one),
    wasAccepted: (room: string, actor: string, id: string) =>
      of(room).some((one) => isBy(one, actor, id)),
  };
}

function isBy({ commit: { actor, commandId } }: Append, by: string, id: string): boolean {
  return actor === by && commandId === id;
}

const ROOMS = ['a', 'b'];

/** Plays a history and asks everything that can be asked of a log after it; leaves the store empty. */
async function play(store: Store, bursts: readonly (readonly Append[])[]) {
  const answers: Appended[] = [];
  for (const burst of bursts)
    answers.push(...(await Promise.all(burst.map((one) => store.append(one)))));
  const loaded = await Promise.all(ROOMS.map((room) => store.load(room)));
  const tails = await Promise.all(ROOMS.map((room) => store.tail(room, 2)));
  const known = await Promise.all(ROOMS.map((room) => store.wasAccepted(room, 'timer', '3')));
  await store.sweep({ notStartedSince: 99, startedSince: 99 });
  return { answers, loaded, tails, known };
}

describe('the log', () => {
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

  it('answers as the theory of logs does, whatever is appended in whatever order', async () => {
    const disk = await onDisk();
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(history, async (bursts) => {
        const theory = theoryOfLogs();
        const answers = bursts.flat().map(theory.append);
        expect(await play(disk, bursts)).toEqual({
          answers,
          loaded: ROOMS.map(theory.load),
          tails: ROOMS.map((room) => theory.tail(room, 2)),
          known: ROOMS.map((room) => theory.wasAccepted(room, 'timer', '3')),
        });
        stored += answers.filter((answer) => answer === 'stored').length;
      }),
      { numRuns: 100 },
    );
    await disk.close();
    expect(stored).toBeGreaterThan(100);
  });
});
