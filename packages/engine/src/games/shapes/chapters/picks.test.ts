import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { openTable, type Played } from '../../../core/table.ts';
import { heardBy } from '../../../core/told.ts';
import { shapes } from '../game.ts';
import type { ShapesState } from '../state.ts';
import { base, expire, only, play, table } from '../testing/fixtures.ts';
import { leadOf } from '../timers.ts';

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

  it('is made by a bot at once, unless somebody who looks on has yet to see what was revealed', () => {
    const three = table({ hands: ['cch ct sh *h', 'ttc ct sh *h', 's*h s* sh *h'] });
    const paces = [play(two, 'c t ct cts').state, play(three, 'c t s ct ct s*').state].map(
      (state) => ({ lead: leadOf(state.pub), from: shapes.asks(state)[0]?.pace?.[0] ?? 0 }),
    );
    expect(paces.every(({ lead }) => lead > 2_000)).toBe(true);
    expect(paces.map(({ lead, from }) => from > lead)).toEqual([false, true]);
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

  it('[SH-9.1] starts when what was revealed before has been played back', () => {
    const slow = table({ hands, time: '30s' });
    const leads = ['c t', 'c t ct cts', 'c t ct cts * *'].map(
      (words) => shapes.timers(play(slow, words).state)[0],
    );
    expect(leads).toEqual([
      // the row
      { key: 'pick:2:2', seat: null, ms: 30_000, lead: 1000 },
      // the full cards, two counts, the tie
      { key: 'pick:2:3', seat: null, ms: 30_000, lead: 1000 + 2400 + 900 },
      // two reveals with two counts each and a tie between them, the prizes, the new cards
      { key: 'pick:3:1', seat: null, ms: 30_000, lead: 2 * (1000 + 2400) + 900 + 1200 + 240 + 640 },
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
