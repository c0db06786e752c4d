/** Which mutants of a folder are tried: the instrumenter finds all of them, and a seed draws some. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { seededRandom } from '@kesem/engine/core/random';
import type { Mutant } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/**
 * Tests, what only tests use, data and words are not mutated. The word lists of the lexicon
 * (`.data.ts`) are one string each, so a mutant would be an empty list: that says nothing of the
 * words, which its own tests read one by one. The command lines of single games are tried as
 * processes, which know of no mutant.
 */
const LEFT_OUT =
  /\.(test|data|gen|d)\.tsx?$|\/testing\/|^packages\/engine\/src\/games\/[^/]+\/tools\/|\/(fixtures|playing|trials?|texts?\.(he|en)|names\.(he|en))\.ts$/;

const quiet = (): void => undefined;
const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
};

/** The source files of a folder that are mutated, as paths from `root`; `named` is a glob of their names. */
export function sourcesOf(root: string, folder: string, named = '*'): readonly string[] {
  const files = ['ls-files', `:(glob)${folder}/**/${named}`];
  const listed = execFileSync('git', files, { cwd: root, encoding: 'utf8' });
  return listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));
}

/** Every mutant of these files. */
export async function mutantsOf(
  root: string,
  files: readonly string[],
): Promise<readonly Mutant[]> {
  const sources = files.map((file) => ({
    name: resolve(root, file),
    content: readFileSync(resolve(root, file), 'utf8'),
    mutate: true,
  }));
  const options = { plugins: null, ignorers: [], excludedMutations: [] };
  return (await new Instrumenter(SILENT).instrument(sources, options)).mutants;
}

/** `count` of the mutants, or all when there are fewer; the same for the same seed. */
export function drawn(mutants: readonly Mutant[], count: number, seed: string): readonly Mutant[] {
  return seededRandom(seed)('mutants').shuffle(mutants).slice(0, count);
}

/** A name for a mutant: where it stands, and what it puts there. */
export function nameOf(root: string, { fileName, location, replacement }: Mutant): string {
  const { start, end } = location;
  const place = `${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`;
  return `${relative(root, fileName)}:${place} ${replacement}`;
}

/** The text that a mutant takes the place of. */
export function replacedBy({ fileName, location: { start, end } }: Mutant): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, at) => (at === last ? line.slice(0, end.column) : line))
    .map((line, at) => (at === 0 ? line.slice(start.column) : line))
    .join('\n');
}
