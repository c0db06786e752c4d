import { describe, expect, it } from 'vitest';
import type { ShapesEvent } from './event.ts';
import { shapes } from './game.ts';
import { hands } from './outcome.ts';
import { base, only, play, table } from './testing/fixtures.ts';

const won = 'c c ct s*';
const held = ['ct* ct sh *h', 'css s* th c*'];

describe('the end', () => {
  it('[SH-7.1] comes when the base pile cannot fill every hand: nobody draws', () => {
    const { state, events } = play(table({ hands: held, pile: 'h' }), won);
    expect(state.pub.ended).toBe(true);
    expect(only(events, 'drew')).toEqual([]);
    expect(state.base.hands).toEqual([base('t*'), base('ss')]);
    expect(state.base.pile).toEqual(base('h'));
    expect(shapes.asks(state)).toEqual([]);
  });

  it('[SH-7.1] does not come when the pile has just enough', () => {
    const { state } = play(table({ hands: held, pile: 'hh' }), won);
    expect(state.pub).toMatchObject({ ended: false, round: 3 });
    expect(state.base.pile).toEqual([]);
  });

  it('[SH-7.1] comes unannounced when a tie-break took more cards than the pile has', () => {
    const start = table({ hands: ['c*h ct sh *h', 't*s cts sh *h'], pile: 'hh' });
    const { state } = play(start, 'c t ct cts * s');
    expect(start.pub.lastRound).toBe(false);
    expect(state.pub.ended).toBe(true);
  });

  it('[SH-7.2] a round with fewer cards in the pile than players is announced as the last', () => {
    expect(table({ hands: held, pile: 'h' }).pub.lastRound).toBe(true);
    expect(table({ hands: held, pile: 'hh' }).pub.lastRound).toBe(false);
    const { events } = play(table({ hands: held, pile: 'hhh' }), won);
    expect(only(events, 'round')).toEqual([{ type: 'round', round: 3, last: true }]);
  });

  it('[SH-7.2] and yet it is not the last when cards go back', () => {
    const last = table({ hands: ['c*h ct sh *h', 't*h cts sh *h'], pile: 'h' });
    const { state } = play(last, 'c t ct cts * *');
    expect(last.pub.lastRound).toBe(true);
    expect(state.pub).toMatchObject({ ended: false, round: 3, lastRound: true });
  });

  it("[SH-7.3] a joker in a hand becomes as many prizes as there are seats; one in the pile is nobody's", () => {
    const three = ['ct* ct sh *h', 'cjs s* th c*', 'css th s* *h'];
    const { state, events } = play(
      table({ hands: three, pile: 'j', prizes: ['', 'h', 'hh'] }),
      'c c c ct s* th',
    );
    expect(state.pub.prizes).toEqual([base('ccc'), base('hj'), base('hh')]);
    expect(only(events, 'ended')).toEqual([
      { type: 'ended', reason: 'pile', jokers: [0, 1, 0], scores: [3, 4, 2] },
    ]);
    expect(state.base.hands[1]).toEqual(base('s'));
    expect(shapes.outcome(state)).toEqual({
      ranking: [[1], [0], [2]],
      reason: 'pile',
      scores: [3, 4, 2],
    });
  });

  it('[SH-7.4] equal prizes share a place', () => {
    const three = ['ct* ct sh *h', 'cts s* th c*', 'css s* th *h'];
    const { state } = play(
      table({ hands: three, pile: '', prizes: ['', 'hhh', 'h'] }),
      'c c c ct s* s*',
    );
    expect(shapes.outcome(state)?.ranking).toEqual([[0, 1], [2]]);
    expect(shapes.outcome(table({ hands: held }))).toBeNull();
  });
});

describe('how old a hand is', () => {
  it('is counted by rounds, won or not', () => {
    const ends = (events: readonly ShapesEvent[]) => events.filter((event) => hands(event)).length;
    const dealt = ['c*h ct sh *h', 't*h cts s* c*'];
    expect(ends(play(table({ hands: dealt }), 'c t ct').events)).toBe(0);
    expect(ends(play(table({ hands: dealt }), 'c t ct cts * *').events)).toBe(1);
    const nobody = table({ hands: ['c*h ct sh *h', 't*h cts sh *h'], pile: 'ssssss' });
    expect(ends(play(nobody, 'c t ct cts * h').events)).toBe(1);
  });
});
