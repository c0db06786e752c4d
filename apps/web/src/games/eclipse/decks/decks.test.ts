import { CARD_IDS, type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import {
  COPIES_MAX,
  DECK_MAX,
  type DeckList,
  deckFaults,
  READY_DECKS,
  READY_IDS,
  sizeOf,
} from '@kesem/engine/games/eclipse/decks/decks';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDrafts, writeDrafts } from './drafts.ts';
import { EVERYTHING, type Filter, fits } from './filter.ts';
import { firstHand } from './firstHand.ts';
import { stepIn } from './grid.ts';
import { curveSays, metersOf } from './meters.ts';
import { deckTexts } from './texts.ts';
import {
  collection,
  countIn,
  grouped,
  hasRoomFor,
  isSameDeck,
  withOne,
  withoutOne,
} from './working.ts';

const deck = (...rows: readonly (readonly [CardId, number])[]): DeckList =>
  rows.map(([card, count]) => ({ card, count }));
const found = (wish: Partial<Filter>): readonly CardId[] =>
  collection().filter((card) => fits(card, { ...EVERYTHING, ...wish }));

const steps = fc.array(fc.record({ card: fc.constantFrom(...CARD_IDS), adds: fc.boolean() }), {
  maxLength: 60,
});

describe('a deck that is built', () => {
  it('never has too many copies, nor an entry of nothing, whatever is done', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const built = all.reduce<DeckList>(
          (now, { card, adds }) => (adds ? withOne(now, card) : withoutOne(now, card)),
          [],
        );
        expect(deckFaults(built)).not.toContain('tooManyCopies');
        expect(built.every(({ count }) => count > 0)).toBe(true);
        expect(new Set(built.map(({ card }) => card)).size).toBe(built.length);
      }),
    );
  });

  it('has four of a card, any number of stones, and 200 cards in all', () => {
    expect(hasRoomFor(deck(['goblin', COPIES_MAX]), 'goblin')).toBe(false);
    expect(withOne(deck(['goblin', COPIES_MAX]), 'goblin')).toEqual(deck(['goblin', COPIES_MAX]));
    expect(countIn(withOne(deck(['crystal', 99]), 'crystal'), 'crystal')).toBe(100);
    expect(hasRoomFor(deck(['crystal', DECK_MAX]), 'goblin')).toBe(false);
  });

  it('gives back what was put in', () => {
    const { original } = READY_DECKS;
    expect(isSameDeck(withoutOne(withOne(original, 'gorgon'), 'gorgon'), original)).toBe(true);
    expect(isSameDeck(withOne(original, 'gorgon'), original)).toBe(false);
    expect(isSameDeck(original, original.toReversed())).toBe(true);
    expect(withoutOne(original, 'gorgon')).toBe(original);
  });

  it('is listed by kind, cheap cards first, every card once', () => {
    for (const id of READY_IDS) {
      const groups = grouped(READY_DECKS[id]);
      expect(groups.reduce((all, { count }) => all + count, 0)).toBe(sizeOf(READY_DECKS[id]));
      for (const { kind, entries } of groups) {
        expect(entries.every(({ card }) => cardOf(card).kind === kind)).toBe(true);
      }
    }
    expect(collection()).toHaveLength(CARD_IDS.length);
    expect(grouped([])).toEqual([]);
  });
});

describe('looking for cards', () => {
  it('finds by kind, energy, price and ability, all at once', () => {
    expect(found({ kind: 'stone' })).toEqual(['crystal', 'darkStone']);
    expect(found({ kind: 'stone', energy: 'dark' })).toEqual(['darkStone']);
    expect(found({ ability: 'flying', kind: 'creature' })).toContain('morningDove');
    expect(found({ ability: 'flying', kind: 'creature' })).not.toContain('goblin');
    expect(found({ price: 1, kind: 'creature' })).toContain('goblin');
    expect(found({ price: 1, kind: 'creature', energy: 'light' })).not.toContain('goblin');
    expect(found({ price: 7 })).toContain('totalityDemon');
    expect(found({ price: 0, kind: 'stone' })).toEqual([]);
  });

  it('finds what gives an ability too', () => {
    const gives = found({ ability: 'flying' }).filter((card) => cardOf(card).kind !== 'creature');
    expect(gives).toContain('wingsOfLight');
  });

  it('finds by words of both languages, in any order', () => {
    expect(found({ words: 'VAMP' })).toEqual(['vampire']);
    expect(found({ words: ' הפיח  שדון ' })).toEqual(['sootImp']);
    expect(found({ words: 'no such card' })).toEqual([]);
    expect(found({})).toHaveLength(CARD_IDS.length);
  });
});

describe('the meters', () => {
  const lacks = (list: DeckList) => metersOf(list).map((meter) => meter.lacks);

  it('E16: count towards a least, and beyond it are no limit', () => {
    expect(deckTexts('en').mine(39, 40)).toBe('Deck 39/40');
    expect(deckTexts('en').mine(44, 40)).toBe('Deck 44');
    expect(deckTexts('he').ofGoal(44, 40)).toBe('44, לפחות 40');
  });

  it('say how many cards are missing, or too many', () => {
    expect(lacks([])).toEqual([40, 14, 14]);
    expect(lacks(deck(['crystal', 30], ['goblin', 4]))).toEqual([6, 0, 10]);
    expect(lacks(deck(['crystal', DECK_MAX + 3]))[0]).toBe(-3);
  });

  it('find nothing lacking in a ready deck but creatures at most', () => {
    for (const id of READY_IDS) expect(lacks(READY_DECKS[id]).slice(0, 2)).toEqual([0, 0]);
  });

  it('say that a deck is dear when most of its cards cost more than three', () => {
    expect(curveSays(deck(['crystal', 40]))).toBe('nothing');
    expect(curveSays(deck(['eclipseDragon', 4], ['firstLight', 4], ['goblin', 4]))).toBe('dear');
    expect(curveSays(READY_DECKS.original)).toBe('good');
  });
});

describe('drafts on a device', () => {
  it('come back as they were, empty ones too', () => {
    const drafts = [
      { id: 'a', name: 'ראשונה', deck: deck(['goblin', 3], ['crystal', 9]) },
      { id: 'b', name: '', deck: [] },
    ];
    expect(readDrafts(writeDrafts(drafts))).toEqual(drafts);
  });

  it('are left out when they are none', () => {
    const scraps = { a: 1, b: null, c: { name: 'x' }, d: { name: 'x', code: 'E1nonsense' } };
    expect(readDrafts(scraps)).toEqual([]);
  });
});

describe('a first hand', () => {
  it('is seven different cards of the deck, each as likely as its place', () => {
    const all = READY_DECKS.original;
    const hand = firstHand(all, () => 0.999);
    expect(hand).toHaveLength(7);
    const left = hand.reduce((now, card) => withoutOne(now, card), all);
    expect(sizeOf(left)).toBe(sizeOf(all) - 7);
    expect(firstHand(all, () => 0)).toEqual(Array.from({ length: 7 }, () => 'crystal'));
    expect(firstHand(deck(['goblin', 2]), () => 0.5)).toEqual(['goblin', 'goblin']);
  });
});

describe('arrows in rows of cards', () => {
  const tops = [0, 0, 0, 50, 50, 50, 100];

  it.each([
    [0, 'ArrowRight', 'ltr', 1],
    [0, 'ArrowLeft', 'rtl', 1],
    [0, 'ArrowLeft', 'ltr', null],
    [1, 'ArrowDown', 'ltr', 4],
    [4, 'ArrowUp', 'rtl', 1],
    [4, 'ArrowDown', 'rtl', null],
    [3, 'Home', 'ltr', 0],
    [3, 'End', 'ltr', 6],
    [3, 'x', 'ltr', null],
    [-1, 'ArrowRight', 'ltr', null],
  ] as const)('from %i with %s in %s to %s', (from, key, direction, to) => {
    expect(stepIn(tops, from, key, direction)).toBe(to);
  });
});
