import { seededRandom } from '@kesem/engine/core/random';
import { openTable, type TableAsk } from '@kesem/engine/core/table';
import { toy } from '@kesem/engine/core/testing/toy';
import { describe, expect, it } from 'vitest';
import { BOTS, think } from './think.ts';

const table = openTable(toy);
const { state } = table.setup({
  seats: 3,
  options: table.parseOptions({}) ?? {},
  own: [],
  kept: [],
  random: seededRandom('start'),
});
const view = table.view(state, 1);
const asks = table.asks(state).filter(({ seat }) => seat === 1);

function askOf(key: string): TableAsk {
  const ask = asks.find((one) => one.key === key);
  if (ask === undefined) throw new Error(`nobody is asked ${key}`);
  return ask;
}

const thoughts = (key: string): ReadonlySet<string> =>
  new Set(
    Array.from({ length: 60 }, (_, seed) =>
      JSON.stringify(think(table, { view, ask: askOf(key), bot: 'random', seed: `${seed}` })),
    ),
  );

describe('the random bot', () => {
  it('answers the question it is asked, with every listed move now and then', () => {
    expect([...thoughts('pick:1')].toSorted()).toEqual(
      [0, 1, 2].map((slot) => JSON.stringify({ do: 'pick', slot })),
    );
    expect([...thoughts('match')].toSorted()).toEqual([
      '{"do":"concede"}',
      '{"do":"prefs","skip":false}',
      '{"do":"prefs","skip":true}',
    ]);
  });

  it('has no answer where none is listed', () => {
    const ask = { ...askOf('pick:1'), answers: ['pass'] };
    expect(think(table, { view, ask, bot: 'random', seed: '1' })).toBeNull();
  });
});

describe('a thought', () => {
  it.each(BOTS)('is the same again with the same seed: %s', (bot) => {
    const thought = { view, ask: askOf('pick:1'), bot, seed: '7' };
    expect(think(table, thought)).toEqual(think(table, thought));
    expect(think(table, thought)).not.toBeNull();
  });

  it("is the game's own at a level, and random only when asked for", () => {
    const steady = openTable(toy, ({ view: seen }, level) => {
      const slot = level === 'hard' && seen.me === 1 ? 2 : 0;
      return { do: 'pick', slot } as const;
    });
    const ask = askOf('pick:1');
    expect(think(steady, { view, ask, bot: 'hard', seed: '1' })).toEqual({ do: 'pick', slot: 2 });
    expect(think(steady, { view, ask, bot: 'easy', seed: '1' })).toEqual({ do: 'pick', slot: 0 });
    const random = Array.from({ length: 20 }, (_, seed) =>
      think(steady, { view, ask, bot: 'random', seed: `${seed}` }),
    );
    expect(new Set(random.map((move) => move?.['slot'])).size).toBe(3);
  });
});
