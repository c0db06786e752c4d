/** Where the names of games stand: their ids and titles, in paths and in texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TRIED_CARDS } from '../../apps/web/src/examples.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What is looked through: everything that is written by hand or read by a machine. */
const FOLDERS = ['packages', 'apps', 'tools', 'e2e', 'docs', 'bench', '.ci'];
const WRITTEN = /\.(?:[cm]?[jt]sx?|css|html|json|md|png|svg|txt)$|^run$/;
const TEXT = /\.(?:png)$/;
const PASSED_OVER = new Set(['node_modules', 'dist', 'shots', 'package-lock.json']);

/** A file that names games, by its path from the root, and the names it holds. */
export interface Naming {
  readonly file: string;
  readonly names: readonly string[];
}

/** Every file outside the folders of games that names one, sorted by path. */
export function namings(): readonly Naming[] {
  return filesOf(ROOT)
    .filter((file) => !isOfAGame(file))
    .flatMap((file) => {
      const names = namesIn(
        `${file}\n${TEXT.test(file) ? '' : readFileSync(join(ROOT, file), 'utf8')}`,
      );
      return names.length > 0 ? [{ file, names }] : [];
    });
}

/** The names of games in a text, each once. */
export function namesIn(text: string): readonly string[] {
  return [...new Set(text.match(NAMES))];
}

const NAMES = new RegExp(
  TRIED_CARDS.flatMap(({ id, title }) => [
    ...spelt(id),
    written(title('en')),
    `(?<![א-ת])${title('he')}(?![א-ת])`,
  ]).join('|'),
  'g',
);

/** An id as a word of its own, and as it begins a name in code: `toy-game`, `ToyGameWire`. */
function spelt(id: string): readonly string[] {
  const [first = '', ...rest] = id.split('-');
  const camel = [first, ...rest.map(capital)].join('');
  return [
    written(id),
    ...[camel, capital(camel)].map((name) => `(?<![A-Za-z])${name}(?=[A-Z]|\\b)`),
  ];
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function written(name: string): string {
  return `(?<![\\w-])${name}(?![a-z])`;
}

function isOfAGame(file: string): boolean {
  return TRIED_CARDS.some(({ id }) =>
    ['packages/engine/src/games', 'apps/web/src/games'].some((games) =>
      file.startsWith(`${games}/${id}/`),
    ),
  );
}

function filesOf(folder: string): readonly string[] {
  const here = folder === ROOT;
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (PASSED_OVER.has(entry.name)) return [];
      if (entry.isDirectory()) return !here || FOLDERS.includes(entry.name) ? filesOf(path) : [];
      return WRITTEN.test(entry.name) ? [relative(ROOT, path)] : [];
    })
    .toSorted();
}
