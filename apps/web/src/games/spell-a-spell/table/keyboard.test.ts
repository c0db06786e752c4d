import { describe, expect, it } from 'vitest';
import { letterOf } from './keyboard.ts';

const NONE = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
const typed = (key: string, code: string, held: Partial<typeof NONE> = {}) =>
  letterOf({ key, code, ...NONE, ...held });

describe('a key', () => {
  it('of a Hebrew keyboard types what is printed on it', () => {
    expect(typed('ש', 'KeyA')).toBe('ש');
    expect(typed('ץ', 'Period')).toBe('צ');
  });

  it('of another keyboard types by its place, all 22 letters of them', () => {
    expect(typed('a', 'KeyA')).toBe('ש');
    expect(typed(',', 'Comma')).toBe('ת');
    const places = ['Comma', 'Period', 'Semicolon', ...'ABCDEFGHIJKLMNOPRSTUVXYZ'.split('')];
    const letters = places.map((place) => typed('', place.length === 1 ? `Key${place}` : place));
    expect(new Set(letters).size).toBe(22);
  });

  it('types nothing with another key held, or where no letter is', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey']) {
      expect(typed('a', 'KeyA', { [held]: true })).toBeNull();
    }
    expect(typed('1', 'Digit1')).toBeNull();
    expect(typed('q', 'KeyQ')).toBeNull();
  });
});
