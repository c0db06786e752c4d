/** The words of the Store interface about batches: what each result means, and what it may not touch. */
import { describe, expect, it } from 'vitest';
import type { Append, Store } from '../store.ts';
import { anEnded, append, aRoom, aSnapshot, commit, openings } from './samples.ts';

const FAILED = { failed: expect.any(String) };

/** A commit with all that can go with one, named after it; its person is told of turns. */
async function laden(
  store: Store,
  room: string,
  seq: number,
  commandId = String(seq),
): Promise<Append> {
  const mine = `${commandId} of ${room}`;
  const ended = { ...anEnded(room, seq, [mine]), id: `match ${mine}` };
  const turns = { asked: [mine], fresh: [mine] };
  const kept = { snapshot: aSnapshot(room, seq), secret: { match: seq, secret: mine }, ended };
  const place = { endpoint: mine, p256dh: 'p', auth: 'a', lang: 'he', zone: 'UTC' } as const;
  await store.subscribe(mine, { ...place, nights: false, at: 1 }, 1);
  const beside = { due: seq, people: [mine], invite: `invite ${mine}`, turns };
  return append(commit(room, seq, { commandId }), { ...kept, ...beside });
}

/** What a store has of all that went with a laden commit, beside its room. */
async function keptOf(store: Store, { commit: { room, seq, commandId } }: Append) {
  const mine = `${commandId} of ${room}`;
  const loaded = await store.load(room);
  return [
    await store.wasAccepted(room, 'person:a', commandId),
    loaded?.secrets[seq] === mine,
    loaded?.snapshot?.seq === seq,
    (await store.due(seq)).includes(room),
    (await store.roomsOf(mine, 9)).length > 0,
    (await store.invited(`invite ${mine}`)) !== null,
    (await store.finished(`match ${mine}`)) !== null,
    (await store.playedBy(mine, 9)).length > 0,
    (await store.notices(Number.MAX_SAFE_INTEGER, 999)).some(({ identity }) => identity === mine),
  ];
}
const ALL = Array.from({ length: 9 }, () => true);
const NOTHING = ALL.map(() => false);

/** Somebody else has the second place of a room. */
async function takenRoom(store: Store): Promise<string> {
  const room = aRoom();
  await store.append([append(commit(room, 1)), append(commit(room, 2, { commandId: 'rival' }))]);
  return room;
}

async function logOf(store: Store, room: string): Promise<readonly string[]> {
  return (await store.tail(room, 0)).map(({ commandId }) => commandId);
}

/** Batches of which it is known what became of each commit. */
export function batchTests(its: () => Store): void {
  it('tells what became of each commit, at its place, over many rooms and many of one', async () => {
    const [a, b] = [aRoom(), aRoom()];
    const batch = [commit(a, 1), commit(b, 1), commit(a, 2), commit(a, 3), commit(b, 2)];
    const appended = await its().append(batch.map((one) => append(one)));
    expect(appended).toEqual(batch.map(() => 'stored'));
    expect(await its().tail(a, 0)).toEqual([batch[0], batch[2], batch[3]]);
    expect(await its().tail(b, 0)).toEqual([batch[1], batch[4]]);
  });

  it('does nothing for an empty batch', async () => {
    expect(await its().append([])).toEqual([]);
  });

  it('stores all that goes with a commit, or nothing of it, whoever stands beside it', async () => {
    const taken = await takenRoom(its());
    const won = [await laden(its(), aRoom(), 1), await laden(its(), aRoom(), 1)];
    const lost = await laden(its(), taken, 2, 'late');
    const appended = await its().append([won[0]!, lost, won[1]!]);
    expect(appended).toEqual(['stored', 'conflict', 'stored']);
    for (const one of won) expect(await keptOf(its(), one)).toEqual(ALL);
    expect(await keptOf(its(), lost)).toEqual(NOTHING);
    expect(await logOf(its(), taken)).toEqual(['1', 'rival']);
  });

  it('tells every reason to lose apart from winning, in one batch', async () => {
    const [taken, known, swept, broken] = [await takenRoom(its()), aRoom(), aRoom(), aRoom()];
    await its().append([append(commit(known, 1, { commandId: 'known' }))]);
    await its().append([append(commit(swept, 1, { at: -9 }))]);
    await its().sweep({ notStartedSince: -5, startedSince: -5 });
    const twin = { ...anEnded(broken, 1, []), id: `once ${broken}` };
    await its().append([append(commit(aRoom(), 1), { ended: { ...twin, room: taken } })]);
    const [first, last] = openings(2);
    const appended = await its().append([
      first!,
      append(commit(taken, 2)),
      append(commit(known, 2, { commandId: 'known' })),
      append(commit(aRoom(), 2)),
      append(commit(swept, 2)),
      append(commit(broken, 1), { ended: twin }),
      last!,
    ]);
    const conflicts = Array.from({ length: 4 }, () => 'conflict');
    expect(appended).toEqual(['stored', ...conflicts, FAILED, 'stored']);
    expect(await its().load(broken)).toBeNull();
    for (const one of [first, last]) expect(await its().load(one!.commit.room)).not.toBeNull();
  });

  it('gives a place that two want to the one that stands first', async () => {
    const room = aRoom();
    const rivals = ['a', 'b'].map((id) => append(commit(room, 1, { commandId: id })));
    expect(await its().append(rivals)).toEqual(['stored', 'conflict']);
    expect(await logOf(its(), room)).toEqual(['a']);
  });

  it('takes a command once, though it stands in the batch twice', async () => {
    const room = aRoom();
    const [once, again] = [
      commit(room, 1, { commandId: 'x' }),
      commit(room, 2, { commandId: 'x' }),
    ];
    const batch = [once, once, again].map((one) => append(one));
    expect(await its().append(batch)).toEqual(['stored', 'conflict', 'conflict']);
    expect(await logOf(its(), room)).toEqual(['x']);
  });

  it('loses with a commit what was decided on it in the same room, and nothing of another', async () => {
    const [taken, other] = [await takenRoom(its()), aRoom()];
    const batch = [
      append(commit(other, 1)),
      append(commit(taken, 2, { commandId: 'mine' })),
      append(commit(other, 2)),
      // its place is free, but it was decided on a room that is not so
      await laden(its(), taken, 3, 'next'),
      append(commit(other, 3)),
    ];
    const appended = await its().append(batch);
    expect(appended).toEqual(['stored', 'conflict', 'stored', 'conflict', 'stored']);
    expect(await logOf(its(), taken)).toEqual(['1', 'rival']);
    expect(await keptOf(its(), batch[3]!)).toEqual(NOTHING);
    expect(await logOf(its(), other)).toEqual(['1', '2', '3']);
  });

  it('loses with a commit that cannot be written what was decided on it', async () => {
    const [room, other] = [aRoom(), aRoom()];
    const ended = anEnded(other, 1, []);
    await its().append([append(commit(room, 1)), append(commit(other, 1), { ended })]);
    const bad = append(commit(room, 2), { ended, secret: { match: 2, secret: 'aa' } });
    const next = append(commit(room, 3));
    expect(await its().append([bad, next])).toEqual([FAILED, 'conflict']);
    expect(await its().load(room)).toEqual({
      snapshot: null,
      commits: [commit(room, 1)],
      secrets: {},
    });
    const mended = append(commit(room, 2, { commandId: 'mended' }));
    expect(await its().append([mended, next])).toEqual(['stored', 'stored']);
  });

  it('forgets what a batch lost before the next', async () => {
    const taken = await takenRoom(its());
    const [late, next] = [append(commit(taken, 2)), append(commit(taken, 3, { commandId: 'new' }))];
    expect(await its().append([late, next])).toEqual(['conflict', 'conflict']);
    expect(await its().append([next])).toEqual(['stored']);
    expect(await logOf(its(), taken)).toEqual(['1', 'rival', 'new']);
  });

  it('takes batches that come together one after the other', async () => {
    const room = aRoom();
    const batchOf = (id: string) => [1, 2].map((seq) => commit(room, seq, { commandId: id + seq }));
    const batches = ['a', 'b'].map(batchOf);
    const appended = await Promise.all(
      batches.map((batch) => its().append(batch.map((one) => append(one)))),
    );
    expect(appended).toEqual([
      ['stored', 'stored'],
      ['conflict', 'conflict'],
    ]);
    expect(await logOf(its(), room)).toEqual(['a1', 'a2']);
  });
}

/** A store of which the outcome of the next batch will be unknown, though it is `written` or not. */
export interface Struck {
  readonly store: Store;
  readonly strike: (written: boolean) => void;
}

/** Batches of which nobody knows what became of them. */
export function describeUnknown(where: string, open: () => Promise<Struck>): void {
  describe(`a batch with an unknown outcome ${where}`, () => {
    it.each([
      ['written', true],
      ['lost', false],
    ])('is rejected whole, and the log says what it was: %s', async (_, written) => {
      const { store, strike } = await open();
      const taken = await takenRoom(store);
      const won = [await laden(store, aRoom(), 1), await laden(store, aRoom(), 1)];
      const batch = [won[0]!, append(commit(taken, 2)), won[1]!];
      strike(written);
      await expect(store.append(batch)).rejects.toBeInstanceOf(Error);
      for (const one of won) expect(await keptOf(store, one)).toEqual(written ? ALL : NOTHING);
      expect(await logOf(store, taken)).toEqual(['1', 'rival']);
      // asked again, it says of each whether it was new
      const now = written ? 'conflict' : 'stored';
      expect(await store.append(batch)).toEqual([now, 'conflict', now]);
      for (const one of won) expect(await keptOf(store, one)).toEqual(ALL);
      await store.close();
    });
  });
}
