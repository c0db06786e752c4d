import { describe, expect, it } from 'vitest';
import { openTable } from '../table.ts';
import { coveredBy, namesIn } from './covered.ts';
import type { Golden } from './golden.ts';
import { toy } from './toy.ts';

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

const GOLDEN: Golden = {
  setup: {
    game: 'toy',
    version: 1,
    seats: 2,
    options: { rounds: 1, swift: false, beat: 900 },
    own: [],
    kept: [],
    fairness: { secret: '5a'.repeat(32), match: 'golden', nonces: [] },
  },
  inputs: [
    { kind: 'move', seat: 1, key: 'pick:1', move: { do: 'pick', slot: 0 } },
    { kind: 'timeout', timer: 'pick:1' },
    { kind: 'timeout', timer: 'window:1' },
  ],
};

describe('what golden replays cover', () => {
  it('is held against the names in the types of the game', () => {
    const names = ['moved', 'offered', 'declined', 'ends: won', 'ends: drawn'];
    expect([...namesIn([SOURCE])]).toEqual(names);
  });

  it('is what was told to anybody, and the end', () => {
    const table = openTable(toy);
    const [whole, begun] = [GOLDEN, { ...GOLDEN, inputs: GOLDEN.inputs.slice(0, 1) }];
    expect(coveredBy(table, begun)).toEqual(new Set(['dealt', 'picked', 'laid']));
    expect([...coveredBy(table, whole)].filter((name) => name.startsWith('ends'))).toHaveLength(1);
  });
});
