import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Position, writePosition } from '../chapters/position.ts';
import { START_NAMES } from '../chapters/starts.ts';
import { after, legalSteps } from '../chapters/step.ts';
import { positionOf, scoreOf } from '../state.ts';
import { match } from '../testing/fixtures.ts';
import { encode } from './compact.ts';
import { type Field, fieldOf, make, unmake, worthOf } from './field.ts';

/** All of a field but the way to it. */
const figures = ({ grid, needs, turn, worth, hash, check }: Field) => ({
  grid: grid.join(),
  needs: needs.join(),
  turn,
  worth,
  hash,
  check,
});
const fresh = (position: Position) => {
  const [black, white] = scoreOf(position.board);
  return fieldOf(position, [6 - black, 6 - white]);
};
const walks = fc.tuple(
  fc.constantFrom(...START_NAMES),
  fc.array(fc.nat(), { minLength: 20, maxLength: 31 }),
);
const pickFrom = <X>(xs: readonly X[], n: number): X => xs[n % xs.length]!;

describe('the field', () => {
  it('is after every move what it would be from scratch, and goes back the same way', () => {
    fc.assert(
      fc.property(walks, ([start, picks]) => {
        let position = positionOf(match({ start }));
        const field = fresh(position);
        const path = picks.map((n) => {
          const before = figures(field);
          const step = pickFrom(legalSteps(position), n);
          const code = encode(field.grid, step);
          make(field, code);
          position = after(position, step);
          expect(figures(field)).toEqual(figures(fresh(position)));
          return { code, before };
        });
        for (const { code, before } of path.toReversed()) {
          unmake(field, code);
          expect(figures(field)).toEqual(before);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('tells all positions two moves from a start apart by its hash', () => {
    const texts = new Set<string>();
    const hashes = new Set<string>();
    for (const start of START_NAMES) {
      const first = positionOf(match({ start }));
      for (const one of legalSteps(first)) {
        const second = after(first, one);
        for (const position of [second, ...legalSteps(second).map((two) => after(second, two))]) {
          const { hash, check } = fresh(position);
          texts.add(writePosition(position));
          hashes.add(`${hash} ${check}`);
        }
      }
    }
    expect(hashes.size).toBe(texts.size);
  });

  it('is worth to one side the opposite of what it is worth to the other', () => {
    const { board } = positionOf(match({ start: 'the-wall' }));
    const position = after({ board, side: 'b' }, pickFrom(legalSteps({ board, side: 'b' }), 5));
    const [black, white] = (['b', 'w'] as const).map((side) =>
      worthOf(fresh({ board: position.board, side })),
    );
    expect(black).not.toBe(0);
    expect(white).toBe(-black!);
  });
});
