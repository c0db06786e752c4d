import { expect, it } from 'vitest';
import { seededRandom } from './core/random.ts';
import { TABLES, tableOf } from './registry.ts';

it('has these games for so many, whose evenings add up so, and whose moves are listed so', () => {
  const wins = { series: 'wins', listing: 'all' };
  expect(TABLES.map(({ id, seats, series, listing }) => ({ id, seats, series, listing }))).toEqual([
    { id: 'abalone', seats: { min: 2, max: 2 }, ...wins },
    { id: 'shapes', seats: { min: 2, max: 4, best: 3 }, ...wins },
    { id: 'rock-paper-wizard', seats: { min: 3, max: 6, best: 4 }, ...wins },
    {
      id: 'spell-a-spell',
      seats: { min: 2, max: 5, best: 3 },
      series: 'scores',
      listing: 'some',
    },
    { id: 'eclipse', seats: { min: 2, max: 2 }, series: 'wins', listing: 'some' },
  ]);
});

it('finds a table by its id, and none by another', () => {
  expect(TABLES.map(({ id }) => tableOf(id))).toEqual(TABLES);
  expect(tableOf('toString')).toBeUndefined();
});

it.each(TABLES.filter(({ id }) => id !== 'eclipse'))('$id asks for no secret choice', (table) => {
  expect(table.parseOwn(undefined)).toEqual({ own: null });
  expect(table.parseOwn({ deck: [] })).toBeNull();
});

it.each(TABLES.filter(({ id }) => id !== 'spell-a-spell'))('$id keeps nothing', (table) => {
  const options = table.parseOptions({}) ?? {};
  const { min: seats } = table.seats;
  const own = Array.from({ length: seats }, () => table.parseOwn(undefined)?.own ?? null);
  const random = seededRandom('any');
  expect(table.kept(table.setup({ seats, options, own, kept: null, random }).state)).toBeNull();
});

it('has a player for each game, and hides nothing in Abalone alone', () => {
  expect(TABLES.filter(({ bot }) => bot === null)).toEqual([]);
  expect(TABLES.flatMap(({ id, redeal }) => (redeal === null ? [id] : []))).toEqual(['abalone']);
});
