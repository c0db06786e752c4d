/** What the rooms decide goes to the store together, and nobody is answered for anybody else. */
import { setImmediate as turn } from 'node:timers/promises';
import { duel } from '@kesem/room/testing/duel';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import type { Append, Appended, Store } from '../store/store.ts';
import { append, commit } from '../store/testing/samples.ts';
import { handClock } from '../testing/clock.ts';
import { ann, nonce, pass, testRoomOf } from '../testing/rooms.ts';
import { nextBytes } from '../testing/seed.ts';
import { inBatches } from './batches.ts';
import { RoomHost } from './host.ts';

const LOCK = { do: 'lock', locked: true } as const;

/** A store that answers a batch when it is told to, and what it was asked. */
function asked() {
  const batches: (readonly string[])[] = [];
  const answers: ((appended: readonly Appended[] | Error) => void)[] = [];
  const store: Pick<Store, 'append'> = {
    append: (batch) =>
      new Promise((resolve, reject) => {
        batches.push(batch.map(({ commit: { room } }) => room));
        answers.push((appended) =>
          appended instanceof Error ? reject(appended) : resolve(appended),
        );
      }),
  };
  return { appendOne: inBatches(store), batches, answers };
}

/** Lets everything happen that waits for nothing. */
async function turns(): Promise<void> {
  for (let left = 5; left > 0; left -= 1) await turn();
}

/** First commits of rooms, each on its own. */
const firsts = (...rooms: readonly string[]): readonly Append[] =>
  rooms.map((room) => append(commit(room, 1)));

describe('commits', () => {
  it('of one turn are one batch, in their order, and each hears what became of it', async () => {
    const { appendOne, batches, answers } = asked();
    const told = firsts('a', 'b', 'c').map(appendOne);
    expect(batches).toEqual([]);
    await turns();
    expect(batches).toEqual([['a', 'b', 'c']]);
    answers[0]?.(['stored', 'conflict', { failed: 'why' }]);
    expect(await Promise.all(told)).toEqual(['stored', 'conflict', { failed: 'why' }]);
  });

  it('that come while a batch is under way are the next one', async () => {
    const { appendOne, batches, answers } = asked();
    const [first] = firsts('a').map(appendOne);
    await turns();
    const later = firsts('b', 'c').map(appendOne);
    await turns();
    expect(batches).toEqual([['a']]);
    answers[0]?.(['stored']);
    expect(await first).toBe('stored');
    later.push(...firsts('d').map(appendOne));
    await turns();
    expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
    answers[1]?.(['conflict', 'stored', 'stored']);
    expect(await Promise.all(later)).toEqual(['conflict', 'stored', 'stored']);
  });

  it('are told nothing before their batch is', async () => {
    const { appendOne, answers } = asked();
    const told: string[] = [];
    for (const one of firsts('a', 'b')) void appendOne(one).then(() => told.push(one.commit.room));
    await turns();
    expect(told).toEqual([]);
    answers[0]?.(['stored', 'stored']);
    await turns();
    expect(told).toEqual(['a', 'b']);
  });

  it('of a batch that failed all hear of it, and those of the next do not', async () => {
    const { appendOne, batches, answers } = asked();
    const lost = firsts('a', 'b').map((one) => appendOne(one).catch(String));
    await turns();
    const next = firsts('c').map(appendOne);
    answers[0]?.(new Error('nobody knows'));
    expect(await Promise.all(lost)).toEqual(['Error: nobody knows', 'Error: nobody knows']);
    await turns();
    expect(batches).toEqual([['a', 'b'], ['c']]);
    answers[1]?.(['stored']);
    expect(await Promise.all(next)).toEqual(['stored']);
  });

  it('of which the store says nothing are not taken for kept', async () => {
    const { appendOne, answers } = asked();
    const [told, untold] = firsts('a', 'b').map(appendOne);
    await turns();
    answers[0]?.(['stored']);
    expect(await told).toBe('stored');
    await expect(untold).rejects.toThrow('what became');
  });
});

/** So many rooms of Ann's on one store, which counts the batches it gets, and answers as it is told instead of writing. */
async function rooms(count: number) {
  const inner = await memoryStore();
  const sizes: number[] = [];
  const faults: string[] = [];
  let instead: Appended | null = null;
  const store: Store = {
    ...inner,
    append: async (batch) => {
      sizes.push(batch.length);
      const told = instead;
      return told ? batch.map(() => told) : inner.append(batch);
    },
  };
  const clock = handClock();
  const host = new RoomHost({
    store,
    clock,
    table: (game) => (game === duel.id ? duel : undefined),
    think: pass,
    bytes: nextBytes(),
    fault: (fault) => faults.push(String(fault)),
  });
  const command = { do: 'open', game: duel.id, name: 'Ann', ink: null, nonce } as const;
  const openOne = (n: number) => host.open('ann', { id: `o${n}`, command }, `${n}`);
  const opened = await Promise.all(Array.from({ length: count }, (_, n) => openOne(n)));
  const made = opened.map((one) => testRoomOf(host, clock, store, one.ok ? one.room : ''));
  const answer = (appended: Appended) => void (instead = appended);
  return { inner, sizes, faults, made, openOne, answer };
}

describe('the rooms of a server', () => {
  it('send what they decide in one turn as one batch', async () => {
    const { sizes, made } = await rooms(10);
    expect(sizes).toEqual([10]);
    const answers = await Promise.all(made.map(({ say }) => say(ann, LOCK)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(sizes).toEqual([10, 10]);
  });

  it('lose one of them a commit, decide it anew, and keep the others', async () => {
    const { inner, made } = await rooms(3);
    const rival = commit(made[1]?.id ?? '', 2, { command: { do: 'lock', locked: false } });
    expect(await inner.append([append(rival)])).toEqual(['stored']);
    const answers = await Promise.all(made.map(({ say }) => say(ann, LOCK)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const lengths = made.map(async ({ id }) => (await inner.tail(id, 0)).length);
    expect(await Promise.all(lengths)).toEqual([2, 3, 2]);
  });

  it('tell a commit that cannot be written as a fault, once, and nobody that it was kept', async () => {
    const { sizes, faults, made, answer } = await rooms(1);
    answer({ failed: 'no such column' });
    const answered = await made[0]?.say(ann, LOCK, 'room', 'bad');
    expect(answered).toEqual({ id: 'bad', ok: false, why: { code: 'busy' } });
    expect(faults).toEqual(['Error: a commit cannot be written: no such column']);
    expect(sizes).toEqual([1, 1]);
    expect((await made[0]?.room())?.locked).toBe(false);
  });

  it.each(['conflict', { failed: 'no such column' }] as const)(
    'open no room of which the first commit is not kept: %o',
    async (appended) => {
      const { openOne, answer } = await rooms(0);
      answer(appended);
      await expect(openOne(1)).rejects.toThrow('cannot be opened');
    },
  );
});
