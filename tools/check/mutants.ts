/**
 * `mutants -- <folder> [--named 'use*'] [--count 150] [--seed 1] [--jobs 1]`: plants faults one at a time in a
 * folder's sources, or in those of such names, and runs the folder's own tests on each. Prints every fault that no
 * test noticed, and every one that a run was ended for because it went on for ever; as its last line the share that
 * was noticed. What is left out of the tests stands in `mutants/vitest.config.ts`, the shares that were reached in
 * docs/mutants.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { EQUIVALENTS } from './mutants/equivalents.ts';
import { drawn, mutantsOf, nameOf, replacedBy, sourcesOf } from './mutants/sample.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { ...text, default: '150' },
    seed: { ...text, default: '1' },
    jobs: { ...text, default: '1' },
    named: { ...text, default: '*' },
  },
});
const [folder] = positionals;
const sources = folder === undefined ? [] : sourcesOf(ROOT, folder, values.named);
if (folder === undefined || sources.length === 0) {
  process.stderr.write('Name a folder with sources: npm run mutants -- packages/room\n');
  process.exitCode = 2;
} else {
  await tryFolder(folder.replace(/\/$/, ''));
}

async function tryFolder(under: string): Promise<void> {
  const all = await mutantsOf(ROOT, sources);
  const chosen = drawn(all, Number(values.count), values.seed);
  const names = new Set(chosen.map((mutant) => nameOf(ROOT, mutant)));
  const temp = mkdtempSync(join(tmpdir(), 'mutants-'));
  writeFileSync(join(temp, 'drawn.json'), JSON.stringify([...names]));
  process.env['MUTANTS_ROOT'] = ROOT;
  process.env['MUTANTS_DRAWN'] = join(temp, 'drawn.json');
  process.env['MUTANTS_FOLDER'] = under;
  // what tests draw is the same for every mutant and every run
  process.env['SEED'] = values.seed;
  const files = [...new Set(chosen.map(({ fileName }) => relative(ROOT, fileName)))];
  const results = await new Stryker({
    configFile: 'tools/check/mutants/stryker.json',
    plugins: ['@stryker-mutator/vitest-runner', join(ROOT, 'tools/check/mutants/only-drawn.ts')],
    mutate: files,
    concurrency: Number(values.jobs),
    tempDirName: temp,
  }).runMutationTest();
  rmSync(temp, { recursive: true, force: true });
  report(
    under,
    all.length,
    results.filter((result) => names.has(nameOf(ROOT, oneBased(result)))),
  );
}

/** Results count lines from 1, mutants from 0. */
function oneBased(result: MutantResult): MutantResult {
  const { start, end } = result.location;
  const location = {
    start: { line: start.line - 1, column: start.column - 1 },
    end: { line: end.line - 1, column: end.column - 1 },
  };
  return { ...result, location };
}

function isEquivalent(result: MutantResult): boolean {
  return EQUIVALENTS.some(
    ({ file, from, to }) =>
      file === relative(ROOT, result.fileName) &&
      to === result.replacement &&
      from === replacedBy(oneBased(result)),
  );
}

function report(under: string, inAll: number, results: readonly MutantResult[]): void {
  const counted = results.filter((result) => !isEquivalent(result));
  const alive = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const late = counted.filter(({ status }) => status === 'Timeout');
  for (const one of [...late, ...alive]) {
    const from = replacedBy(oneBased(one)).replaceAll(/\s+/g, ' ');
    process.stdout.write(`${one.status} ${nameOf(ROOT, oneBased(one))}\n    was: ${from}\n`);
  }
  const noticed = counted.length - alive.length;
  const share = ((noticed / counted.length) * 100).toFixed(1);
  process.stdout.write(
    `${under}: ${share} % noticed (${noticed} of ${counted.length}, ${late.length} by running on for ever, ${results.length - counted.length} equivalent; drawn from ${inAll} with seed ${values.seed})\n`,
  );
}
