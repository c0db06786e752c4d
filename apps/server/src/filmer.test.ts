import { setImmediate as turn } from 'node:timers/promises';
import { duel } from '@kesem/room/testing/duel';
import { describe, expect, it } from 'vitest';
import { type FilmerParts, startFilmer, unpacked } from './filmer.ts';
import { createLog } from './log.ts';
import { ALONE } from './nodes/nodes.ts';
import type { Finished } from './store/store.ts';
import { handClock } from './testing/clock.ts';
import { ann, askOf, move, playing } from './testing/rooms.ts';

/** A duel of one move, as the store gives it when it is over. */
async function aMatch(): Promise<Finished> {
  const it = await playing();
  await it.say(ann, move('win'), await askOf(it));
  const [id = ''] = await it.store.unfilmed(1);
  const match = await it.store.finished(id);
  await it.rooms.stop();
  if (!match) throw new Error('nothing has ended');
  return match;
}

/** A filmer of what waits, with all that it kept. */
function filming(
  waiting: readonly string[],
  finished: FilmerParts['store']['finished'],
  table = duel,
) {
  const clock = handClock();
  const kept = new Map<string, Uint8Array | null>();
  const looks: number[] = [];
  const lines: string[] = [];
  const begun = clock.now();
  const { stop } = startFilmer({
    clock,
    nodes: ALONE,
    log: createLog('info', { write: (line) => void lines.push(line) }),
    table: (game) => (game === table.id ? table : undefined),
    store: {
      unfilmed: async (limit) => {
        looks.push(clock.now() - begun);
        return waiting.filter((id) => !kept.has(id)).slice(0, limit);
      },
      finished,
      keepFilm: async (id, film) => void kept.set(id, film),
    },
  });
  return { clock, kept, looks, lines, stop };
}

describe('the filmer', () => {
  it('keeps a frame for the setup and each input, to be unpacked', async () => {
    const match = await aMatch();
    const { kept, stop } = filming(['a'], async () => match);
    await stop();
    const frames: { readonly view: object }[] = JSON.parse(
      String(await unpacked(kept.get('a') ?? new Uint8Array())),
    );
    expect(frames.map(({ view }) => view)).toMatchObject([
      { me: 'all', turn: 0 },
      { me: 'all', turn: 1 },
    ]);
  });

  it('looks every two seconds, at a few at a time, and once more when it is stopped', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { clock, kept, looks, stop } = filming(ids, async () => null);
    await clock.pass(1_999);
    expect(looks).toEqual([]);
    await clock.pass(1);
    expect([...kept]).toEqual(ids.slice(0, 4).map((id) => [id, null]));
    await clock.pass(2_000);
    expect(kept.size).toBe(6);
    await stop();
    expect(looks).toEqual([2_000, 4_000, 4_000]);
    await clock.pass(20_000);
    expect(looks).toHaveLength(3);
  });

  it('keeps nothing of a match whose rules are not here, or lead elsewhere', async () => {
    const match = await aMatch();
    const gone = filming(['a'], async () => match, { ...duel, id: 'other' });
    await gone.stop();
    expect([...gone.kept]).toEqual([['a', null]]);
    const never = { ok: false, why: { code: 'never' } } as const;
    const other = filming(['a'], async () => match, { ...duel, apply: () => never });
    await other.stop();
    expect([...other.kept]).toEqual([['a', null]]);
  });

  it('tells of what fails, and goes on at its next look', async () => {
    let broken = true;
    const { clock, kept, lines, stop } = filming(['a'], async () => {
      if (broken) throw new Error('no disk');
      return null;
    });
    await clock.pass(2_000);
    broken = false;
    await clock.pass(2_000);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { err: { message: 'no disk' }, msg: 'a match could not be filmed' },
    ]);
    expect(kept.has('a')).toBe(true);
    await stop();
  });

  it('lets others have their turn while rules are slow', async () => {
    const match = await aMatch();
    const busy: typeof duel = {
      ...duel,
      view: (state, me) => {
        for (const until = performance.now() + 10; performance.now() < until; );
        return duel.view(state, me);
      },
    };
    const { kept, stop } = filming(['a'], async () => match, busy);
    const order: string[] = [];
    const stopped = stop().then(() => order.push('filmed'));
    const others = turn().then(() => order.push('another'));
    await Promise.all([stopped, others]);
    expect(order).toEqual(['another', 'filmed']);
    expect(kept.get('a')).not.toBeNull();
  });
});
