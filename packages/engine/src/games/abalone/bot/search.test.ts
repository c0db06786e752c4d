import { describe, expect, it } from 'vitest';
import { writeStep } from '../chapters/notation.ts';
import type { Position } from '../chapters/position.ts';
import { startBoard } from '../chapters/starts.ts';
import { legalSteps } from '../chapters/step.ts';
import { boardOf } from '../testing/fixtures.ts';
import { encode } from './compact.ts';
import { fieldOf } from './field.ts';
import { search } from './search.ts';

type Needs = readonly [number, number];
const WIN = 1_000_000;

const solve = (position: Position, needs: Needs, limits: { nodes: number; depth: number }) => {
  const field = fieldOf(position, needs);
  const steps = legalSteps(position);
  const roots = steps.map((step) => encode(field.grid, step));
  const found = search({ field, roots, ...limits });
  const step = found && steps[roots.indexOf(found.code)];
  return { found, notation: step ? writeStep(step) : null };
};

describe('the search', () => {
  it.each([
    { does: 'pushes the last marble off', needs: [1, 1], best: 'e7e8' },
    { does: 'takes a marble before the centre', needs: [6, 6], best: 'e7e8' },
  ] as const)('$does', ({ needs, best }) => {
    const board = boardOf('e7 e8 a1 a2', 'e9 i5 i6 i7');
    for (const nodes of [300, 8_000]) {
      const { notation } = solve({ board, side: 'b' }, needs, { nodes, depth: 16 });
      expect(notation).toBe(best);
    }
  });

  it('sees a push-off behind a push, and drives home a win that it sees', () => {
    const position = { board: boardOf('e5 e6 e7 a1', 'e8 e9 i5'), side: 'b' } as const;
    const { found, notation } = solve(position, [1, 6], { nodes: 8_000, depth: 16 });
    expect(notation).toBe('e5e6');
    expect(found?.worth).toBeGreaterThanOrEqual(WIN);
  });

  // its budget is counted in positions, so whoever changes which it looks at raises the version
  it.each([
    ['standard', 'a1b2, worth 12, of 2705'],
    ['belgian-daisy', 'a1b2, worth 10, of 3323'],
    ['german-daisy', 'b1c2, worth 10, of 7302'],
    ['dutch-daisy', 'a2b3, worth 12, of 2285'],
    ['swiss-daisy', 'b2c3, worth 8, of 4952'],
    ['the-wall', 'd1d3e2, worth 10, of 11872'],
    ['domination', 'd1d2, worth 12, of 7437'],
    ['pyramid', 'b5c5, worth 12, of 3869'],
  ] as const)('[AB-9.5] looks at the same positions for ever, from %s on', (start, looked) => {
    const position = { board: startBoard(start), side: 'b' } as const;
    const { found, notation } = solve(position, [6, 6], { nodes: 100_000, depth: 3 });
    expect(`${notation}, worth ${found?.worth}, of ${found?.nodes}`).toBe(looked);
  });

  it('finds nothing where there is no move', () => {
    const position = { board: boardOf('', 'e5'), side: 'b' } as const;
    expect(solve(position, [6, 6], { nodes: 300, depth: 16 }).found).toBeNull();
  });
});
