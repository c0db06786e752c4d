import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameBytes } from './bytes.ts';

describe('sameBytes', () => {
  it('says what comparing the texts would say', () => {
    const few = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(null, true, 0, 1, '', 'a', '0'),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b', '0'), tie('any'), {
          maxKeys: 3,
          noNullPrototype: true,
        }),
      ),
    })).any;
    fc.assert(
      fc.property(few, few, (a, b) => {
        expect(sameBytes(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
        expect(sameBytes(a, structuredClone(a))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('minds the order in which the names of an object were written', () => {
    expect(sameBytes({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
    expect(sameBytes([{ a: 1 }], [{ a: 1, b: 2 }])).toBe(false);
  });
});
