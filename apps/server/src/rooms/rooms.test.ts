import type { Command } from '@kesem/room/command';

import { BANK_MS } from '@kesem/room/testing/duel';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';

import {
  ann,
  askOf,
  begin,
  ben,
  move,
  nonce,
  open,
  playing,
  testRoomOf,
} from '../testing/rooms.ts';

describe('the path of a command', () => {
  it('answers the same command again as accepted, though its question is closed', async () => {
    const it = await playing();
    const { seq } = await it.room();
    const key = await askOf(it);
    expect(await it.say(ann, move('pass'), key, 'same')).toEqual({ id: 'same', ok: true });
    expect(await it.say(ann, move('pass'), key, 'same')).toEqual({ id: 'same', ok: true });
    expect(await it.say(ann, move('pass'), key, 'other')).toMatchObject({
      ok: false,
      why: { code: 'stale' },
    });
    expect(await it.store.tail(it.id, seq)).toHaveLength(1);
  });

  it('answers an accepted command as accepted after a restart too', async () => {
    const it = await playing();
    const key = await askOf(it);
    await it.say(ann, move('pass'), key, 'same');
    const again = testRoomOf(open(it.store, it.clock), it.clock, it.store, it.id);
    expect(await again.say(ann, move('pass'), key, 'same')).toEqual({ id: 'same', ok: true });
    expect((await again.room()).seq).toBe((await it.room()).seq);
  });

  it('tells nobody of a commit before it is stored', async () => {
    const inner = await memoryStore();
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    let gated = false;
    const store: Store = {
      ...inner,
      append: async (batch) => {
        if (gated) await gate;
        return inner.append(batch);
      },
    };
    const it = await playing(await begin(store));
    const heard: number[] = [];
    (await it.rooms.find(it.id))?.subscribe(({ room }) => heard.push(room.seq));
    gated = true;
    const answer = it.say(ann, move('pass'), await askOf(it));
    await it.clock.pass(0);
    expect(heard).toEqual([]);
    release();
    expect(await answer).toMatchObject({ ok: true });
    expect(heard).toEqual([(await it.room()).seq]);
  });

  it('asks the log when a commit failed halfway, and answers what the log says', async () => {
    const inner = await memoryStore();
    let broken: 'before' | 'after' | null = null;
    const store: Store = {
      ...inner,
      append: async (batch) => {
        const how = broken;
        broken = null;
        if (how === 'before') throw new Error('no disk');
        const appended = await inner.append(batch);
        if (how === 'after') throw new Error('connection lost');
        return appended;
      },
    };
    const it = await playing(await begin(store));
    const { seq } = await it.room();
    broken = 'after';
    expect(await it.say(ann, move('pass'), await askOf(it))).toMatchObject({ ok: true });
    broken = 'before';
    expect(await it.say(ben, move('pass'), await askOf(it))).toMatchObject({ ok: true });
    const seqs = (await inner.tail(it.id, seq)).map((commit) => commit.seq);
    expect(seqs).toEqual([seq + 1, seq + 2]);
    expect((await it.room()).seq).toBe(seq + 2);
  });

  it('gives two processes on one log one truth', async () => {
    const it = await playing();
    const other = testRoomOf(open(it.store, it.clock), it.clock, it.store, it.id);
    const { seq } = await other.room();
    expect(await it.say(ann, move('pass'), await askOf(it))).toMatchObject({ ok: true });
    expect(await other.say(ben, move('pass'), await askOf(it))).toMatchObject({ ok: true });
    expect(await it.say(ann, move('pass'), await askOf(other))).toMatchObject({ ok: true });
    expect((await other.room()).seq).toBe(seq + 2);
    const seqs = (await it.store.tail(it.id, seq)).map((commit) => commit.seq);
    expect(seqs).toEqual([seq + 1, seq + 2, seq + 3]);
  });
});

describe('memory', () => {
  it('lets go of a match without a clock that nobody looks at, and finds it again in the log', async () => {
    const given = await begin();
    await given.say(ann, { do: 'options', options: { banks: false } }, 'lobby:1');
    const it = await playing(given);
    await it.say(ann, move('pass'), await askOf(it));
    const before = await it.rooms.find(it.id);
    await it.clock.pass(600_000);
    const after = await it.rooms.find(it.id);
    expect(after).not.toBe(before);
    expect(after?.now()).toEqual(before?.now());
  });

  it('keeps a match whose clock runs', async () => {
    const it = await playing();
    await it.clock.pass(BANK_MS / 2);
    expect((await it.room()).stage.at).toBe('playing');
    await it.clock.pass(BANK_MS);
    expect((await it.room()).stage.at).toBe('over');
  });
});

describe('the rematch', () => {
  it('begins by itself when both have said again, everybody one seat on', async () => {
    const it = await playing();
    await it.say(ann, move('win'), await askOf(it));
    const again: Command = { do: 'again', nonce };
    expect(await it.say(ann, again, 'end:1')).toMatchObject({ ok: true });
    expect((await it.room()).stage.at).toBe('over');
    await it.say(ben, again, 'end:1');
    await it.clock.pass(0);
    const { stage } = await it.room();
    expect(stage.at === 'playing' && stage.match.players).toEqual([2, 1]);
  });

  it('folds from the snapshot of the end of the match', async () => {
    const it = await playing();
    await it.say(ann, move('win'), await askOf(it));
    const stored = await it.store.load(it.id);
    expect(stored?.snapshot?.stage.at).toBe('over');
    expect(stored?.commits).toEqual([]);
    const again = testRoomOf(open(it.store, it.clock), it.clock, it.store, it.id);
    expect(await again.room()).toEqual(await it.room());
  });
});
