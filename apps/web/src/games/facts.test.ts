import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replay } from '@kesem/engine/core/replay';
import type { TableEvent, TableView } from '@kesem/engine/core/table';
import { readGolden } from '@kesem/engine/core/testing/golden';
import { heardBy } from '@kesem/engine/core/told';
import { TRIED } from '@kesem/engine/examples';
import { beforeAll, describe, expect, it } from 'vitest';
import { TRIED_CARDS } from '../examples.ts';
import { LANGS } from '../i18n/lang.ts';
import type { AnyGame } from '../registry.ts';
import type { AnyFinale } from '../shell/end/useFinale.ts';
import type { Words } from './contract.ts';

const GAMES = fileURLToPath(new URL('../../../../packages/engine/src/games/', import.meta.url));
const NAMES = ['Dana', 'Noa', 'Yossi', 'Uri', 'Tamar', 'Ron'];

const wordsIn = (lang: Words['lang'], me: Words['me']): Words => ({
  lang,
  me,
  south: me ?? 0,
  name: (seat) => NAMES[seat] ?? '',
  ink: () => 1,
});

interface Match {
  readonly events: readonly TableEvent[];
  readonly view: TableView;
}

/** The golden matches of a game, as whoever watches heard them. */
const goldenOf = (game: string): readonly (readonly [string, Match])[] => {
  const table = TRIED.find(({ id }) => id === game)!;
  const folder = `${GAMES}${game}/testing/replays`;
  return readdirSync(folder).map((file) => {
    const { setup, inputs } = readGolden(readFileSync(`${folder}/${file}`, 'utf8'))!;
    const steps = [...replay(table, { ...setup, version: table.version, inputs })];
    const events = steps.flatMap(({ told }) => heardBy(told, 'public'));
    return [file, { events, view: table.view(steps.at(-1)!.state, 'public') }];
  });
};

describe.each(TRIED_CARDS)('what $id tells at the end', (card) => {
  const matches = goldenOf(card.id);
  let finale: AnyFinale;
  beforeAll(async () => {
    const game = (await card.load()) as AnyGame;
    finale = await game.finale();
  });

  it.each(matches)('is up to three facts of any match, in whole words: %s', (_, match) => {
    for (const lang of LANGS) {
      for (const me of [null, 0, 1]) {
        const facts = finale.facts(match.events, wordsIn(lang, me));
        const said = facts.map(({ title, text }) => `${title}: ${text}`);
        expect(facts.length).toBeGreaterThan(0);
        expect(facts.length).toBeLessThanOrEqual(3);
        expect(new Set(facts.map(({ title }) => title)).size).toBe(facts.length);
        expect(said.join('\n')).not.toMatch(/undefined|NaN|null|#|Infinity|\(\)|: $/);
      }
    }
  });

  it.each(matches)('never fails at any moment of a match: %s', (_, { events }) => {
    const cuts = [0, 1, 2, Math.floor(events.length / 2), events.length - 1];
    for (const cut of cuts) {
      expect(() => finale.facts(events.slice(0, cut), wordsIn('he', 0))).not.toThrow();
      expect(() => finale.facts(events.slice(cut), wordsIn('en', null))).not.toThrow();
    }
  });

  it.each(matches)('is what everybody came to, with its unit: %s', (_, { view }) => {
    const scores = finale.scores(view);
    expect(scores.every((score) => Number.isInteger(score))).toBe(true);
    for (const lang of LANGS) {
      for (const score of scores) expect(finale.scored(score, lang)).not.toMatch(/undefined|NaN/);
    }
  });
});
