import { expect, it } from 'vitest';
import { namesIn, namings } from './names.ts';

/** Where games may be named outside their own folders: a file, or a folder for all in it; and why. */
const NAMED: Readonly<Record<string, string>> = {
  'packages/engine/src/registry.ts': 'the registry of rules',
  'apps/web/src/registry.ts': 'the registry of boards',
  'packages/engine/src/examples.ts': 'the examples of rules',
  'apps/web/src/examples.ts': 'the examples of boards',
  'README.md': 'says what there is to play',
  '.dependency-cruiser.cjs': 'the one game whose rules ask its player',
  'docs/': 'documents',
  'package.json': "the commands of one game, by the paths of their folders' tools",
  'bench/': 'measures one game here and elsewhere',
  'e2e/sample.ts': "the game that the portal's own tests are played with",
  'e2e/samples.ts': 'two more, for what takes two games or a shuffle',
  'apps/server/src/testing/choosing.ts': 'secret choices of many at once over real sockets',
  'apps/web/src/local/': 'a table on this device, and films, of a game of the house',
  'apps/web/src/shell/waiting/': 'chips of options and handicaps that some games have',
  'tools/check/names.test.ts': 'this test',
  'tools/measure/selfplay.test.ts': 'series of a short game',
  'tools/make/protocol/client.test.ts': 'a client that plays by trying ends these two games',
  'tools/make/pictures.ts': 'pictures of tables for the README, by the names of their screens',
};

const mayName = (file: string): string | undefined =>
  Object.keys(NAMED).find((place) => file.startsWith(place));

it('finds a name as an id, in code and as a title, and not in words that only hold it', () => {
  expect(namesIn("'spell-a-spell' rockPaperWizardCard class ShapesBar אבלון")).toEqual([
    'spell-a-spell',
    'rockPaperWizard',
    'Shapes',
    'אבלון',
  ]);
  expect(namesIn('reshapes, a spell, SHAPES, eclipsed, באבלון')).toEqual([]);
});

it('no game is named outside its two folders, the registries and these samples', () => {
  const others = namings().filter(({ file }) => mayName(file) === undefined);
  expect(others.map(({ file, names }) => `${file}: ${names.join(', ')}`)).toEqual([]);
});

it('every place that may name a game does', () => {
  const used = new Set(namings().map(({ file }) => mayName(file)));
  expect(Object.keys(NAMED).filter((place) => !used.has(place))).toEqual([]);
});
