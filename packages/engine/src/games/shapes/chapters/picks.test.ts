import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { openTable, type Played } from '../../../core/table.ts';
import { heardBy } from '../../../core/told.ts';
import { shapes } from '../game.ts';
import { show } from '../show.ts';
import type { ShapesState } from '../state.ts';
import { base, expire, only, play, table } from '../testing/fixtures.ts';

const RANDOM = seededRandom('picks');
const pick = (state: ShapesState, seat: number, slot: number) =>
  shapes.apply(state, { kind: 'move', seat, move: { do: 'pick', slot } }, RANDOM);
const picked = (state: ShapesState, seat: number, slot: number) => {
  const ruling = pick(state, seat, slot);
  if (!ruling.ok) throw new Error(ruling.why.code);
  return ruling;
};

const hands = ['c*h ct sh *h', 't*s cts sh *h'];
const two = table({ hands });

describe('a pick', () => {
  it('[SH-3.1] is a place in the hand; another place is refused', () => {
    const tied = play(two, 'c t ct cts').state;
    expect(shapes.moves(shapes.view(tied, 0))).toEqual([
      { do: 'pick', slot: 0 },
      { do: 'pick', slot: 1 },
    ]);
    expect(pick(tied, 0, 2)).toEqual({ ok: false, why: { code: 'noSuchCard' } });
    expect(pick(tied, 0, 1).ok).toBe(true);
  });

  it('[SH-3.1] a place that no hand has is junk', () => {
    const open = openTable(shapes);
    const input: Played = { kind: 'move', seat: 0, key: 'pick:2:1', move: { do: 'pick', slot: 3 } };
    const { state } = open.setup({
      seats: 2,
      options: { time: 'none' },
      own: [],
      kept: null,
      random: RANDOM,
    });
    expect(open.apply(state, { ...input, key: 'pick:1:1' }, RANDOM)).toEqual({
      ok: false,
      why: { code: 'junk' },
    });
  });

  it('[SH-3.2] may be replaced under the same key until the last one is in', () => {
    const once = picked(two, 0, 0);
    expect(shapes.asks(once.state)).toMatchObject([
      { seat: 0, key: 'pick:2:1', must: false, answers: ['pick'] },
      { seat: 1, key: 'pick:2:1', must: true, answers: ['pick'] },
    ]);
    const twice = picked(once.state, 0, 1);
    expect(twice.told).toEqual([]);
    expect(shapes.view(twice.state, 0).mine?.pick).toBe(1);
    const { state } = picked(twice.state, 1, 0);
    expect(state.pub.row.map(({ card }) => card)).toEqual(base('*t'));
    expect(shapes.asks(state)[0]?.key).toBe('pick:2:2');
  });

  it('[SH-8.1] tells everybody that it came in and nobody what it is', () => {
    const { state, told } = picked(two, 0, 1);
    expect(heardBy(told, 1)).toEqual([{ type: 'picked', seat: 0 }]);
    const other = picked(two, 0, 2).state;
    for (const viewer of [1, 'public'] as const) {
      expect(shapes.view(state, viewer)).toEqual(shapes.view(other, viewer));
    }
    expect(shapes.view(state, 0).mine?.pick).toBe(1);
    expect(shapes.view(state, 1).picked).toEqual([true, false]);
  });
});

describe('the clock', () => {
  it('[SH-9.1] runs for none, or for each pick', () => {
    expect(shapes.timers(two)).toEqual([]);
    const slow = table({ hands, time: '60s' });
    expect(shapes.timers(slow)).toMatchObject([{ key: 'pick:2:1', seat: null, ms: 60_000 }]);
    expect(shapes.timers(table({ hands, time: '15s' }))).toMatchObject([{ ms: 15_000 }]);
    expect(shapes.timers(picked(slow, 0, 0).state)).toEqual(shapes.timers(slow));
  });

  it('[SH-9.1] starts when all have seen what was revealed before', () => {
    const [row, tied, won] = ['c t', 'ct cts', '* *'].reduce<readonly ReturnType<typeof play>[]>(
      (all, words) => [...all, play(all.at(-1)?.state ?? two, words)],
      [],
    );
    const times = [row, tied, won].map((played) => show(played?.events ?? []).map(({ ms }) => ms));
    expect(times).toEqual([
      [1000],
      // the full cards, the two cards of the row and their sum, the tie
      [1000, 560, 560, 700, 1600],
      // the same, the two cards that are added with their sum, the prizes, what goes back, the new cards
      [1000, 560, 560, 700, 1600, 1000, 560, 560, 700, 2200, 240, 320, 320],
    ]);
  });

  it('[SH-9.2] running out leaves a pick that was made and draws the missing ones', () => {
    const slow = table({ hands, time: '15s' });
    const half = picked(slow, 0, 2).state;
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => expire(half, seed));
    expect(drawn.map(({ state }) => state.pub.row[0]?.card)).toEqual(Array(6).fill('hexagon'));
    expect(new Set(drawn.map(({ state }) => state.pub.row[1]?.card)).size).toBeGreaterThan(1);
    expect(only(drawn[0]!.events, 'timedOut')).toEqual([{ type: 'timedOut', seats: [1] }]);
  });

  it('[SH-9.2] never draws a joker where there is another card', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => String(seed));
    const rows = (hand: string) => {
      const slow = table({ hands: [`${hand} ct sh *h`, 'ttt cts sh *h'], time: '15s' });
      return new Set(seeds.map((seed) => expire(slow, seed).state.pub.row[0]?.card));
    };
    expect(rows('jjc')).toEqual(new Set(['circle']));
    expect(rows('jcs')).toEqual(new Set(['circle', 'square']));
  });

  it('[SH-9.2] draws a joker where there are only jokers', () => {
    const tied = table({ hands: ['cjj ct sh *h', 't*s cts sh *h'], time: '15s' });
    const { state } = play(tied, 'c t ct cts');
    expect(expire(state, 'any').state.pub.past?.row[2]).toMatchObject({ card: 'joker', pick: 3 });
  });
});
