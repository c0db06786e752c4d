import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TRIED_CARDS } from '../../apps/web/src/examples.ts';
import { CARDS } from '../../apps/web/src/registry.ts';
import { ENGINE, type Layout, WEB } from './layout.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GAMES = TRIED_CARDS.map(({ id }) => id);
const LISTED = new Set(CARDS.map(({ id }) => id));

/** The paths of all files and folders of a game. */
function pathsIn({ games }: Layout, game: string): readonly string[] {
  return readdirSync(join(ROOT, games, game), { recursive: true, encoding: 'utf8' });
}

const lies = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

/** A path without what may differ: a file may hold JSX. */
const plain = (path: string): string => path.replace(/\.tsx$/, '.ts');

/** The file that a test is about: `Board.tsx` for `Board.moves.test.tsx`. */
const tested = (path: string): string => path.replace(/(?:\.\w+)?\.test(?=\.tsx?$)/, '');

/** Whether a list has a path, the file it tests, or something that lies in it. */
function isIn(entries: readonly string[], path: string): boolean {
  const names = [plain(path), plain(tested(path))];
  return entries.some((entry) => names.includes(plain(entry)) || lies(entry, path));
}

/** What is missing in a game's folder, and what has no place in it. */
function faultsOf(layout: Layout, game: string): readonly string[] {
  const paths = pathsIn(layout, game);
  const required = [...layout.all, ...(LISTED.has(game) ? layout.listed : [])];
  const known = [...layout.all, ...layout.listed, ...Object.keys(layout.some)];
  const folders = [...layout.free, ...Object.keys(layout.own)];
  const found = new Set(paths.map(plain));
  const missing = required.filter((one) => !found.has(plain(one)));
  const strange = paths.filter(
    (path) =>
      !isIn(known, path) && !folders.some((folder) => path === folder || lies(path, folder)),
  );
  return [
    ...missing.map((path) => `${path} is missing`),
    ...strange.map((path) => `${path} is in no list of tools/check/layout.ts`),
  ];
}

describe.each([ENGINE, WEB])('$games', (layout) => {
  it.each(GAMES)('%s has every file in its place, and no other', (game) => {
    expect(faultsOf(layout, game)).toEqual([]);
  });

  it('holds the games, and what they share', () => {
    const tests = ['facts.test.ts', 'following.test.ts', 'plates.test.tsx'];
    const shared = new Set(['contract.ts', 'card.ts', 'testing', ...tests]);
    const found = readdirSync(join(ROOT, layout.games)).filter((name) => !shared.has(name));
    expect(found).toEqual(GAMES.toSorted());
  });

  it('some games, and not all, have what is listed with a reason', () => {
    const folders = GAMES.map((game) => pathsIn(layout, game));
    const reasons = Object.keys({ ...layout.some, ...layout.own });
    const count = (one: string): number => folders.filter((paths) => paths.includes(one)).length;
    expect(reasons.filter((one) => count(one) === 0 || count(one) === GAMES.length)).toEqual([]);
  });
});
