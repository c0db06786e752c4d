import { describe, expect, it } from 'vitest';
import { openTable } from '../table.ts';
import { coveredBy, namesIn } from './covered.ts';
import { toy } from './toy.ts';
import { TOY_GOLDEN } from './toy-golden.ts';

const SOURCE = `
/** Why: a 'comment' is no name. */
export type Reason = 'won' | 'drawn';

export type GameEvent =
  /** Of one 'kind'. */
  | { readonly type: 'moved'; readonly kind: 'far' }
  | ({
      readonly type:
        | 'offered'
        | 'declined';
      readonly seat: number;
    } & Made);

export type Other = { readonly type: 'other' };
`;

describe('what golden replays cover', () => {
  it('is held against the names in the types of the game', () => {
    const names = ['moved', 'offered', 'declined', 'ends: won', 'ends: drawn'];
    expect([...namesIn([SOURCE])]).toEqual(names);
  });

  it('is what was told to anybody, and the end', () => {
    const table = openTable(toy);
    const [whole, begun] = [TOY_GOLDEN, { ...TOY_GOLDEN, inputs: TOY_GOLDEN.inputs.slice(0, 1) }];
    expect(coveredBy(table, begun)).toEqual(new Set(['dealt', 'picked', 'laid']));
    expect([...coveredBy(table, whole)].filter((name) => name.startsWith('ends'))).toHaveLength(1);
  });
});
