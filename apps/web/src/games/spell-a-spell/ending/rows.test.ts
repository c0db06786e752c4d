import { array, assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP, heightOf, rowsOf } from './rows.ts';

const FIELD = [900, 800] as const;
const words = array(double({ min: 0.6, max: 4, noNaN: true }), {
  minLength: 1,
  maxLength: 120,
});

describe('words in rows', () => {
  it('keep their order, and none is left out', () => {
    assert(
      property(words, (widths) => {
        const rows = rowsOf(widths, FIELD, 260);
        expect(rows.flatMap(({ from, to }) => [...widths.keys()].slice(from, to))).toEqual([
          ...widths.keys(),
        ]);
      }),
    );
  });

  it('stay inside the forme', () => {
    assert(
      property(words, (widths) => {
        const rows = rowsOf(widths, FIELD, 260);
        expect(heightOf(rows)).toBeLessThanOrEqual(FIELD[1] + 0.01);
        for (const { from, to, size } of rows) {
          const set = widths.slice(from, to).reduce((sum, width) => sum + width + GAP, -GAP);
          expect(set * size).toBeLessThanOrEqual(FIELD[0] + 0.01);
        }
      }),
    );
  });

  it('fill it: twenty usual words are set to nearly its width, and their rows fill its height', () => {
    const rows = rowsOf(
      Array.from({ length: 20 }, (_, at) => 1 + (at % 4) * 0.5),
      FIELD,
      260,
    );
    expect(heightOf(rows)).toBeGreaterThan(FIELD[1] * 0.7);
    for (const { from, to, size } of rows) {
      const set = Array.from({ length: to - from }, (_, at) => 1 + ((from + at) % 4) * 0.5);
      const wide = set.reduce((sum, width) => sum + width + GAP, -GAP) * size;
      expect(wide).toBeGreaterThan(FIELD[0] * 0.85);
    }
  });
});
