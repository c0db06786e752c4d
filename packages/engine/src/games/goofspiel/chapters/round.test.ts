import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { goofspiel } from '../game.ts';
import { play, table } from '../testing/fixtures.ts';

const start = (cards: 7 | 13, seed: string) =>
  goofspiel.setup({ seats: 2, options: { cards }, own: [], kept: null, random: seededRandom(seed) })
    .state;

describe('the start', () => {
  it.each([7, 13] as const)(
    '[GO-1.1] gives both the cards 1 to %i, and as many prizes',
    (cards) => {
      const { pub, pile } = start(cards, 'a');
      const suit = Array.from({ length: cards }, (_, at) => at + 1);
      expect(pub.hands).toEqual([suit, suit]);
      expect([...pub.stake, ...pile].toSorted((a, b) => a - b)).toEqual(suit);
    },
  );

  it('[GO-1.2] shuffles the prizes: other seeds, other orders', () => {
    const piles = ['a', 'b', 'c'].map((seed) => start(13, seed).pile.join());
    expect(new Set(piles).size).toBe(3);
  });
});

describe('a round', () => {
  const first = table([3, 6, 1, 2, 4, 5, 7]);

  it('[GO-2.1] turns the top prize', () => {
    const { state, events } = play(first, 1, 2);
    expect(events.at(-1)).toEqual({ type: 'turned', prize: 6 });
    expect([state.pub.stake, state.pile]).toEqual([[6], [1, 2, 4, 5, 7]]);
  });

  it('[GO-2.2] refuses a card that is not in the hand, and asks nobody twice', () => {
    const { state } = play(first, 1, 2);
    const pick = (card: number) =>
      goofspiel.apply(
        state,
        { kind: 'move', seat: 0, move: { do: 'pick', card } },
        seededRandom(''),
      );
    expect(pick(1)).toEqual({ ok: false, why: { code: 'noSuchCard' } });
    expect(pick(13)).toEqual({ ok: false, why: { code: 'noSuchCard' } });
    const after = play(state, 7).state;
    expect(goofspiel.asks(after).map(({ seat, key }) => [seat, key])).toEqual([[1, 'pick:2']]);
    expect(goofspiel.moves(goofspiel.view(after, 0))).toEqual([]);
  });

  it('[GO-2.3] turns both cards over, and takes them out of the hands', () => {
    const { state, events } = play(first, 1, 2);
    expect(events).toContainEqual({ type: 'revealed', cards: [1, 2] });
    expect(state.pub.hands).toEqual([
      [2, 3, 4, 5, 6, 7],
      [1, 3, 4, 5, 6, 7],
    ]);
    expect(state.pub.played).toEqual([[1], [2]]);
    expect(state.picks).toEqual([null, null]);
  });

  it('[GO-2.4] gives the prizes to the higher card, whoever played it', () => {
    expect(play(first, 1, 2).state.pub.won).toEqual([[], [3]]);
    expect(play(first, 7, 2).state.pub.won).toEqual([[3], []]);
  });

  it('[GO-2.5] leaves the prizes where the cards are equal, for who wins next', () => {
    const equal = play(first, 4, 4);
    expect(equal.events).toContainEqual({ type: 'stayed', prizes: [3] });
    expect(equal.state.pub).toMatchObject({ stake: [3, 6], won: [[], []] });
    const next = play(equal.state, 5, 2);
    expect(next.events).toContainEqual({ type: 'won', seat: 0, prizes: [3, 6] });
    expect(next.state.pub).toMatchObject({ stake: [1], won: [[3, 6], []] });
  });
});

describe('the end', () => {
  const all = [3, 6, 1, 2, 4, 5, 7];

  it('[GO-3.1] comes with the last cards; a prize that stays then is nobody’s', () => {
    const { state, events } = play(table(all), 2, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6);
    expect(goofspiel.outcome(state)).toBeNull();
    const over = play(state, 7, 7);
    expect(events.at(-1)?.type).toBe('turned');
    expect(over.events.at(-1)).toEqual({ type: 'ended', reason: 'cards', scores: [3, 6] });
    expect(over.state.pub).toMatchObject({ ended: true, stake: [1, 2, 4, 5, 7] });
    expect(goofspiel.asks(over.state)).toEqual([]);
  });

  it('[GO-3.2] ranks by the sum of the prizes, and equal sums share', () => {
    const first = play(table(all), 1, 2, 2, 1, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7).state;
    expect(goofspiel.outcome(first)).toMatchObject({ ranking: [[0], [1]], scores: [6, 3] });
    const level = play(table(all), 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7).state;
    expect(goofspiel.outcome(level)).toMatchObject({ ranking: [[0, 1]], scores: [0, 0] });
  });
});

describe('what is hidden', () => {
  const { state } = play(table([3, 6, 1, 2, 4, 5, 7]), 5);

  it('[GO-4.1] shows a pick to its owner alone, and to all that there is one', () => {
    expect(goofspiel.view(state, 0).pick).toBe(5);
    for (const viewer of [1, 'public'] as const) {
      const view = goofspiel.view(state, viewer);
      expect(view).toMatchObject({ pick: null, picked: [true, false], everything: null });
      expect(view.hands[0]).toContain(5);
    }
  });

  it('[GO-4.2] shows the size of the pile, and its order only to those who see everything', () => {
    expect(goofspiel.view(state, 0).pile).toBe(6);
    expect(JSON.stringify(goofspiel.view(state, 0))).not.toContain('6,1,2,4,5,7');
    expect(goofspiel.view(state, 'all').everything?.pile).toEqual([6, 1, 2, 4, 5, 7]);
  });
});
