/**
 * `npm run check:size`: builds the portal and weighs what a first visit loads, gzipped. The
 * front page and the page behind an invite may each load 150 KB of JavaScript; a game's cover, for which no page
 * waits, 6 KB; a game, fetched while people wait, 100 KB beside the shell's table; a lexicon, which a game fetches when its board
 * already stands, 150 KB; and the pictures of its words, which come likewise, 100 KB.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

const PAGE_KB = 150;
const COVER_KB = 6;
const GAME_KB = 100;
const LEXICON_KB = 150;
const PRINTS_KB = 100;
/** The cover of a game, in its folder. */
const COVER = /games\/[^/]+\/art\/Cover/;
/** What the page behind an invite imports when it opens; the one cover it shows comes after it. */
const ROOM = /shell\/room\/RoomPage|net\/socket/;

const outDir = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The files of some modules with all they import at once. */
function closure(keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
}

const keys = Object.keys(manifest);
const entry = keys.filter((key) => manifest[key]?.isEntry);
const withEntry = (also: RegExp) => closure([...entry, ...keys.filter((key) => also.test(key))]);

function without(some: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...some].filter((key) => !others.has(key));
}

/** The gzipped JavaScript of some modules, in KB. */
function weigh(modules: Iterable<string>): number {
  const files = new Set([...modules].map((key) => manifest[key]?.file ?? ''));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(outDir, file))).length);
  return bytes.reduce((a, b) => a + b, 0) / 1024;
}

const room = withEntry(ROOM);
/** The shell's own table, which comes with whatever game is played. */
const table = [...room].flatMap((key) =>
  (manifest[key]?.dynamicImports ?? []).filter((lazy) =>
    /\bTable\b/.test(manifest[lazy]?.name ?? ''),
  ),
);
const seated = closure([...room, ...table]);

const rows = [
  ['front page', weigh(withEntry(COVER)), PAGE_KB] as const,
  ['page behind an invite', weigh(room), PAGE_KB] as const,
  ...keys
    .filter((key) => COVER.test(key))
    .map((key) => [key, weigh(without(closure([key]), room)), COVER_KB] as const),
  ...keys
    .filter((key) => /games\/[^/]+\/game\.ts/.test(key))
    .map((key) => [key, weigh(without(closure([key]), seated)), GAME_KB] as const),
  ...keys
    .filter((key) => /^_?lexicon-/.test(key))
    .map((key) => [key, weigh([key]), LEXICON_KB] as const),
  ...keys
    .filter((key) => /games\/[^/]+\/art\/prints\.ts/.test(key))
    .map((key) => [key, weigh([key]), PRINTS_KB] as const),
];
for (const [what, kb, most] of rows) {
  process.stdout.write(`${what}: ${kb.toFixed(1)} KB of ${most}, gzipped\n`);
}
if (rows.some(([, kb, most]) => kb > most)) {
  process.stderr.write('That is too much JavaScript for a first visit.\n');
  process.exit(1);
}
