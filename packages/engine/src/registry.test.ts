import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { replay } from './core/replay.ts';
import { coveredBy, namesIn } from './core/testing/covered.ts';
import { followedThrough } from './core/testing/follows.ts';
import { compareGolden, readGolden, writeGolden } from './core/testing/golden.ts';
import { lawGaps, ruleGaps } from './core/testing/rules.ts';
import { describeConformance } from './core/testing/suite.ts';
import { heardBy } from './core/told.ts';
import { TRIED } from './examples.ts';
import { TRIALS } from './trials.ts';

/** Of the random matches of a trial every run plays so many; `npm run test:long` plays all. */
const SHARE = env['LONG'] === '1' ? 1 : 1 / 2;
const UPDATE = env['UPDATE_REPLAYS'] === '1';
const GAMES = fileURLToPath(new URL('games/', import.meta.url));
const filesOf = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

it('has a folder for every game of the house and no other', () => {
  expect(readdirSync(GAMES).toSorted()).toEqual(TRIED.map(({ id }) => id).toSorted());
});

describe.each(TRIED)('$id', (table) => {
  const { draw, uncovered, ...trial } = TRIALS[table.id]!;
  const folder = `${GAMES}${table.id}`;
  const replays = filesOf(`${folder}/testing/replays`, '.json');

  describeConformance(table, { ...trial, runs: Math.ceil(trial.runs * SHARE) });

  it('has a golden replay', () => {
    expect(replays).not.toEqual([]);
  });

  it.each(replays)('goes as it went: %s', (file) => {
    const stored = readGolden(readFileSync(file, 'utf8'));
    const { now, findings, mayStore } = compareGolden(table, stored!, draw);
    const store = UPDATE && mayStore;
    if (store) writeFileSync(file, writeGolden(now));
    expect(store ? [] : findings).toEqual([]);
  });

  it('shows every event and ending in a golden replay, or says why not', () => {
    const names = namesIn(filesOf(folder, '.ts').map((file) => readFileSync(file, 'utf8')));
    const shown = replays.flatMap((file) => [
      ...coveredBy(table, readGolden(readFileSync(file, 'utf8'))!),
    ]);
    expect(shown.filter((name) => !names.has(name))).toEqual([]);
    const missing = [...names].filter((name) => !shown.includes(name));
    expect(missing.toSorted()).toEqual(Object.keys(uncovered).toSorted());
  });

  it('is followed through its golden replays, which show every event, but for a residue that is needed', () => {
    const matches = replays.map((file) => {
      const { setup, inputs } = readGolden(readFileSync(file, 'utf8'))!;
      const seats = [...Array(setup.seats).keys()];
      return { seats, steps: replay(table, { ...setup, version: table.version, inputs }) };
    });
    expect(followedThrough(table, trial.pieces, matches)).toEqual([]);
  });

  it('has each of its rounds won after something of it was shown, and by seats of the match', () => {
    const { round } = table;
    const words = replays.map((file) => {
      const { setup, inputs } = readGolden(readFileSync(file, 'utf8'))!;
      const steps = [...replay(table, { ...setup, version: table.version, inputs })];
      const heard = steps.flatMap(({ told }) => heardBy(told, 'public'));
      return heard.flatMap((event) => {
        const word = round?.(event) ?? null;
        if (word === null || word === 'shown') return word ?? [];
        return word.every((seat) => seat < setup.seats) ? 'won' : 'won by nobody who plays';
      });
    });
    expect(words.flat().includes('won')).toBe(round !== null);
    expect(words.join(' ')).not.toContain('nobody');
    // what is shown may be more than one thing; a win follows what was shown of its round
    expect(words.filter((said) => /^won|won,won/.test(said.join())).map(String)).toEqual([]);
  });

  it('counts rounds in a golden replay, where hands are hidden', () => {
    const { hands } = table;
    const ends = replays.flatMap((file) => {
      const { setup, inputs } = readGolden(readFileSync(file, 'utf8'))!;
      const steps = [...replay(table, { ...setup, version: table.version, inputs })];
      const heard = steps.flatMap(({ told }) => heardBy(told, 'public'));
      return heard.filter((event) => hands?.(event, setup.seats));
    });
    expect(ends.length > 0).toBe(hands !== null);
  });

  it('quotes every rule in a test', () => {
    const tests = filesOf(folder, '.test.ts').map((file) => readFileSync(file, 'utf8'));
    const gaps = ruleGaps(readFileSync(`${folder}/RULES.md`, 'utf8'), tests);
    expect(gaps).toEqual({ untested: [], undefined: [] });
  });

  it('answers every line of its law', () => {
    const [law = '', rules = ''] = ['LAW.md', 'RULES.md'].map((file) =>
      readFileSync(`${folder}/${file}`, 'utf8'),
    );
    const none = { unanswered: [], twice: [], undefined: [], groundless: [] };
    expect(lawGaps(law, rules)).toEqual(none);
  });
});
