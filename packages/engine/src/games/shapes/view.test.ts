import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { BASE_DECK, FULL_DECK, nameOf } from './chapters/cards.ts';
import { refill, stockOf } from './chapters/stock.ts';
import { shapes } from './game.ts';
import { base, everyCard, full, letters, play, table } from './testing/fixtures.ts';

const ALL = [...BASE_DECK, ...FULL_DECK].map(nameOf).toSorted();

describe('a view', () => {
  const { state } = play(table({ hands: ['c*h ct sh *h', 't*h cts s* c*'] }), 'c t ct cts * *');

  it('[SH-8.1] has the own hand alone', () => {
    expect(shapes.view(state, 1).mine).toEqual({
      base: state.base.hands[1],
      full: state.full.hands[1],
      pick: null,
    });
    expect(shapes.view(state, 'public')).toMatchObject({ mine: null, everything: null });
  });

  it('[SH-8.2] has the size of the piles, and what was put under them', () => {
    const { base: pink, full: purple } = shapes.view(state, 'public');
    expect(pink).toMatchObject({ pile: 26, bottom: base('ct**hh'), hands: [3, 3] });
    expect(purple).toMatchObject({ pile: 14, bottom: full('ct cts'), hands: [3, 3] });
  });

  it('[SH-8.2] remembers a card that was put under a pile when it is drawn, until it is played', () => {
    const stock = { pile: base('sct'), seen: 2, hands: [base('h'), base('s**')], known: [[], []] };
    const drawn = refill(stock, 0);
    expect(drawn).toMatchObject({ seen: 1, known: [base('c'), []] });
    expect(drawn.hands[0]).toEqual(base('hsc'));
  });

  it('[SH-8.3] has all prizes, and everything after the match', () => {
    expect(shapes.view(state, 'all').everything).toEqual({
      base: state.base,
      full: state.full,
      picks: [null, null],
    });
    expect(shapes.view(table({ hands: ['c*h', 't*h'], prizes: ['ss', ''] }), 1).prizes).toEqual([
      base('ss'),
      [],
    ]);
  });
});

describe('an imagined world', () => {
  const start = shapes.setup({
    seats: 3,
    options: { time: 'none' },
    own: [],
    kept: null,
    random: seededRandom('imagine'),
  }).state;
  const view = shapes.view(start, 1);
  const worlds = Array.from({ length: 2000 }, (_, n) =>
    shapes.imagine(view, seededRandom(String(n))),
  );

  it('has every card once', () => {
    expect(worlds.slice(0, 20).map(everyCard)).toEqual(Array(20).fill(ALL));
  });

  it('deals each unseen card with equal chance', () => {
    const own = (view.mine?.full ?? []).map(nameOf);
    const held = FULL_DECK.map(nameOf).map(
      (name) =>
        worlds.filter(({ full: { hands } }) => hands[0]?.some((card) => nameOf(card) === name))
          .length,
    );
    const unseen = held.filter((_, at) => !own.includes(nameOf(FULL_DECK[at]!)));
    expect(unseen).toHaveLength(17);
    expect(held.reduce((sum, count) => sum + count, 0)).toBe(2000 * 3);
    // three of seventeen places; five standard deviations wide
    for (const count of unseen) expect(Math.abs(count - (2000 * 3) / 17)).toBeLessThan(86);
  });

  it('[SH-8.2] keeps what everybody can name where it is', () => {
    const known = {
      ...start,
      full: {
        ...refill({ ...stockOf(FULL_DECK, 3, seededRandom('pile')('deck')), seen: 20 }, 0),
        seen: 4,
      },
    };
    const sight = shapes.view(known, 2);
    const world = shapes.imagine(sight, seededRandom('w'));
    expect(world.full.hands[0]?.map(letters).toSorted()).toEqual(
      known.full.hands[0]?.map(letters).toSorted(),
    );
    expect(world.full.pile.slice(-4)).toEqual(known.full.pile.slice(-4));
    expect(shapes.view(world, 2)).toEqual(sight);
  });
});

describe('a match that others go on with', () => {
  const begun = table({ hands: ['c*h ct sh *h', 't*h cts s* c*', 'ssh st ch tsh'] });
  const { state } = play(begun, 'c t');

  it('has everybody pick anew', () => {
    const anew = shapes.redeal!(shapes.view(state, 'public'), [], seededRandom('anew'));
    expect(state.pub.picked).toEqual([true, true, false]);
    expect(anew.pub).toEqual({ ...state.pub, picked: [false, false, false] });
    expect(anew.picks).toEqual([null, null, null]);
    expect(everyCard(anew)).toEqual(everyCard(state));
    expect(anew.base.hands).not.toEqual(state.base.hands);
  });

  it('[SH-8.2] leaves what everybody can name where it is', () => {
    const { state: after } = play(
      table({ hands: ['c*h ct sh *h', 't*h cts s* c*'] }),
      'c t ct cts * *',
    );
    const anew = shapes.redeal!(shapes.view(after, 'public'), [], seededRandom('anew'));
    expect(anew.base.pile.slice(-6)).toEqual(after.base.pile.slice(-6));
    expect(shapes.view(anew, 'public')).toEqual(shapes.view(after, 'public'));
  });
});

describe('an imagined pick', () => {
  const { state } = play(
    table({ hands: ['c*h ct sh *h', 't*h cts s* c*', 'ssh st ch tsh'] }),
    'h t',
  );

  it('[SH-8.1] is the own one, any place of a hand that has picked, and none where none came in', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => `${seed}`);
    const picks = seeds.map(
      (seed) => shapes.imagine(shapes.view(state, 0), seededRandom(seed)).picks,
    );
    expect(new Set(picks.map(([own]) => own))).toEqual(new Set([2]));
    expect(new Set(picks.map(([, other]) => other))).toEqual(new Set([0, 1, 2]));
    expect(new Set(picks.map(([, , late]) => late))).toEqual(new Set([null]));
  });

  it('[SH-8.3] is the real one for who may see everything', () => {
    expect(shapes.imagine(shapes.view(state, 'all'), seededRandom('w'))).toEqual(state);
  });
});
