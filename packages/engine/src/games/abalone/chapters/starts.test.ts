import { describe, expect, it } from 'vitest';
import { abalone } from '../game.ts';
import { boardOf, match } from '../testing/fixtures.ts';
import { MARBLES, marblesOf, writeBoard } from './position.ts';
import { START_NAMES, STARTS, startBoard, startNamed } from './starts.ts';

describe('the starts', () => {
  it('[AB-2.1] the standard start fills two rows and three cells of the third', () => {
    const standard = boardOf(
      'a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c3 c4 c5',
      'i5 i6 i7 i8 i9 h4 h5 h6 h7 h8 h9 g5 g6 g7',
    );
    expect(startBoard('standard')).toEqual(standard);
  });

  it.each(START_NAMES)(
    '[AB-2.2] [AB-1.3] %s has 14 marbles a side and is written as given',
    (name) => {
      const board = startBoard(name);
      expect([marblesOf(board, 'b'), marblesOf(board, 'w')]).toEqual([MARBLES, MARBLES]);
      expect(writeBoard(board)).toBe(STARTS[name]);
      expect(startNamed(name)).toBe(name);
    },
  );

  it('[AB-2.2] lists every start there is', () => {
    expect(START_NAMES.toSorted()).toEqual(Object.keys(STARTS).toSorted());
    expect(startNamed('nowhere')).toBeNull();
  });

  it.each(START_NAMES)('[AB-2.3] [AB-1.3] the first seat, Black, moves first from %s', (start) => {
    const asked = abalone.asks(match({ start })).filter(({ must }) => must);
    expect(asked).toEqual([{ seat: 0, key: 'move:1', must: true, answers: ['move'] }]);
  });
});
