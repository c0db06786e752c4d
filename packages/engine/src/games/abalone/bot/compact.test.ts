import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { START_NAMES } from '../chapters/starts.ts';
import { after, legalSteps } from '../chapters/step.ts';
import { positionOf } from '../state.ts';
import { match } from '../testing/fixtures.ts';
import { encode, falls, generate, generateFalls, gridOf, MOST_MOVES } from './compact.ts';

const sorted = (codes: Iterable<number>) => [...codes].toSorted((a, b) => a - b);

describe('the compact board', () => {
  it.each(START_NAMES)('knows the moves and the push-offs of the rules, from %s', (start) => {
    const { pick } = seededRandom(start)('moves');
    const out = new Int32Array(MOST_MOVES);
    let position = positionOf(match({ start }));
    let pushedOff = 0;
    for (let ply = 0; ply < 200; ply += 1) {
      const grid = gridOf(position.board);
      const me = position.side === 'b' ? 1 : 2;
      const steps = legalSteps(position);
      const codes = steps.map((step) => encode(grid, step));
      const fatal = codes.filter((code) => falls(code) === 1);
      expect(sorted(out.slice(0, generate(grid, me, out, 0)))).toEqual(sorted(codes));
      expect(sorted(out.slice(0, generateFalls(grid, me, out, 0)))).toEqual(sorted(fatal));
      pushedOff += fatal.length;
      position = after(position, pick(steps));
    }
    expect(pushedOff).toBeGreaterThan(0);
  });
});
