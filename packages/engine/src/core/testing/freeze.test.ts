import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeze } from './freeze.ts';

describe('freeze', () => {
  it('gives back every JSON value as it is, frozen to its leaves', () => {
    assert(
      property(jsonValue({ noUnicodeString: false }), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(freeze(plain)).toBe(plain);
        expect(plain).toEqual(JSON.parse(JSON.stringify(value)));
        expect(Object.isFrozen(plain)).toBe(true);
      }),
    );
  });

  it('makes a later write throw, however deep', () => {
    const value = freeze({ a: [{ b: 1 }] });
    expect(() => Object.assign(value.a[0] ?? {}, { b: 2 })).toThrow(TypeError);
  });

  it.each<[string, unknown, string]>([
    ['undefined', { a: undefined }, '$.a is not JSON: undefined'],
    ['not a number', [Number.NaN], '$.0 is not JSON: NaN'],
    ['minus zero', -0, '$ is not JSON: -0'],
    ['an infinity', { a: { b: Infinity } }, '$.a.b is not JSON: Infinity'],
    ['a bigint', 1n, '$ is not JSON: bigint'],
    ['a set', new Set(), '$ is not JSON: [object Set]'],
    ['a pattern', [/x/], '$.0 is not JSON: [object RegExp]'],
    ['an object without prototype', Object.create(null), '$ is not JSON: [object Object]'],
    ['a hole', Object.assign([1], { length: 3 }), '$ is not JSON: a list with holes or names'],
    ['a symbol', { [Symbol('a')]: 1 }, '$ is not JSON: a symbol as name'],
  ])('refuses %s', (_, value, message) => {
    expect(() => freeze(value)).toThrow(message);
  });
});
