import type { TableView } from '@kesem/engine/core/table';
import { describe, expect, it } from 'vitest';
import type { FoldedMatch } from './replay.ts';
import { turnOf } from './turn.ts';

/** A match of which nothing is known but how it stood at each step, and who came out where. */
function folded(stood: readonly (readonly number[])[], ranking: readonly (readonly number[])[]) {
  const steps = stood.map((scores) => ({ view: () => ({ scores }) }));
  const players = stood[0]?.map(() => ({ name: '', ink: 0, bot: null }));
  // what is asked of a folded match here
  return { record: { outcome: { ranking }, players }, steps } as unknown as FoldedMatch;
}

// the views above
const scores = (view: TableView) => (view as unknown as { scores: readonly number[] }).scores;

describe('A10: a match turned', () => {
  it('where whoever won came to the front for good', () => {
    const stood = [
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 2],
      [1, 3],
    ];
    expect(turnOf(folded(stood, [[1], [0]]), scores)).toBe(3);
    expect(turnOf(folded(stood.slice(0, 2), [[0], [1]]), scores)).toBe(1);
  });

  it('nowhere, if they were not ahead at its end or nobody was', () => {
    const stood = [
      [0, 0],
      [1, 0],
      [2, 0],
    ];
    expect(turnOf(folded(stood, [[1], [0]]), scores)).toBeNull();
    expect(turnOf(folded(stood, [[0, 1]]), scores)).toBeNull();
    expect(turnOf(folded(stood, []), scores)).toBeNull();
  });

  it('for all who share the first place, before the best of the others', () => {
    const stood = [
      [0, 0, 0],
      [2, 1, 1],
      [2, 2, 1],
      [3, 2, 1],
    ];
    expect(turnOf(folded(stood, [[0, 1], [2]]), scores)).toBe(2);
  });

  it('nowhere, where older rules showed what is no longer understood', () => {
    const stood = [
      [0, 0],
      [1, 0],
    ];
    const fails = (): never => {
      throw new Error('an older view');
    };
    expect(turnOf(folded(stood, [[0], [1]]), fails)).toBeNull();
  });
});
