import { describe, expect, it } from 'vitest';
import { entriesOf } from './entries.ts';

const VAMPIRE = { id: 5, card: 'vampire' } as const;
const STONE = { id: 3, card: 'crystal' } as const;

describe('the history', () => {
  it('has one picture for a fight, with what came of it', () => {
    const fight = { player: 0, attacker: 5, defender: 6, totals: [8, 4] } as const;
    const entries = entriesOf([
      { type: 'turn', turn: 3, player: 0 },
      { type: 'cast', player: 0, card: 'vampire', paid: [], target: null },
      { type: 'entered', player: 0, piece: VAMPIRE, how: 'summoned' },
      { type: 'fought', ...fight, dice: [4, 2] },
      { type: 'struck', ...fight, winner: 5, damage: 4 },
      { type: 'damaged', creature: 6, amount: 4, regenerated: 0 },
    ]);
    expect(entries).toMatchObject([
      { turn: 3 },
      { card: 'vampire', outcome: { is: 'played' } },
      { card: 'vampire', player: 0, outcome: { is: 'hurt', by: 4 } },
    ]);
  });

  it('tells a stone that held from one that was lost', () => {
    const saving = { type: 'saving', stone: 3, player: 1, bonus: 0, needs: 4 } as const;
    const [, held, lost] = entriesOf([
      { type: 'dropped', player: 1, piece: STONE },
      { ...saving, die: 5 },
      { type: 'held', stone: 3 },
      { ...saving, die: 1 },
      { type: 'destroyed', kind: 'stone', piece: STONE, owner: 1 },
    ]);
    expect(held).toMatchObject({ card: 'crystal', outcome: { is: 'held' } });
    expect(lost).toMatchObject({ outcome: { is: 'destroyed' } });
  });
});
