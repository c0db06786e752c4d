import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAMES } from '../chapters/geometry.ts';
import type { Position } from '../chapters/position.ts';
import { START_NAMES, startBoard } from '../chapters/starts.ts';
import { legalSteps } from '../chapters/step.ts';
import { boardOf } from '../testing/fixtures.ts';
import { encode, generate, generateFalls, MOST_MOVES } from './compact.ts';
import { type Field, fieldOf, isLost, make, unmake, worthOf } from './field.ts';
import { search } from './search.ts';

type Needs = readonly [number, number];
const WIN = 1_000_000;

const solve = (position: Position, needs: Needs, limits: { nodes: number; depth: number }) => {
  const field = fieldOf(position, needs);
  const roots = legalSteps(position).map((step) => encode(field.grid, step));
  return { roots, found: search({ field, roots, ...limits }) };
};

/** Returns what the search must find, by looking at everything: no window, no memory, no order. */
function minimax(field: Field, depth: number): number {
  if (isLost(field)) return -WIN - depth;
  const out = new Int32Array(MOST_MOVES);
  const listed = depth > 0 ? generate : generateFalls;
  const end = listed(field.grid, field.turn, out, 0);
  const standing = depth > 0 ? -WIN - depth : worthOf(field);
  return out.slice(0, end).reduce((best, code) => {
    make(field, code);
    const worth = -minimax(field, depth - 1);
    unmake(field, code);
    return Math.max(best, worth);
  }, standing);
}

/** Few marbles, so that everything can be looked at; near the edge, so that some fall. */
const positions = fc
  .shuffledSubarray([...NAMES], { minLength: 6, maxLength: 6 })
  .map((names) => boardOf(names.slice(0, 3).join(' '), names.slice(3).join(' ')));
const crowds = fc.tuple(
  fc.constantFrom('a', 'e', 'i'),
  fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 }),
);
const lines = crowds.map(([row, places]) => {
  const first = row === 'i' ? 5 : 1;
  const names = places.map((place, i) => ({ name: `${row}${first + place}`, black: i < 3 }));
  const of = (black: boolean) =>
    names
      .filter((one) => one.black === black)
      .map(({ name }) => name)
      .join(' ');
  return boardOf(of(true), of(false));
});

describe('the search', () => {
  it('finds at a fixed depth the worth that looking at everything finds', () => {
    fc.assert(
      fc.property(fc.oneof(positions, lines), fc.integer({ min: 2, max: 4 }), (board, depth) => {
        const position = { board, side: 'b' } as const;
        const { found } = solve(position, [2, 2], { nodes: 10_000_000, depth });
        expect(found?.worth).toBe(minimax(fieldOf(position, [2, 2]), depth));
      }),
      { numRuns: 30 },
    );
  });

  it('looks at no more positions than it may, and finds a legal move with any budget', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...START_NAMES),
        fc.integer({ min: 1, max: 3_000 }),
        (start, nodes) => {
          const position = { board: startBoard(start), side: 'b' } as const;
          const { found, roots } = solve(position, [6, 6], { nodes, depth: 16 });
          expect(found?.nodes).toBeLessThanOrEqual(nodes);
          expect(roots).toContain(found?.code);
        },
      ),
      { numRuns: 60 },
    );
  });
});
