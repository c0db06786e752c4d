import { describe, expect, it } from 'vitest';
import { owedMoves } from './runner.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import { BOT, dueling, HOUSE, move, sit, table } from './testing/words.ts';

const owing = (of: ScriptedRoom) => owedMoves(of.room(), of.deps).map(({ seat }) => seat);

describe('what bots owe', () => {
  it('is an answer to each question the table waits for, at its pace', () => {
    const scripted = table(['Ann']);
    scripted.send('Ann', { do: 'addBot', seat: 2, level: 'hard' });
    expect(owing(scripted)).toEqual([]);
    scripted.send('Ann', { do: 'start' });
    expect(owedMoves(scripted.room(), scripted.deps)).toEqual([
      { seat: 1, key: '1/pick:1', level: 'hard', pace: [600, 1200] },
    ]);
    scripted.send(BOT(1), { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    expect(owing(scripted)).toEqual([]);
    scripted.send('Ann', { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    expect(owedMoves(scripted.room(), scripted.deps)).toEqual([
      { seat: 1, key: '1/window:1', level: 'hard', pace: [400, 850] },
    ]);
  });

  it('ends when their person is back', () => {
    const scripted = dueling();
    scripted.send('Ann', { do: 'leave' });
    expect(owing(scripted)).toEqual([0]);
    sit(scripted, 'Ann');
    expect(owing(scripted)).toEqual([]);
  });

  it('is nothing while people play', () => {
    const scripted = dueling();
    scripted.send(HOUSE, { do: 'away', person: 1 });
    expect(owing(scripted)).toEqual([]);
    move(scripted, 'Ann', 'win');
    expect(owing(scripted)).toEqual([]);
  });
});
