import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { onState, type TableState } from './core/table.ts';
import { coveredBy, namesIn } from './core/testing/covered.ts';
import { compareGolden, readGolden, writeGolden } from './core/testing/golden.ts';
import { lawGaps, ruleGaps } from './core/testing/rules.ts';
import { describeConformance } from './core/testing/suite.ts';
import { abalone } from './games/abalone/game.ts';
import { writePosition } from './games/abalone/position.ts';
import { positionOf } from './games/abalone/state.ts';
import { draw as drawEclipse } from './games/eclipse/fixtures.ts';
import { eclipse } from './games/eclipse/game.ts';
import { draw as drawWizards } from './games/rock-paper-wizard/fixtures.ts';
import { rockPaperWizard } from './games/rock-paper-wizard/game.ts';
import { draw as drawShapes } from './games/shapes/fixtures.ts';
import { shapes } from './games/shapes/game.ts';
import { draw as drawSpells } from './games/spell-a-spell/fixtures.ts';
import { spell } from './games/spell-a-spell/game.ts';
import { HEBREW } from './games/spell-a-spell/lexicon/hebrew.ts';
import { TABLES, tableOf } from './registry.ts';
import { TRIALS } from './trials.ts';

interface Entry {
  /** What stands on the table, as golden replays show it. */
  readonly draw: (state: TableState) => string;
  /** What no golden replay shows, and why not. */
  readonly uncovered: Readonly<Record<string, string>>;
}

const ENTRIES: Readonly<Record<string, Entry>> = {
  abalone: {
    draw: onState(abalone, (state) =>
      [state.last?.notation ?? 'start', writePosition(positionOf(state))].join('  '),
    ),
    uncovered: {
      'ends: stalled': 'a file of 200 moves; [AB-7.2] has tests of its own',
      'ends: noMove': 'no start leads there in few moves; [AB-6.3] has tests of its own',
    },
  },
  shapes: {
    draw: onState(shapes, drawShapes),
    uncovered: {},
  },
  'rock-paper-wizard': {
    draw: onState(rockPaperWizard, drawWizards),
    uncovered: { 'ends: rounds': 'a file of thirty rounds; [RW-5.7] has tests of its own' },
  },
  'spell-a-spell': {
    draw: onState(spell(HEBREW), drawSpells),
    uncovered: {},
  },
  eclipse: {
    draw: onState(eclipse, drawEclipse),
    uncovered: {
      'ends: exhausted': 'a file of two empty decks; [EC-1.5] has tests of its own',
      'ends: longest': 'a file of 200 turns; [EC-1.5] has tests of its own',
    },
  },
};

const UPDATE = env['UPDATE_REPLAYS'] === '1';
const GAMES = fileURLToPath(new URL('games/', import.meta.url));
const filesOf = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

it('tries every game of the house and no other', () => {
  expect(TABLES.map(({ id }) => id)).toEqual(Object.keys(ENTRIES));
  expect(TABLES.map(({ id }) => id)).toEqual(Object.keys(TRIALS));
});

it('finds a table by its id, and none by another', () => {
  expect(TABLES.map(({ id }) => tableOf(id))).toEqual(TABLES);
  expect(tableOf('toString')).toBeUndefined();
});

describe.each(TABLES)('$id', (table) => {
  const { draw, uncovered } = ENTRIES[table.id]!;
  const folder = `${GAMES}${table.id}`;
  const replays = filesOf(`${folder}/replays`, '.json');

  describeConformance(table, TRIALS[table.id]!);

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
