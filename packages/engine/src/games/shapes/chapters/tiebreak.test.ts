import { describe, expect, it } from 'vitest';
import { shapes } from '../game.ts';
import type { ShapesState } from '../state.ts';
import { base, full, letters, only, play, table } from '../testing/fixtures.ts';

const askedSeats = (state: ShapesState) => shapes.asks(state).map(({ seat }) => seat);

describe('the tie-break', () => {
  const three = table({ hands: ['cch ct sh *h', 'ttc ct sh *h', 's*h s* sh *h'] });

  it('[SH-5.1] asks only those who share the highest match', () => {
    const { state, events } = play(three, 'c t s ct ct s*');
    expect(state.pub).toMatchObject({ part: 'tie', pick: 3, tied: [0, 1] });
    expect(askedSeats(state)).toEqual([0, 1]);
    expect(shapes.asks(state)[0]?.key).toBe('pick:2:3');
    expect(only(events, 'tied')).toEqual([
      { type: 'tied', seats: [0, 1], count: { match: 2, of: 3 } },
    ]);
    expect(shapes.moves(shapes.view(state, 2))).toEqual([]);
  });

  it('[SH-5.1] [SH-6.1] the added cards count for those who are tied, and are prizes too', () => {
    const tied = table({ hands: ['cch ct sh *h', 'tch ts sh *h', 's*h s* sh *h'] });
    const { state, events } = play(tied, 'c t s ct ts *h c h');
    expect(only(events, 'counted').map(({ counts }) => counts)).toEqual([
      [
        { seat: 0, match: 2, of: 3 },
        { seat: 1, match: 2, of: 3 },
        { seat: 2, match: 0, of: 3 },
      ],
      [
        { seat: 0, match: 3, of: 5 },
        { seat: 1, match: 2, of: 5 },
      ],
    ]);
    expect(state.pub.prizes).toEqual([base('ctsch'), [], []]);
    expect(state.pub.past?.counts[2]).toEqual({ match: 0, of: 3 });
  });

  it('[SH-5.2] whoever falls behind is out, and the others go on', () => {
    const tied = table({ hands: ['c*c ct sh *h', 'th* ts sh *h', 'sth cs sh *h'] });
    const { state, events } = play(tied, 'c t s ct ts cs * h t');
    expect(only(events, 'counted').map(({ leaders }) => leaders)).toEqual([[0, 1, 2], [0, 1], [0]]);
    expect(state.base.hands[2]?.[0]).toBe('hexagon');
    expect(state.pub.prizes[0]).toEqual(base('cts*htc*'));
  });

  it('[SH-5.3] [SH-6.2] still tied with no base card left: nobody wins, and the cards go under the pile as they were laid', () => {
    const tied = table({ hands: ['c*h ct sh *h', 't*h cts sh *h'], pile: 'ssssss' });
    const { state, events } = play(tied, 'c t ct cts * h');
    expect(only(events, 'nobodyWon')).toEqual([{ type: 'nobodyWon', seats: [0, 1] }]);
    expect(only(events, 'returned')).toEqual([
      { type: 'returned', base: base('ct*hh*'), full: full('ct cts'), jokers: 0 },
    ]);
    expect(state.pub.past).toMatchObject({ winner: null, by: null });
    expect(state.pub.prizes).toEqual([[], []]);
    expect(state.base.pile).toEqual(base('ct*hh*'));
  });

  it('[SH-5.2] a second one is another question, under another clock', () => {
    // of more cards than are dealt: from three, the second one leaves nothing to choose
    const hands = ['c*c*h ct sh *h', 'th*tc ts sh *h', 'sths* cs sh *h'];
    const first = play(table({ hands, time: '30s' }), 'c t s ct ts cs').state;
    const second = play(first, '* h t').state;
    expect([first, second].map(({ pub }) => pub.part)).toEqual(['tie', 'tie']);
    const named = [first, second].map((state) => [
      shapes.asks(state).map(({ key }) => key),
      shapes.timers(state).map(({ key }) => key),
    ]);
    expect(named).toEqual([
      [Array(3).fill('pick:2:3'), ['pick:2:3']],
      [Array(2).fill('pick:2:4'), ['pick:2:4']],
    ]);
  });

  it('[SH-3.3] the second card of a tie-break is the last in hand: nobody is asked for it', () => {
    const tied = table({ hands: ['c*h ct sh *h', 't*h cts sh *h'] });
    const { state, events } = play(tied, 'c t ct cts * *');
    expect(
      only(events, 'laid').map(({ part, cards }) => [part, cards.map(({ pick }) => pick)]),
    ).toEqual([
      ['base', [1, 1]],
      ['tie', [3, 3]],
      ['tie', [4, 4]],
    ]);
    expect(state.pub.round).toBe(3);
  });
});

describe('jokers in a tie-break', () => {
  it('[SH-5.4] one as the last base card wins at once, even against a match that would lead', () => {
    const { state, events } = play(
      table({ hands: ['c*j ct sh *s', 't*h cth sh *h'] }),
      'c t ct cth * *',
    );
    expect(only(events, 'lastJokers')).toEqual([{ type: 'lastJokers', seats: [0] }]);
    expect(only(events, 'won')).toEqual([
      { type: 'won', seat: 0, by: 'joker', prizes: base('ct**h') },
    ]);
    expect(state.pub.past).toMatchObject({ winner: 0, by: 'joker', returned: { jokers: 1 } });
  });

  it.each([
    ["a third player's card decides, as the book says", 's', [{ seat: 2, by: 'match' }]],
    ['it may also decide for one of the two', 'h', [{ seat: 1, by: 'match' }]],
    ['nobody wins when it helps nobody', '*', []],
    ['nobody wins when it helps all', 'c', []],
  ])('[SH-5.5] two in one reveal are worth nothing: %s', (_, last, winners) => {
    const tied = table({ hands: ['c*j ct sh *h', 't*j cth sh *h', `c*${last} cts sh *h`] });
    const { state, events } = play(tied, 'c t c ct cth cts * * *');
    expect(only(events, 'lastJokers')).toEqual([{ type: 'lastJokers', seats: [0, 1] }]);
    expect(only(events, 'won').map(({ seat, by }) => ({ seat, by }))).toEqual(winners);
    expect(state.pub.past?.returned.jokers).toBe(2);
  });

  it('[SH-5.5] [SH-6.4] of two players with jokers nobody wins, and the pile is shuffled', () => {
    const tied = table({ hands: ['c*j ct sh *h', 't*j cth sh *h'], pile: 'ssssss' });
    const { state, events } = play(tied, 'c t ct cth * *');
    expect(only(events, 'won')).toEqual([]);
    expect(only(events, 'returned')[0]).toMatchObject({ base: base('ct**'), jokers: 2 });
    expect(state.base.seen).toBe(0);
    const all = [state.base.pile, ...state.base.hands].flat().map(letters).toSorted();
    expect(all.join('')).toBe('**cjjsssssst');
  });

  it('[SH-5.6] one that is not the last card is worth no shape, and nothing else', () => {
    const tied = table({ hands: ['cj* ct sh *s', 't*h cth sh *h'] });
    const { events } = play(tied, 'c t ct cth j *');
    expect(only(events, 'lastJokers')).toEqual([]);
    expect(only(events, 'won')).toMatchObject([{ seat: 1, by: 'match', prizes: base('ct**h') }]);
  });
});
