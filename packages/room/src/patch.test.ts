import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Patch, patchBetween, patched } from './patch.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';

const before = {
  asks: [{ seat: 0, key: '1/pick:1', must: true, answers: ['pick'] }],
  hands: [['a', 'b', 'c'], null],
  over: false,
};

describe('a patch', () => {
  it.each<[string, unknown, Patch | undefined]>([
    ['says nothing where nothing changed', before, undefined],
    [
      'says a part of a part',
      { ...before, asks: [{ ...before.asks[0], must: false }] },
      { asks: { 0: { must: false } } },
    ],
    [
      'says what is new at the end of a list',
      { ...before, hands: [['a', 'b', 'c', 'd'], null] },
      { hands: { 0: { 3: 'd' } } },
    ],
    ['says a list whole that became shorter', { ...before, asks: [] }, { asks: [[]] }],
    [
      'says whole what is shorter so',
      { ...before, hands: [['x'], ['y']] },
      { hands: [[['x'], ['y']]] },
    ],
    [
      'says whole what lost a part',
      { ...before, asks: [{ seat: 0, key: '1/pick:1' }] },
      { asks: [[{ seat: 0, key: '1/pick:1' }]] },
    ],
    ['says nothing that is no part of JSON', { ...before, over: null }, { over: null }],
  ])('%s', (_, after, patch) => {
    expect(patchBetween(before, after)).toEqual(patch);
    expect(patched(before, patch === undefined ? {} : patch)).toEqual(after);
  });

  it('leads from any value to any other, by way of JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
        const [a, b] = [jsonRoundTrip(from), jsonRoundTrip(to)];
        const patch = patchBetween(a, b);
        expect(patch === undefined ? a : patched(a, jsonRoundTrip(patch))).toEqual(b);
      }),
    );
  });

  it('leads from a value to one that differs in a place of it, and leaves the rest the very same', () => {
    const lists = fc.array(fc.array(fc.array(fc.nat(9), { minLength: 5 }), { minLength: 2 }), {
      minLength: 2,
    });
    fc.assert(
      fc.property(lists, fc.nat(), (list, number) => {
        const at = number % list.length;
        const after = list.map((inner, n) =>
          n === at ? [[...inner[0]!, 10], ...inner.slice(1)] : inner,
        );
        const made = patched(list, patchBetween(list, after)!);
        expect(made).toEqual(after);
        const others = list.filter((_, n) => n !== at);
        expect(others.every((inner) => (made as readonly unknown[]).includes(inner))).toBe(true);
      }),
    );
  });

  it('never throws at a value that it was not made for', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (from, to, other) => {
        const patch = patchBetween(from, to);
        expect(() => patched(other, patch === undefined ? {} : patch)).not.toThrow();
      }),
    );
  });
});
