import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { openTable } from '../../core/table.ts';
import { heardBy } from '../../core/told.ts';
import { COLORS } from './chapters/spells.ts';
import { EXIT, HOARD } from './chapters/wizards.ts';
import { rockPaperWizard } from './game.ts';
import { cardsOf, OPTIONS, type WizardOptions } from './options.ts';
import { only } from './testing/fixtures.ts';

const PLAIN: WizardOptions = { seconds: 0, goal: 25, levitate: false };
const begin = (seats: number, seed = 'seed') => {
  const { state, told } = rockPaperWizard.setup({
    seats,
    options: PLAIN,
    own: [],
    kept: null,
    random: seededRandom(seed),
  });
  return { ...state, events: heardBy(told, 'public') };
};

describe('the start', () => {
  it('[RW-1.1] the track has 11 spaces', () => {
    expect([EXIT, HOARD]).toEqual([0, 10]);
  });

  it('[RW-1.2] everybody stands in the middle with 3 gold', () => {
    expect(begin(5).open.wizards).toEqual(
      Array.from({ length: 5 }, () => ({ space: 5, gold: 3, ready: false, hand: null })),
    );
    expect(rockPaperWizard.seats).toMatchObject({ min: 3, max: 6 });
  });

  it('[RW-1.3] seat 0 is first', () => {
    expect(begin(4).open.first).toBe(0);
    expect(only(begin(4).events, 'round')).toEqual([{ type: 'round', round: 1, first: 0 }]);
  });

  it.each([
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 5],
  ])('[RW-1.4] %i players have a book of %i', (seats, cards) => {
    expect(begin(seats).open.book).toHaveLength(cards);
  });

  it('[RW-1.5] the deck is one of each spell', () => {
    const cards = cardsOf(PLAIN);
    const colors = cards.map((card) => COLORS[card]);
    const has = (color: string) => colors.filter((one) => one === color).length;
    expect([has('blue'), has('red'), has('green')]).toEqual([7, 10, 6]);
    expect(new Set(cards).size).toBe(23);
  });

  it('[RW-1.6] the book is laid card by card, and a third of a colour is turned away', () => {
    const books = Array.from({ length: 60 }, (_, seed) => begin(5, `${seed}`));
    for (const { open, events } of books) {
      const laid = only(events, 'learned').map(({ spell }) => spell);
      expect(open.book).toEqual(laid.toReversed());
      const colors = open.book.map((card) => COLORS[card]);
      const most = colors.map((color) => colors.filter((one) => one === color).length);
      expect(Math.max(...most)).toBe(2);
      expect(open.discard).toEqual(only(events, 'bounced').map(({ spell }) => spell));
    }
    expect(books.some(({ open }) => open.discard.length > 0)).toBe(true);
  });
});

describe('the host’s choices', () => {
  const table = openTable(rockPaperWizard);

  it('[RW-8.1] are 25 gold without a limit of time and without Levitate, unless changed', () => {
    expect(table.parseOptions({})).toEqual(PLAIN);
    expect(OPTIONS.seconds.values).toEqual([0, 30, 45, 60]);
    expect(OPTIONS.goal.values).toEqual([25, 15]);
  });

  it('[RW-8.1] with Levitate the deck has 24 cards, 8 of them blue', () => {
    const cards = cardsOf({ ...PLAIN, levitate: true });
    expect(cards).toHaveLength(24);
    expect(cards.filter((card) => COLORS[card] === 'blue')).toHaveLength(8);
  });
});
