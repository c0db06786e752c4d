import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, type CardId } from '../cards/set.ts';
import { figuresOf, GOOD_SHARE, oddsOfTwoStones } from './advice.ts';
import {
  countsOf,
  type DeckList,
  deckFaults,
  READY_DECKS,
  READY_IDS,
  type ReadyId,
  sizeOf,
} from './decks.ts';
import { completed } from './fill.ts';

const anyDeck: fc.Arbitrary<DeckList> = fc.array(
  fc.record({ card: fc.constantFrom(...CARD_IDS), count: fc.integer({ min: 1, max: 5 }) }),
  { maxLength: 30 },
);

describe('EC-10 decks', () => {
  it('[EC-10.1] have 40 to 200 cards', () => {
    expect(deckFaults([{ card: 'crystal', count: 39 }])).toEqual(['tooFew']);
    expect(deckFaults([{ card: 'crystal', count: 40 }])).toEqual([]);
    expect(deckFaults([{ card: 'crystal', count: 200 }])).toEqual([]);
    expect(deckFaults([{ card: 'crystal', count: 201 }])).toEqual(['tooMany']);
  });

  it('[EC-10.1] have four copies of a card at most, however they are listed; of stones any number', () => {
    const stones = { card: 'darkStone', count: 60 } as const;
    expect(deckFaults([stones, { card: 'goblin', count: 4 }])).toEqual([]);
    expect(deckFaults([stones, { card: 'goblin', count: 5 }])).toEqual(['tooManyCopies']);
    const twice = [stones, { card: 'goblin', count: 3 }, { card: 'goblin', count: 2 }] as const;
    expect(deckFaults(twice)).toEqual(['tooManyCopies']);
  });

  it.each(READY_IDS)(
    '[EC-10.2] the ready deck %s is legal, 40 to 44 cards, a third of them stones',
    (id) => {
      const deck = READY_DECKS[id];
      const { cards, stones, creatures } = figuresOf(deck);
      expect(deckFaults(deck)).toEqual([]);
      expect(cards).toBeGreaterThanOrEqual(40);
      expect(cards).toBeLessThanOrEqual(44);
      expect(stones / cards).toBeGreaterThanOrEqual(GOOD_SHARE);
      expect(creatures / cards).toBeGreaterThanOrEqual(GOOD_SHARE);
    },
  );

  it('[EC-10.4] figures: stones, creatures, and a curve without stones', () => {
    const deck = [
      { card: 'crystal', count: 3 },
      { card: 'goblin', count: 2 },
      { card: 'totalityDemon', count: 1 },
      { card: 'twistOfFate', count: 4 },
    ] as const;
    expect(figuresOf(deck)).toEqual({
      cards: 10,
      stones: 3,
      creatures: 3,
      curve: [4, 2, 0, 0, 0, 0, 0, 1],
    });
  });

  it('[EC-10.4] the odds of two stones in seven cards', () => {
    // 1 − (C(25,7) + 19·C(25,6)) / C(44,7)
    expect(oddsOfTwoStones(READY_DECKS.original)).toBeCloseTo(
      1 - (480700 + 19 * 177100) / 38320568,
      9,
    );
    expect(oddsOfTwoStones([{ card: 'crystal', count: 40 }])).toBe(1);
    expect(oddsOfTwoStones([{ card: 'goblin', count: 4 }])).toBe(0);
    expect(oddsOfTwoStones([])).toBe(0);
  });

  it('[EC-10.5] any deck is completed to a legal one that keeps its cards', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const whole = completed(deck);
        expect(deckFaults(whole)).toEqual([]);
        const [before, after] = [countsOf(deck), countsOf(whole)];
        for (const [card, count] of before) {
          expect(after.get(card)).toBeGreaterThanOrEqual(Math.min(count, 4));
        }
        expect(completed(whole)).toEqual(whole);
      }),
    );
  });

  it('[EC-10.5] what is filled in has the colour of what was there', () => {
    const energies = (deck: DeckList) => [
      countsOf(deck).has('crystal'),
      countsOf(deck).has('darkStone'),
    ];
    expect(energies(completed([{ card: 'firstLight', count: 1 }]))).toEqual([true, false]);
    expect(energies(completed([{ card: 'vampire', count: 1 }]))).toEqual([false, true]);
    expect(energies(completed([]))).toEqual([true, true]);
    expect(sizeOf(completed([]))).toBe(40);
  });

  it('[EC-10.5] a deck gets as many stones as the ready ones have, of the energies it asks for', () => {
    const stonesOf = (...deck: DeckList) => {
      const counts = countsOf(completed(deck));
      return [counts.get('crystal') ?? 0, counts.get('darkStone') ?? 0];
    };
    expect(stonesOf()).toEqual([9, 9]);
    expect(stonesOf({ card: 'goblin', count: 2 })).toEqual([9, 9]);
    expect(stonesOf({ card: 'firstLight', count: 1 })).toEqual([18, 0]);
    // of light four, and of dark three and two of three
    expect(stonesOf({ card: 'firstLight', count: 1 }, { card: 'vampire', count: 1 })).toEqual([
      10, 8,
    ]);
    expect(stonesOf({ card: 'firstLight', count: 1 }, { card: 'vampire', count: 3 })).toEqual([
      6, 12,
    ]);
    // what is there counts, and none is taken away
    expect(stonesOf({ card: 'crystal', count: 5 })).toEqual([9, 9]);
    expect(stonesOf({ card: 'crystal', count: 15 }, { card: 'vampire', count: 1 })).toEqual([
      15, 18,
    ]);
  });

  it('[EC-10.5] a deck is filled up from the ready deck of its colour, a copy of each at a time', () => {
    const added = (...deck: DeckList) => {
      const before = countsOf(deck);
      return [...countsOf(completed(deck))].flatMap(([card, count]) =>
        isStone(card) ? [] : [{ card, more: count - (before.get(card) ?? 0) }],
      );
    };
    const isStone = (card: CardId) => card === 'crystal' || card === 'darkStone';
    const kinds = (...deck: DeckList) =>
      new Set(added(...deck).flatMap(({ card, more }) => (more > 0 ? [card] : [])));
    const ready = (id: ReadyId) =>
      new Set(READY_DECKS[id].map(({ card }) => card).filter((card) => !isStone(card)));
    expect(kinds({ card: 'firstLight', count: 1 })).toEqual(ready('light'));
    expect(kinds({ card: 'vampire', count: 1 })).toEqual(ready('dark'));
    expect(kinds()).toEqual(ready('original'));
    // 22 cards are missing, and the original deck has 19 kinds: of the first three it gets a second
    expect(
      added()
        .slice(0, 4)
        .map(({ more }) => more),
    ).toEqual([2, 2, 2, 1]);
    // of what is held thrice it gets none before the others are held thrice too
    expect(added({ card: 'goblin', count: 3 }).slice(0, 2)).toEqual([
      { card: 'goblin', more: 0 },
      { card: 'duskWolf', more: 2 },
    ]);
  });

  it('[EC-10.5] a deck that is large enough is left as it is, but for copies over the limit', () => {
    const large = [
      { card: 'crystal', count: 40 },
      { card: 'goblin', count: 6 },
    ] as const;
    expect(completed(large)).toEqual([
      { card: 'crystal', count: 40 },
      { card: 'goblin', count: 4 },
    ]);
  });
});
