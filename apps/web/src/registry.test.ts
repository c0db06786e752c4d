import { TRIED } from '@kesem/engine/examples';
import { TABLES } from '@kesem/engine/registry';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TRIED_CARDS } from './examples.ts';
import { LANGS } from './i18n/lang.ts';
import { type AnyGame, CARDS, cardOf, loadGame } from './registry.ts';

/** Hebrew or English letters, or a figure alone. */
const WRITTEN = { he: /[א-ת]|^\d+$/, en: /^[^א-ת]+$/ };

describe('the shelf', () => {
  it('has a card for each table, and no other', () => {
    expect(CARDS.map(({ id }) => id).toSorted()).toEqual(TABLES.map(({ id }) => id).toSorted());
  });

  it('has no example on it, though each has a card', async () => {
    const examples = TRIED.filter((table) => !TABLES.includes(table)).map(({ id }) => id);
    expect(TRIED_CARDS.map(({ id }) => id).filter((id) => !cardOf(id))).toEqual(examples);
    expect(await Promise.all(examples.map(loadGame))).toEqual(examples.map(() => null));
  });
});

describe.each(TRIED)('the card of $id', (table) => {
  const card = TRIED_CARDS.find(({ id }) => id === table.id);

  it('seats as many as the rules', () => {
    expect(card?.seats).toEqual({ min: table.seats.min, max: table.seats.max });
  });

  it('sits down as many bots against a lone player as there are seats for', () => {
    const bots = card?.bots ?? table.seats.min - 1;
    expect(bots).toBeGreaterThanOrEqual(table.seats.min - 1);
    expect(bots).toBeLessThan(table.seats.max);
  });

  it('offers just the options of the rules, each value of them, and under the same condition', () => {
    const offered = card?.options.map(({ key, values, when, per }) => [
      key,
      new Set(values.map(({ value }) => value)),
      when ?? null,
      per ?? null,
    ]);
    const ruled = Object.entries(table.options).map(([key, { values, when, per }]) => [
      key,
      new Set(values),
      when ?? null,
      per ?? null,
    ]);
    expect(new Map(offered?.map((row) => [row[0], row]))).toEqual(
      new Map(ruled.map((row) => [row[0], row])),
    );
  });

  it('says of each option what is played where nobody chooses', () => {
    const usual = card?.options.map(({ key, usual: said, values }) => [
      key,
      said ?? values[0]?.value,
    ]);
    const played = { ...table.parseOptions({}), ...table.parseSeatOptions({}) };
    expect(Object.fromEntries(usual ?? [])).toEqual(played);
  });

  it('shows four options at most before more are asked for', () => {
    const shown = card?.options.filter(({ more, per }) => !more && !per) ?? [];
    expect(shown.length).toBeLessThanOrEqual(4);
    expect(card?.options.length).toBeGreaterThan(0);
  });

  it('chooses with a switch what the rules offer, on and off alike', () => {
    for (const { on, off } of card?.switches ?? []) {
      expect([table.parseOptions(on), table.parseOptions(off)]).toMatchObject([on, off]);
      expect(Object.keys(off)).toEqual(Object.keys(on));
      expect(table.parseOptions({})).toMatchObject(off);
    }
  });

  it.each(LANGS)('has words for everything, and other ones for other values (%s)', (lang) => {
    const labels = card?.options.map(({ label, values }) => [
      label(lang),
      ...values.map((value) => value.label(lang)),
    ]);
    for (const [name, ...values] of labels ?? []) {
      for (const label of [name, ...values]) expect(label).toMatch(WRITTEN[lang]);
      expect(new Set(values).size).toBe(values.length);
    }
    expect([card?.title(lang), card?.promise(lang)]).not.toContain('');
  });

  it('draws its cover', async () => {
    const Print = await card?.cover.print();
    expect(Print && renderToStaticMarkup(createElement(Print))).toMatch(/<rect/);
  });

  it('brings the table of its name', async () => {
    expect(await card?.load()).toMatchObject({ id: table.id } satisfies Partial<AnyGame>);
  });
});
