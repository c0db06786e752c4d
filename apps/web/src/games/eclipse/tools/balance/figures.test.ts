import { describe, expect, it } from 'vitest';
import { figuresOf, outside } from './figures.ts';
import type { Bout } from './match.ts';

const bout = (facts: Partial<Bout>): Bout => ({
  decks: ['original', 'original'],
  first: 0,
  winner: 0,
  turns: 20,
  played: [[], []],
  ...facts,
});

const many = (count: number, facts: Partial<Bout>): readonly Bout[] =>
  Array.from({ length: count }, () => bout(facts));

describe('the figures of the balance', () => {
  it('count the starter, whichever seat it has, and half a draw', () => {
    const bouts = [
      bout({ first: 0, winner: 0 }),
      bout({ first: 1, winner: 1 }),
      bout({ first: 1, winner: 0 }),
      bout({ winner: null }),
    ];
    expect(figuresOf(bouts).starter).toMatchObject({ count: 4, share: 0.625, holds: false });
  });

  it('give a pair of decks from its first one’s side, in both seats', () => {
    const bouts = [
      ...many(6, { decks: ['original', 'light'], winner: 0 }),
      ...many(4, { decks: ['light', 'original'], winner: 0 }),
      ...many(3, { decks: ['dark', 'dark'], winner: 0 }),
    ];
    expect(figuresOf(bouts).pairs).toMatchObject([
      { name: 'original – light', count: 10, share: 0.6, holds: false },
    ]);
  });

  it('tell starters apart by both decks', () => {
    const bouts = [
      bout({ decks: ['light', 'dark'], first: 1, winner: 1 }),
      bout({ decks: ['dark', 'light'], first: 0, winner: 1 }),
      bout({ decks: ['light', 'dark'], first: 0, winner: 1 }),
    ];
    expect(figuresOf(bouts).starters).toMatchObject([
      { name: 'dark – light', count: 2, share: 0.5, holds: null },
      { name: 'light – dark', count: 1, share: 0, holds: null },
    ]);
  });

  it('give the quartiles of the length, and hold the median to its limits', () => {
    const bouts = [31, 9, 10, 40, 33].map((turns) => bout({ turns }));
    expect(figuresOf(bouts).length).toEqual({ quartiles: [10, 31, 33], holds: false });
    expect(figuresOf(many(3, { turns: 30 })).length.holds).toBe(true);
  });

  it('allow one draw in a hundred', () => {
    const won = many(99, {});
    expect(figuresOf([...won, bout({ winner: null })]).draws.holds).toBe(true);
    expect(figuresOf([...won, ...many(2, { winner: null })]).draws.holds).toBe(false);
  });

  it('count who played a card once a match, worst first, and judge it by enough plays only', () => {
    const bouts = [
      ...many(61, { played: [['goblin'], ['zombie']] }),
      ...many(39, { winner: 1, played: [['goblin'], ['zombie']] }),
      ...many(9, { played: [['orc'], ['goblin', 'zombie']] }),
    ];
    const figures = figuresOf(bouts);
    expect(figures.cards).toMatchObject([
      { name: 'orc', count: 9, share: 1, holds: null },
      { name: 'zombie', count: 109, share: 39 / 109, holds: false },
      { name: 'goblin', count: 109, share: 61 / 109, holds: true },
    ]);
    expect(outside(figures)).toEqual(['the starter', 'zombie']);
  });
});
