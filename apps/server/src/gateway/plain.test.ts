import { LIMITS } from '@kesem/protocol/limits';
import { describe, expect, it } from 'vitest';
import { isPlain } from './plain.ts';

function nested(depth: number): unknown {
  return depth === 0 ? 0 : [nested(depth - 1)];
}

describe('what a frame may be made of', () => {
  it('plain JSON', () => {
    expect(isPlain({ do: 'move', move: { from: [1, 2], note: null, sure: true } })).toBe(true);
  });

  it('no deeper than allowed', () => {
    expect(isPlain(nested(LIMITS.jsonDepth))).toBe(true);
    expect(isPlain(nested(LIMITS.jsonDepth + 1))).toBe(false);
    expect(isPlain(nested(5_000))).toBe(false);
  });

  it('no list longer than allowed', () => {
    expect(isPlain(Array.from({ length: LIMITS.arrayLength }, () => 0))).toBe(true);
    expect(isPlain(Array.from({ length: LIMITS.arrayLength + 1 }, () => 0))).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('no key %s, however deep', (key) => {
    expect(isPlain(JSON.parse(`{"a":[{"${key}":1}]}`))).toBe(false);
  });

  it('nothing that is not JSON', () => {
    expect(isPlain({ data: Buffer.from('binary') })).toBe(false);
    expect(isPlain(new Map())).toBe(false);
  });
});
