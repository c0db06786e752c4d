import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { encode, generate, gridOf, MOST_MOVES, make, unmake } from './compact.ts';
import { match } from './fixtures.ts';
import { START_NAMES } from './starts.ts';
import { positionOf } from './state.ts';
import { after, legalSteps } from './step.ts';

describe('the compact board', () => {
  it.each(START_NAMES)('knows the same moves and boards as the rules, from %s', (start) => {
    const { pick } = seededRandom(start)('moves');
    let position = positionOf(match({ start }));
    for (let ply = 0; ply < 80; ply += 1) {
      const grid = gridOf(position.board);
      const me = position.side === 'b' ? 1 : 2;
      const steps = legalSteps(position);
      const codes = steps.map((step) => encode(grid, step));
      const out = new Int32Array(MOST_MOVES);
      const end = generate(grid, me, out, 0);
      expect(out.slice(0, end).toSorted()).toEqual(Int32Array.from(codes).toSorted());
      const before = grid.join();
      const boards = codes.map((code) => {
        make(grid, code, me);
        const made = grid.join();
        unmake(grid, code, me);
        return `${made} ${grid.join() === before}`;
      });
      const due = steps.map((step) => `${gridOf(after(position, step).board).join()} true`);
      expect(boards).toEqual(due);
      position = after(position, pick(steps));
    }
  });
});
