import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { heardBy } from '../../../core/told.ts';
import { shapes } from '../game.ts';
import { base, everyCard, full, letters, only, play, table } from '../testing/fixtures.ts';
import { BASE_DECK, FULL_DECK, nameOf } from './cards.ts';

const start = (seats: number, seed = 'start') =>
  shapes.setup({
    seats,
    options: { time: 'none' },
    own: [],
    kept: null,
    random: seededRandom(seed),
  });

describe('the start', () => {
  it.each([2, 3, 4])('[SH-2.1] [SH-2.2] deals %i players three cards of each kind', (seats) => {
    const { state } = start(seats);
    expect(state.base.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(3));
    expect(state.full.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(3));
    expect(state.base.pile).toHaveLength(32 - 3 * seats);
    expect(state.full.pile).toHaveLength(20 - 3 * seats);
    expect(everyCard(state)).toEqual([...BASE_DECK, ...FULL_DECK].map(nameOf).toSorted());
  });

  it('[SH-2.1] shuffles the decks apart: other seeds, other hands', () => {
    const hands = ['a', 'b', 'c'].map((seed) => start(2, seed).state);
    expect(new Set(hands.map((state) => JSON.stringify(state.base.hands))).size).toBe(3);
    expect(new Set(hands.map((state) => JSON.stringify(state.full.hands))).size).toBe(3);
  });

  it('[SH-8.1] tells each player their own cards, and others how many', () => {
    const { state, told } = start(2);
    const [mine, theirs] = only(heardBy(told, 0), 'drew');
    expect(mine).toEqual({
      type: 'drew',
      seat: 0,
      base: state.base.hands[0],
      full: state.full.hands[0],
    });
    expect(theirs).toEqual({
      type: 'drew',
      seat: 1,
      base: [null, null, null],
      full: [null, null, null],
    });
  });
});

describe('base and full cards', () => {
  const four = table({ hands: ['c** c* sh th', 'chh cts sh th', 'thh ct sh *h', 's** cth sh *h'] });

  it('[SH-4.1] lays the base cards in one row, in the order of seats', () => {
    const { state, events } = play(four, 'c c t s');
    const row = [
      { seat: 0, card: 'circle', pick: 1 },
      { seat: 1, card: 'circle', pick: 1 },
      { seat: 2, card: 'triangle', pick: 1 },
      { seat: 3, card: 'square', pick: 1 },
    ];
    expect(state.pub).toMatchObject({ part: 'full', pick: 2, row });
    expect(only(events, 'laid')).toEqual([{ type: 'laid', part: 'base', cards: row }]);
  });

  it("[SH-4.2] [SH-4.3] [SH-4.5] the book's example: 2, 4, 3 and 3 of 4, the second player wins", () => {
    const { state, events } = play(four, 'c c t s c* cts ct cth');
    expect(only(events, 'shown')[0]?.cards.map(({ card }) => letters(card))).toEqual([
      'c*',
      'cts',
      'ct',
      'cth',
    ]);
    expect(only(events, 'counted')).toEqual([
      {
        type: 'counted',
        counts: [2, 4, 3, 3].map((match, seat) => ({ seat, match, of: 4 })),
        leaders: [1],
      },
    ]);
    expect(only(events, 'won')).toEqual([
      { type: 'won', seat: 1, by: 'match', prizes: base('ccts') },
    ]);
    expect(state.pub.past).toMatchObject({ round: 2, winner: 1, by: 'match' });
    expect(state.pub.past?.counts[1]).toEqual({ match: 4, of: 4 });
  });

  it('[SH-4.3] the same shape twice in the row counts twice', () => {
    const { events } = play(table({ hands: ['c*h ct sh *h', 'c*h ts sh *h'] }), 'c c ct ts');
    expect(only(events, 'counted')[0]?.counts.map(({ match }) => match)).toEqual([2, 0]);
  });

  it('[SH-4.4] a joker in the row counts for nobody', () => {
    const { events } = play(table({ hands: ['jsh ct sh *h', 'c*h c* sh *h'] }), 'j c ct sh');
    expect(only(events, 'counted')[0]?.counts).toEqual([
      { seat: 0, match: 1, of: 2 },
      { seat: 1, match: 0, of: 2 },
    ]);
  });
});

describe('collecting', () => {
  const two = { hands: ['ct* ct sh *h', 'css s* th c*'], pile: 'hhhhhht' };

  it('[SH-6.1] gives the winner each base card of the round as a prize', () => {
    const { state } = play(table({ ...two, prizes: ['h', ''] }), 'c c ct s*');
    expect(state.pub.prizes).toEqual([base('hcc'), []]);
    expect(shapes.view(state, 'public').scores).toEqual([3, 0]);
  });

  it('[SH-6.3] puts the full cards under their pile in the order of seats', () => {
    const before = table(two);
    const { state, events } = play(before, 'c c ct s*');
    expect(state.full.pile).toEqual([...before.full.pile.slice(2), ...full('ct s*')]);
    expect(only(events, 'returned')).toEqual([
      { type: 'returned', base: [], full: full('ct s*'), jokers: 0 },
    ]);
  });

  it('[SH-6.5] fills the hands up seat by seat', () => {
    const { state } = play(table({ ...two, pile: 'h*tttt' }), 'c c ct s*');
    expect(state.base.hands).toEqual([base('t*h'), base('ss*')]);
    expect(state.base.pile).toEqual(base('tttt'));
    expect(state.full.hands.map((hand) => hand.length)).toEqual([3, 3]);
    expect(state.pub).toMatchObject({
      round: 3,
      part: 'base',
      pick: 1,
      row: [],
      shown: [],
      tied: [],
    });
  });

  it('[SH-6.4] [SH-6.1] shuffles a joker into the whole base pile: it is no prize', () => {
    const joker = table({ hands: ['jt* ct sh *h', 'css s* th c*'], pile: 'hhhhhhhhtttt' });
    const { state, events } = play(joker, 'j c ct s*');
    expect(state.pub.prizes).toEqual([base('c'), []]);
    expect(only(events, 'returned')[0]).toMatchObject({ base: [], jokers: 1 });
    const left = [...state.base.pile, ...state.base.hands.map((hand) => hand[2]!)];
    expect(left.map(letters).toSorted().join('')).toBe('hhhhhhhhjtttt');
    expect(state.base.pile.map(letters).join('')).not.toBe('hhhhhhtttt'.concat('j'));
  });
});
