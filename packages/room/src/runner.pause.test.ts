import type { TableMove } from '@kesem/engine/core/table';
import { describe, expect, it } from 'vitest';
import { playing } from './room.ts';
import { againstBot, driven, moves, pass } from './testing/driven.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';

describe('a bot whose match stands still', () => {
  const until = async (it: ReturnType<typeof driven>): Promise<number> => {
    for (let ms = 1; ms <= 2_000; ms += 1) {
      await it.pass(1);
      if (moves(it).length > 0) return ms;
    }
    return Number.POSITIVE_INFINITY;
  };
  const asked = (): ScriptedRoom => {
    const scripted = againstBot();
    pass(scripted, 0);
    return scripted;
  };

  it('answers when its pace has passed in the match, however often it stood still', async () => {
    const pace = await until(driven(asked()));
    const it = driven(asked());
    await it.pass(pace - 100);
    for (const ms of [60_000, 5]) {
      it.say('Ann', { do: 'pause' });
      await it.pass(ms);
      it.say('Ann', { do: 'resume' });
      await it.pass(20);
    }
    expect(moves(it)).toEqual([]);
    expect(await until(it)).toBe(60);
  });

  it('answers at once when it goes on, if it has thought for longer than its pace', async () => {
    let done: (move: TableMove) => void = () => undefined;
    const thought = new Promise<TableMove>((resolve) => (done = resolve));
    const it = driven(asked(), { think: () => thought });
    await it.pass(5_000);
    it.say('Ann', { do: 'pause' });
    done({ do: 'pass' });
    await it.pass(5_000);
    expect(moves(it)).toEqual([]);
    it.say('Ann', { do: 'resume' });
    await it.pass(0);
    expect(moves(it)).toHaveLength(1);
  });

  it('gives the same answer again when it came just too late', async () => {
    const scripted = asked();
    const it = driven(scripted, {
      // the match stands still between the thought and its arrival
      think: async () => ({ do: 'pass' }),
      arriving: () => it.say('Ann', { do: 'pause' }),
    });
    await it.pass(5_000);
    expect([moves(it).length, it.thoughts.length, playing(scripted.room())?.count]).toEqual([
      1, 1, 1,
    ]);
    it.say('Ann', { do: 'resume' });
    await it.pass(0);
    expect([moves(it).length, it.thoughts.length, playing(scripted.room())?.count]).toEqual([
      2, 1, 2,
    ]);
  });
});
