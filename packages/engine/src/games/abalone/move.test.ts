import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRS, NAMES } from './chapters/geometry.ts';
import { isMove, MOVE } from './move.ts';

const cell = fc.integer({ min: 0, max: NAMES.length - 1 });
const kind = fc.constantFrom('move', 'resign', 'offer', 'accept', 'decline');
const good = fc.oneof(
  fc.record({
    do: fc.constant('move'),
    marbles: fc.uniqueArray(cell, { minLength: 1 }).map((cells) => cells.toSorted((a, b) => a - b)),
    dir: fc.constantFrom(...DIRS),
  }),
  fc.record({ do: fc.constantFrom('resign', 'offer', 'accept', 'decline') }),
);

/** Nearly a cell, and nothing of the kind. */
const odd = fc.oneof(
  fc.constantFrom(-1, -0, 0.5, 60, 61, 1e9, Number.NaN, Infinity, '3', null, true),
  fc.jsonValue({ maxDepth: 1 }),
);
const cells = fc.array(fc.oneof({ weight: 3, arbitrary: cell }, odd), { maxLength: 4 });
const part = fc.oneof(kind, fc.constantFrom<unknown>(...DIRS, 'N', 'ne'), cells, odd);
/** A good move with a part changed, added or left out. */
const bent = fc
  .tuple(good, fc.constantFrom('do', 'marbles', 'dir', 'more', 'toString'), part, fc.boolean())
  .map(([move, name, value, isThere]) => {
    const { [name]: _left, ...rest }: Record<string, unknown> = { ...move };
    return isThere ? { ...rest, [name]: value } : rest;
  });
/** Good but for its marbles: few cells, so that some come twice or in the wrong order. */
const near = fc.record({
  do: fc.constant('move'),
  marbles: fc.array(fc.constantFrom(-1, -0, 0, 0.5, 1, 2, 59, 60, 61), { maxLength: 3 }),
  dir: fc.constantFrom(...DIRS),
});
const made = fc.record(
  { do: fc.oneof(kind, odd), marbles: fc.oneof(cells, odd), dir: part, more: part },
  { requiredKeys: [] },
);

describe('the guard of moves', () => {
  it('[AB-3.6] takes what the schema takes, and nothing else', () => {
    const taken = { yes: 0, no: 0 };
    fc.assert(
      fc.property(fc.oneof(good, bent, near, made, fc.jsonValue()), (raw) => {
        expect(isMove(raw)).toBe(MOVE.safeParse(raw).success);
        taken[isMove(raw) ? 'yes' : 'no'] += 1;
      }),
      { numRuns: 5_000 },
    );
    expect(Math.min(taken.yes, taken.no)).toBeGreaterThan(500);
  });

  it.each([
    ['{"do":"resign","__proto__":{}}'],
    ['{"__proto__":{"do":"resign"}}'],
    ['{"do":"move","marbles":[0],"dir":"E","__proto__":null}'],
    ['{"do":"constructor"}'],
    ['[{"do":"resign"}]'],
    ['{"do":"move","marbles":{"0":1,"length":1},"dir":"E"}'],
  ])('takes no trick: %s', (text) => {
    const raw: unknown = JSON.parse(text);
    expect([isMove(raw), MOVE.safeParse(raw).success]).toEqual([false, false]);
  });
});
