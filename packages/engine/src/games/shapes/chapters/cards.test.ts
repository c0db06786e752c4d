import { describe, expect, it } from 'vitest';
import { base, full } from '../testing/fixtures.ts';
import { BASE_DECK, FULL_DECK, matchOf, nameOf, SHAPES, without } from './cards.ts';

describe('the decks', () => {
  it('[SH-1.1] has six base cards of each shape and two jokers', () => {
    const count = (name: string) => BASE_DECK.filter((card) => card === name).length;
    expect(BASE_DECK).toHaveLength(32);
    expect(SHAPES.map(count)).toEqual([6, 6, 6, 6, 6]);
    expect(count('joker')).toBe(2);
  });

  it('[SH-1.2] has every pair and every triple of different shapes once', () => {
    expect(FULL_DECK).toHaveLength(20);
    expect(FULL_DECK.filter((card) => card.length === 2)).toHaveLength(10);
    expect(FULL_DECK.filter((card) => card.length === 3)).toHaveLength(10);
    expect(new Set(FULL_DECK.map(nameOf)).size).toBe(20);
    expect(FULL_DECK.every((card) => new Set(card).size === card.length)).toBe(true);
  });

  it('[SH-1.3] knows five shapes', () => {
    expect(SHAPES).toEqual(['circle', 'triangle', 'square', 'star', 'hexagon']);
  });

  it('takes away as many of a card as are named', () => {
    expect(without(base('cctj'), base('ctt'))).toEqual(base('cj'));
    expect(without(full('ct cth'), full('ct'))).toEqual(full('cth'));
  });
});

describe('a match', () => {
  it.each([
    ['ct', 'cts', 2],
    ['ct', 'cct', 3],
    ['cts', 'ctsh', 3],
    ['*h', 'cts', 0],
    ['*h', '*jj', 1],
  ])('[SH-4.3] [SH-4.4] of %s with the row %s is %i', (card, row, match) => {
    expect(matchOf(full(card)[0]!, base(row))).toBe(match);
  });
});
