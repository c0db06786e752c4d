import { describe, expect, it } from 'vitest';
import { roving } from './roving.ts';

describe('roving', () => {
  it('follows the eye: the right arrow goes right in both directions of writing', () => {
    expect(roving('ArrowRight', 0, 3, 'ltr')).toBe(1);
    expect(roving('ArrowRight', 1, 3, 'rtl')).toBe(0);
    expect(roving('ArrowLeft', 1, 3, 'ltr')).toBe(0);
    expect(roving('ArrowLeft', 0, 3, 'rtl')).toBe(1);
  });

  it('goes round at both ends', () => {
    expect(roving('ArrowDown', 2, 3, 'ltr')).toBe(0);
    expect(roving('ArrowUp', 0, 3, 'rtl')).toBe(2);
  });

  it('knows the ends, and leaves other keys alone', () => {
    expect(roving('Home', 2, 3, 'ltr')).toBe(0);
    expect(roving('End', 0, 3, 'ltr')).toBe(2);
    expect(roving('Enter', 0, 3, 'ltr')).toBeNull();
  });
});
