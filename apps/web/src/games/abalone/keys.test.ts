import { describe, expect, it } from 'vitest';
import { meaningOf } from './keys.ts';

const NONE = { ctrlKey: false, altKey: false, metaKey: false };

describe('a key of the board', () => {
  it.each([
    ['KeyQ', 'NW'],
    ['KeyW', 'NE'],
    ['KeyA', 'W'],
    ['KeyD', 'E'],
    ['KeyZ', 'SW'],
    ['KeyX', 'SE'],
  ])('%s aims %s, as it lies around S', (code, dir) => {
    expect(meaningOf({ code, ...NONE })).toEqual({ do: 'aim', dir });
  });

  it('belongs to the browser with another key held', () => {
    expect(meaningOf({ code: 'KeyQ', ...NONE, ctrlKey: true })).toBeNull();
    expect(meaningOf({ code: 'KeyQ', ...NONE, altKey: true })).toBeNull();
    expect(meaningOf({ code: 'KeyQ', ...NONE, metaKey: true })).toBeNull();
  });
});
