import { describe, expect, it } from 'vitest';
import { startBoard } from '../chapters/starts.ts';
import { blackToMove, boardOf } from '../testing/fixtures.ts';
import { fieldOf, worthOf } from './field.ts';

const worth = (black: string, white = '') => worthOf(fieldOf(blackToMove(black, white), [6, 6]));

describe('what a position is worth', () => {
  it('is nothing where both stand alike', () => {
    expect(worthOf(fieldOf({ board: startBoard('standard'), side: 'b' }, [6, 6]))).toBe(0);
    expect(worthOf(fieldOf({ board: boardOf('a1', 'i9'), side: 'b' }, [6, 6]))).toBe(0);
  });

  it('grows with every step to the centre, with company, and most with marbles', () => {
    const inwards = ['e1', 'e2', 'e3', 'e4', 'e5'].map((cell) => worth(cell));
    expect(inwards).toEqual(inwards.toSorted((a, b) => a - b));
    expect(new Set(inwards).size).toBe(5);
    expect(worth('a1 a2', 'i9')).toBeGreaterThan(worth('a1 a3', 'i9'));
    expect(worth('a1 i5', 'e5')).toBeGreaterThan(worth('e5', 'a1'));
  });
});
