import { describe, expect, it } from 'vitest';
import { blackToMove } from '../testing/fixtures.ts';
import { fieldOf } from './field.ts';
import { bestKnown, memoryFor, remember, worthKnown } from './memory.ts';

const field = fieldOf(blackToMove('e5 e6', 'e7'), [6, 6]);
const other = fieldOf(blackToMove('e5 e6', 'e8'), [6, 6]);
const open = { alpha: -Infinity, beta: Infinity };

describe('the memory of a search', () => {
  it('knows the move at any depth, and the worth at the same depth only', () => {
    const memory = memoryFor(1_000);
    expect(bestKnown(memory, field)).toBe(0);
    expect(worthKnown(memory, field, 3, open)).toBeNull();
    remember(memory, field, { depth: 3, code: 77, worth: -12 }, open);
    expect(bestKnown(memory, field)).toBe(77);
    expect(worthKnown(memory, field, 3, open)).toBe(-12);
    expect(worthKnown(memory, field, 2, open)).toBeNull();
  });

  it('gives a bound only where it settles the window', () => {
    const memory = memoryFor(1_000);
    remember(memory, field, { depth: 3, code: 77, worth: 40 }, { alpha: 10, beta: 30 });
    expect(worthKnown(memory, field, 3, { alpha: 10, beta: 35 })).toBe(40);
    expect(worthKnown(memory, field, 3, { alpha: 10, beta: 50 })).toBeNull();
    remember(memory, field, { depth: 3, code: 77, worth: 5 }, { alpha: 10, beta: 30 });
    expect(worthKnown(memory, field, 3, { alpha: 8, beta: 30 })).toBe(5);
    expect(worthKnown(memory, field, 3, { alpha: 2, beta: 30 })).toBeNull();
  });

  it('does not take one position for another in the same slot', () => {
    const memory = memoryFor(1_000);
    const clash = { ...other, hash: field.hash };
    remember(memory, field, { depth: 3, code: 77, worth: -12 }, open);
    expect(bestKnown(memory, clash)).toBe(0);
    expect(worthKnown(memory, clash, 3, open)).toBeNull();
  });
});
