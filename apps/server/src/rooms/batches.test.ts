/** What the rooms decide goes to the store together, and nobody is answered for anybody else. */
import { setImmediate as turn } from 'node:timers/promises';
import { duel } from '@kesem/room/testing/duel';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import type { Append, Appended, Store } from '../store/store.ts';
import { append, commit } from '../store/testing/samples.ts';
import { handClock } from '../testing/clock.ts';
import { ann, nonce, open, testRoomOf } from '../testing/rooms.ts';
import { inBatches } from './batches.ts';

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

describe('the rooms of a server', () => {
  /** So many rooms of Ann's on one store, which counts the batches it gets from then on. */
  async function rooms(count: number) {
    const inner = await memoryStore();
    const sizes: number[] = [];
    const store: Store = {
      ...inner,
      append: (batch) => {
        sizes.push(batch.length);
        return inner.append(batch);
      },
    };
    const clock = handClock();
    const host = open(store, clock);
    const command = { do: 'open', game: duel.id, name: 'Ann', ink: null, nonce } as const;
    const opened = await Promise.all(
      Array.from({ length: count }, (_, n) => host.open('ann', { id: `o${n}`, command }, `${n}`)),
    );
    const made = opened.map((one) => testRoomOf(host, clock, store, one.ok ? one.room : ''));
    return { store, inner, sizes, made };
  }

  it('send what they decide in one turn as one batch', async () => {
    const { sizes, made } = await rooms(10);
    expect(sizes).toEqual([10]);
    const answers = await Promise.all(
      made.map(({ say }) => say(ann, { do: 'lock', locked: true })),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(sizes).toEqual([10, 10]);
  });

  it('lose a room its commit, and nobody else', async () => {
    const { inner, made } = await rooms(3);
    const [, rival] = made;
    await inner.append([
      append(commit(rival?.id ?? '', 2, { command: { do: 'lock', locked: false } })),
    ]);
    const answers = await Promise.all(
      made.map(({ say }) => say(ann, { do: 'lock', locked: true })),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const lengths = made.map(async ({ id }) => (await inner.tail(id, 0)).length);
    expect(await Promise.all(lengths)).toEqual([2, 3, 2]);
  });
});
