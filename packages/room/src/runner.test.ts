import { describe, expect, it } from 'vitest';
import { owedMoves } from './runner.ts';
import type { Evening } from './testing/evening.ts';
import { BOT, dueling, HOUSE, move, sit, table } from './testing/words.ts';

const owing = (of: Evening) => owedMoves(of.room(), of.deps).map(({ seat }) => seat);

describe('what bots owe', () => {
  it('is an answer to each question the table waits for, at its pace', () => {
    const tonight = table(['Ann']);
    tonight.send('Ann', { do: 'addBot', seat: 2, level: 'hard' });
    expect(owing(tonight)).toEqual([]);
    tonight.send('Ann', { do: 'start' });
    expect(owedMoves(tonight.room(), tonight.deps)).toEqual([
      { seat: 1, key: '1/pick:1', level: 'hard', pace: [600, 1200] },
    ]);
    tonight.send(BOT(1), { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    expect(owing(tonight)).toEqual([]);
    tonight.send('Ann', { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    expect(owedMoves(tonight.room(), tonight.deps)).toEqual([
      { seat: 1, key: '1/window:1', level: 'hard', pace: [400, 850] },
    ]);
  });

  it('ends when their person is back', () => {
    const tonight = dueling();
    tonight.send('Ann', { do: 'leave' });
    expect(owing(tonight)).toEqual([0]);
    sit(tonight, 'Ann');
    expect(owing(tonight)).toEqual([]);
  });

  it('is nothing while people play', () => {
    const tonight = dueling();
    tonight.send(HOUSE, { do: 'away', person: 1 });
    expect(owing(tonight)).toEqual([]);
    move(tonight, 'Ann', 'win');
    expect(owing(tonight)).toEqual([]);
  });
});
