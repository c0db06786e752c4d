import type { TableMove } from '@kesem/engine/core/table';
import { describe, expect, it } from 'vitest';
import { playing } from './room.ts';
import { owedMoves } from './runner.ts';
import { AHEAD_MS } from './show.ts';
import { againstBot, driven, moves, pass } from './testing/driven.ts';
import { BANK_MS, duel, SHOWN } from './testing/duel.ts';
import { nonce, type ScriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, table } from './testing/words.ts';

describe('a clock', () => {
  it('falls when nothing is left of it, to the millisecond, and once', async () => {
    const it = driven(dueling({ banks: true }));
    await it.pass(BANK_MS - 1);
    expect(it.acts).toEqual([]);
    await it.pass(1);
    expect(it.acts).toEqual([
      {
        actor: { kind: 'timer' },
        envelope: {
          id: 'timer:1/bank:0',
          key: '1/bank:0',
          command: { do: 'timeout', timer: 'bank:0' },
        },
      },
    ]);
    await it.pass(10 * BANK_MS);
    expect(it.acts).toHaveLength(1);
    expect(it.pending()).toBe(0);
  });

  it('is looked at again by whoever wakes early', async () => {
    const it = driven(dueling({ banks: true }), { longest: 700 });
    await it.pass(BANK_MS - 1);
    expect(it.acts).toEqual([]);
    await it.pass(1);
    expect(it.acts).toHaveLength(1);
  });

  it('that stands is not waited for: one at a time is', async () => {
    const scripted = dueling({ banks: true });
    const it = driven(scripted);
    expect(it.pending()).toBe(1);
    await it.pass(10_000);
    it.say('Ann', { do: 'rename', name: 'Anna', ink: 1 });
    expect(it.pending()).toBe(1);
    scripted.send('Ann', { do: 'move', move: { do: 'pass' } }, '1/turn:0');
    for (const tell of it.listeners) tell({ room: scripted.room() });
    expect(it.pending()).toBe(1);
    await it.pass(BANK_MS - 1);
    expect(it.acts).toEqual([]);
    await it.pass(1);
    expect(it.acts.map(({ envelope }) => envelope.key)).toEqual(['1/bank:1']);
  });

  it('is waited for in no waiting room', () => {
    expect(driven(table(['Ann', 'Ben'])).pending()).toBe(0);
  });
});

describe('a bot', () => {
  it('is asked with what its seat sees and the question, at its level', async () => {
    const scripted = againstBot('hard');
    pass(scripted, 0);
    const it = driven(scripted);
    const { state } = playing(scripted.room()) ?? {};
    if (!state) throw new Error('no match is played');
    expect(it.thoughts).toEqual([
      {
        game: 'duel',
        version: 1,
        level: 'hard',
        view: duel.view(state, 1),
        ask: duel.asks(state)[0],
        seed: 'fresh 0',
      },
    ]);
  });

  it('is asked its own question where others are asked too', async () => {
    const scripted = table(['Ann']);
    scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
    scripted.send('Ann', { do: 'start' });
    const it = driven(scripted, { think: async () => ({ do: 'pick', slot: 1 }) });
    expect(it.thoughts.map(({ ask, view }) => [ask.seat, ask.key, view['me']])).toEqual([
      [1, 'pick:1', 1],
    ]);
    await it.pass(1_200);
    expect(moves(it).map(({ envelope }) => envelope.key)).toEqual(['1/pick:1']);
  });

  it('begins to think when all have seen what happened, and then takes as long as ever', async () => {
    const scripted = againstBot('easy', true);
    pass(scripted, 0);
    const it = driven(scripted);
    const lasts = AHEAD_MS + SHOWN.reduce((sum, { ms }) => sum + ms, 0);
    await it.pass(lasts - 1);
    expect([it.thoughts, it.acts]).toEqual([[], []]);
    await it.pass(1);
    expect([it.thoughts.length, it.acts]).toEqual([1, []]);
    await it.pass(1_200);
    expect(moves(it)).toHaveLength(1);
  });

  it('answers each question once, under an id made of it', async () => {
    const scripted = againstBot();
    const it = driven(scripted);
    await it.pass(5_000);
    expect(it.thoughts).toEqual([]);
    it.say('Ann', { do: 'rename', name: 'Anna', ink: 1 });
    scripted.send('Ann', { do: 'move', move: { do: 'pass' } }, '1/turn:0');
    for (const tell of it.listeners) tell({ room: scripted.room() });
    // it is not asked again while it thinks
    it.say('Ann', { do: 'rename', name: 'Ann', ink: 1 });
    await it.pass(5_000);
    expect(it.thoughts).toHaveLength(1);
    expect(it.acts).toEqual([
      {
        actor: { kind: 'bot', seat: 1 },
        envelope: {
          id: 'bot:1:1/turn:1',
          key: '1/turn:1',
          command: { do: 'move', move: { do: 'pass' } },
        },
      },
    ]);
  });

  it('thinks once about a question that hides who has answered, and stays open', async () => {
    const scripted = table(['Ann']);
    scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
    scripted.send('Ann', { do: 'start' });
    scripted.send('Ann', { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    const it = driven(scripted, {
      think: async ({ ask }) =>
        ask.key.startsWith('pick') ? { do: 'pick', slot: 1 } : { do: 'pass' },
    });
    await it.pass(12_000);
    expect(it.thoughts.map(({ ask }) => ask.key)).toEqual(['pick:1', 'window:1']);
    expect(owedMoves(scripted.room(), scripted.deps)).toHaveLength(1);
  });

  it('answers at a pace that only level and question decide', async () => {
    const took = async (level: 'easy' | 'hard', turns: number): Promise<readonly number[]> => {
      const scripted = againstBot(level);
      const it = driven(scripted);
      const paces: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        scripted.send('Ann', { do: 'move', move: { do: 'pass' } }, `1/turn:${2 * turn}`);
        for (const tell of it.listeners) tell({ room: scripted.room() });
        const before = scripted.room().at;
        await it.pass(1_200);
        paces.push(scripted.room().at - before);
        expect(moves(it)).toHaveLength(turn + 1);
      }
      it.stop();
      return paces;
    };
    const paces = await took('easy', 40);
    expect(await took('easy', 40)).toEqual(paces);
    expect(await took('hard', 40)).not.toEqual(paces);
    expect(Math.min(...paces)).toBeGreaterThanOrEqual(600);
    expect(Math.max(...paces)).toBeLessThanOrEqual(1_200);
    // spread over the whole of it
    expect(Math.min(...paces)).toBeLessThan(700);
    expect(Math.max(...paces)).toBeGreaterThan(1_100);
  });

  it('that thinks for longer than its pace answers as soon as it has thought', async () => {
    const scripted = againstBot();
    pass(scripted, 0);
    let done: (move: TableMove) => void = () => undefined;
    const thought = new Promise<TableMove>((resolve) => (done = resolve));
    const it = driven(scripted, { think: () => thought });
    await it.pass(60_000);
    expect(it.acts).toEqual([]);
    done({ do: 'win' });
    await it.pass(0);
    expect(moves(it)).toHaveLength(1);
    expect(scripted.room().stage.at).toBe('over');
  });

  it('thinks again when its answer is refused', async () => {
    const scripted = againstBot();
    pass(scripted, 0);
    let thoughts = 0;
    const it = driven(scripted, {
      think: async () => {
        thoughts += 1;
        return { do: thoughts < 3 ? 'fly' : 'pass' };
      },
    });
    await it.pass(10_000);
    expect(moves(it)).toHaveLength(3);
    expect(playing(scripted.room())?.count).toBe(2);
  });

  it('says nothing when the question is gone before it has thought', async () => {
    const scripted = dueling();
    scripted.send('Ann', { do: 'leave' });
    const it = driven(scripted);
    expect(it.thoughts).toHaveLength(1);
    it.say('Ann', { do: 'sit', seat: null, name: 'Ann', ink: null, nonce: nonce(5) });
    await it.pass(5_000);
    expect(it.acts).toEqual([]);
  });

  it('says nothing after the driver has stopped', async () => {
    const scripted = againstBot();
    pass(scripted, 0);
    const it = driven(scripted);
    it.stop();
    await it.pass(5_000);
    expect(it.thoughts).toHaveLength(1);
    expect(it.acts).toEqual([]);
  });
});

describe('the rematch', () => {
  it('begins when all humans have said again, under an id made of its number', async () => {
    const scripted = againstBot();
    scripted.send('Ann', { do: 'move', move: { do: 'win' } }, '1/turn:0');
    const it = driven(scripted);
    await it.pass(5_000);
    expect(it.acts).toEqual([]);
    it.say('Ann', { do: 'again', nonce: nonce(7) });
    expect(it.acts).toEqual([
      {
        actor: { kind: 'house' },
        envelope: { id: 'start:2', key: 'end:1', command: { do: 'start' } },
      },
    ]);
    expect(playing(scripted.room())?.number).toBe(2);
  });
});

describe('a driver that has stopped', () => {
  it('waits for no clock and hears of nothing', async () => {
    const scripted = dueling({ banks: true });
    const it = driven(scripted);
    it.stop();
    expect([it.pending(), it.listeners.size]).toEqual([0, 0]);
    await it.pass(10 * BANK_MS);
    expect(it.acts).toEqual([]);
  });

  it('leaves alone what a clock finds that was running out just then', async () => {
    const scripted = dueling({ banks: true });
    const news: ((of: { readonly room: ReturnType<ScriptedRoom['room']> }) => void)[] = [];
    const it = driven(scripted);
    news.push(...it.listeners);
    it.stop();
    for (const tell of news) tell({ room: scripted.room() });
    expect(it.pending()).toBe(0);
  });
});
