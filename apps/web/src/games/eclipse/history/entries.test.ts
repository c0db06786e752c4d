import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { describe, expect, it } from 'vitest';
import { type Entry, entriesOf } from './entries.ts';

const VAMPIRE = { id: 5, card: 'vampire' } as const;
const STONE = { id: 3, card: 'crystal' } as const;

describe('the history', () => {
  it('has one picture for a fight, with what came of it', () => {
    const fight = { player: 0, attacker: 5, defender: 6, totals: [8, 4] } as const;
    const entries = entriesOf([
      { type: 'turn', turn: 3, player: 0 },
      { type: 'cast', player: 0, card: 'vampire', paid: [], target: null },
      { type: 'entered', player: 0, piece: VAMPIRE, how: 'summoned' },
      { type: 'entered', player: 1, piece: { id: 6, card: 'goblin' }, how: 'raised' },
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

  const FIGHT = [
    { type: 'entered', player: 0, piece: VAMPIRE, how: 'summoned' },
    { type: 'entered', player: 1, piece: { id: 6, card: 'goblin' }, how: 'summoned' },
    { type: 'attacked', player: 0, assaults: [] },
    {
      type: 'fought',
      player: 0,
      attacker: 5,
      defender: 6,
      dice: [4, 2],
      totals: [8, 3],
    },
    { type: 'opened', window: 'roll', n: 2 },
    { type: 'cast', player: 1, card: 'twistOfFate', paid: [], target: null },
    { type: 'turned', player: 1, from: 2, to: 6 },
    { type: 'opened', window: 'roll', n: 3 },
    { type: 'closed', window: 'roll', n: 3 },
    {
      type: 'struck',
      player: 0,
      attacker: 5,
      defender: 6,
      totals: [8, 7],
      winner: 5,
      damage: 1,
    },
    { type: 'destroyed', kind: 'creature', piece: { id: 6, card: 'goblin' }, owner: 1 },
  ] as const satisfies readonly EclipseEvent[];

  it('keeps a fight one picture, though a card is played between its dice and its blow', () => {
    const [fight, card, ...more] = entriesOf(FIGHT);
    expect(more).toEqual([]);
    expect(fight).toMatchObject({ card: 'vampire', outcome: { is: 'destroyed' } });
    expect(typesOf(fight)).toEqual([
      'attacked',
      'fought',
      'opened',
      'closed',
      'struck',
      'destroyed',
    ]);
    expect(card).toMatchObject({ card: 'twistOfFate', player: 1, outcome: { is: 'played' } });
    expect(typesOf(card)).toEqual(['cast', 'turned', 'opened']);
  });

  it('shows the dice of a fight as they lay in the end, and whom it was with', () => {
    const [fight] = entriesOf(FIGHT);
    expect(fight).toMatchObject({
      roll: { is: 'fight', against: 'goblin', dice: [4, 6], totals: [8, 7] },
    });
  });

  it('shows the die of a saving roll as it lay in the end', () => {
    const [, save] = entriesOf([
      { type: 'dropped', player: 1, piece: STONE },
      { type: 'saving', stone: 3, player: 1, die: 2, bonus: 1, needs: 5 },
      { type: 'turned', player: 1, from: 2, to: 4 },
    ]);
    expect(save).toMatchObject({ roll: { is: 'save', die: 4, bonus: 1, needs: 5 } });
  });
});

const typesOf = (entry: Entry | undefined) =>
  entry && 'events' in entry ? entry.events.map(({ type }) => type) : [];
