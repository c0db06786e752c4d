import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { DECK, EFFECTS, isRune } from './chapters/cards.ts';
import { LETTERS, normalised, written } from './chapters/letters.ts';
import type { SpellOptions } from './options.ts';
import { everyCard, game, play, table } from './testing/fixtures.ts';

const SHARES = 'א3 ב4 ג2 ד3 ה5 ו6 ז2 ח3 ט2 י6 כ2 ל4 מ5 נ4 ס2 ע3 פ3 צ2 ק3 ר6 ש3 ת3';

function started(seats: number, options: Partial<SpellOptions> = {}) {
  const chosen = { ...table({ hands: ['', ''] }).pub.options, ...options };
  return game.setup({ seats, options: chosen, own: [], kept: null, random: seededRandom('start') });
}

describe('the cards', () => {
  const count = (card: string): number => DECK.filter((one) => one === card).length;

  it('[SP-1.1] are 90', () => {
    expect(DECK).toHaveLength(90);
    expect(DECK.filter((card) => isRune(card) && card !== 'fog')).toHaveLength(76);
    expect(['fog', ...EFFECTS].map(count)).toEqual([3, 3, 3, 5]);
  });

  it('[SP-1.2] hold each letter as often as the rules say', () => {
    expect(LETTERS.map((letter) => `${letter}${count(letter)}`).join(' ')).toBe(SHARES);
  });

  it.each([
    ['עץ', 'עצ'],
    ['מים', 'מימ'],
    ['מסך', 'מסכ'],
    ['גן', 'גנ'],
    ['קוף', 'קופ'],
    ['חתול', 'חתול'],
  ])('[SP-1.3] write %s with its final form and spell it without', (word, plain) => {
    expect(normalised(word)).toBe(plain);
    expect(written(plain)).toBe(word);
  });

  it('[SP-1.3] have no geresh', () => {
    expect(["ג'ירפה", 'צ׳יפס', 'ג’וק'].map(normalised)).toEqual(['גירפה', 'ציפס', 'גוק']);
  });
});

describe('the start', () => {
  it.each([2, 3, 4, 5])('[SP-2.1] deals a full hand to each of %i and leaves the rest', (seats) => {
    const { state } = started(seats);
    expect(state.pub.counts).toEqual(Array(seats).fill(6));
    expect(state.pub.pile).toBe(90 - 6 * seats);
    expect(everyCard(state)).toEqual(DECK.toSorted());
  });

  it('[SP-2.2] [SP-9.1] deals seven cards to all where the host says so', () => {
    expect(started(3, { cards: 7 }).state.pub.counts).toEqual([7, 7, 7]);
  });

  it('[SP-2.2] [SP-9.1] deals seven cards to the seats that the host helps', () => {
    expect(started(3, { seven: [false, true, false] }).state.pub.counts).toEqual([6, 7, 6]);
    expect(started(2, { cards: 7, seven: [false, true] }).state.pub.counts).toEqual([7, 7]);
  });

  it('[SP-3.5] [SP-3.7] [SP-9.1] fills the hand of such a seat up to seven, and after a fail to eight', () => {
    const state = table({ hands: ['קוףאבגד', 'אבגדהו'], options: { seven: [true, false] } });
    expect(play(state, 'קוף').state.pub.counts).toEqual([7, 6]);
    expect(play(state, 'fail', 'fail').state.pub.counts).toEqual([8, 7]);
  });

  it('[SP-9.1] everybody sees which seats those are', () => {
    const { state } = started(2, { seven: [false, true] });
    expect(game.view(state, 'public')).toMatchObject({
      full: [6, 7],
      options: { seven: [false, true] },
    });
  });

  it('[SP-2.3] asks seat 0 first and goes on to the left', () => {
    const { state } = started(3);
    expect(game.asks(state)).toEqual([
      { seat: 0, key: 'turn:1', must: true, answers: ['cast', 'play', 'fail'] },
    ]);
    const failed = game.apply(
      state,
      { kind: 'move', seat: 0, move: { do: 'fail' } },
      seededRandom('x'),
    );
    expect(failed.ok && game.asks(failed.state)).toMatchObject([{ seat: 1, key: 'turn:2' }]);
  });
});
