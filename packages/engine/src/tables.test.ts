import { expect, it } from 'vitest';
import { seededRandom } from './core/random.ts';
import { TRIED } from './examples.ts';
import { TABLES, tableOf } from './registry.ts';
import { TRIALS } from './trials.ts';

it.each(TRIED)('$id is for so many, adds up its evening so, and lists its moves so', (table) => {
  const { seats, series, listing } = table;
  expect({ seats, series, listing }).toEqual(TRIALS[table.id]?.says);
});

it('finds a table by its id, and none by another', () => {
  expect(TABLES.map(({ id }) => tableOf(id))).toEqual(TABLES);
  expect(tableOf('toString')).toBeUndefined();
});

it('finds no table of an example', () => {
  const examples = TRIED.filter((table) => !TABLES.includes(table));
  expect(examples.map(({ id }) => tableOf(id))).toEqual(examples.map(() => undefined));
});

it.each(TRIED.filter(({ id }) => !TRIALS[id]?.own))('$id asks for no secret choice', (table) => {
  expect(table.parseOwn(undefined)).toEqual({ own: null });
  expect(table.parseOwn({ deck: [] })).toBeNull();
});

it.each(TRIED.filter(({ id }) => !TRIALS[id]?.keeps))('$id keeps nothing', (table) => {
  const options = table.parseOptions({}) ?? {};
  const { min: seats } = table.seats;
  const own = Array.from({ length: seats }, () => table.parseOwn(undefined)?.own ?? null);
  const random = seededRandom('any');
  expect(table.kept(table.setup({ seats, options, own, kept: null, random }).state)).toBeNull();
});

it.each(TRIED)(
  '$id has a player, and a redeal where something is hidden',
  ({ id, bot, redeal }) => {
    expect(bot).not.toBeNull();
    expect(redeal === null).toBe(TRIALS[id]?.hidden === null);
  },
);
