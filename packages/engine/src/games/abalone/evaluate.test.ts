import { describe, expect, it } from 'vitest';
import { gridOf } from './compact.ts';
import { evaluate } from './evaluate.ts';
import { boardOf } from './fixtures.ts';
import { startBoard } from './starts.ts';

const worth = (black: string, white = '') => evaluate(gridOf(boardOf(black, white)), 1);

describe('what a position is worth', () => {
  it('is nothing where both stand alike, and the opposite to the rival', () => {
    expect(evaluate(gridOf(startBoard('standard')), 1)).toBe(0);
    const grid = gridOf(boardOf('e5 e6 a1', 'i9'));
    expect(evaluate(grid, 2)).toBe(-evaluate(grid, 1));
  });

  it('grows with the centre, with company, and most with marbles', () => {
    expect(worth('e5')).toBeGreaterThan(worth('e3'));
    expect(worth('e3')).toBeGreaterThan(worth('e1'));
    expect(worth('a1 a2', 'i9')).toBeGreaterThan(worth('a1 a3', 'i9'));
    expect(worth('a1 i5', 'e5')).toBeGreaterThan(worth('e5', 'a1'));
  });
});
