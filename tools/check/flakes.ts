/** `npm run flakes -- --times 20 [files]`: repeats tests, each time with another seed, and prints what failed how often. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newSeed } from '../../apps/server/src/testing/seed.ts';
import { ensureBrowser } from '../browser.ts';
import {
  type Failure,
  failedInBrowser,
  failedInVitest,
  isInBrowser,
  tally,
} from './flakes/reports.ts';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '5' }, busy: { type: 'string', default: '0' } },
});
const [times, busy] = [Number(values.times), Number(values.busy)];
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(busy) || busy < 0) {
  process.stderr.write(
    'Usage: npm run flakes -- [--times N] [--busy N] [files]: N whole numbers, repetitions from 1 and busy loops from 0.\n',
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'kesem-flakes-'));
const loops = Array.from({ length: busy }, busyLoop);
try {
  const inBrowser = files.filter(isInBrowser);
  const others = files.filter((file) => !inBrowser.includes(file));
  const failures = [
    ...(inBrowser.length > 0 || files.length === 0 ? repeatInBrowser(inBrowser) : []),
    ...(others.length > 0 || files.length === 0 ? repeatInVitest(others) : []),
  ];
  for (const { test, seeds } of tally(failures)) {
    const given = seeds.map((seed) => `SEED=${seed}`).join(' ');
    process.stdout.write(`failed ${seeds.length} of ${times}: ${test}\n  ${given}\n`);
  }
  if (failures.length === 0) process.stdout.write(`nothing failed in ${times} repetitions\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

/** A process that wants a core for itself. */
function busyLoop(): ChildProcess {
  return spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
}

/** Every repetition of every test draws a seed by itself. */
function repeatInBrowser(which: readonly string[]): readonly Failure[] {
  const browser = ensureBrowser();
  if (!browser) throw new Error('There is no browser; see "npm run test:e2e".');
  const report = join(folder, 'browser.json');
  const how = [`--repeat-each=${times}`, '--reporter=dot,json'];
  const env = { CHROMIUM: browser, SEED: '', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  run(['playwright', 'test', ...which, ...how], env);
  return failedInBrowser(readFileSync(report, 'utf8'));
}

function repeatInVitest(which: readonly string[]): readonly Failure[] {
  return Array.from({ length: times }, newSeed).flatMap((seed) => {
    const report = join(folder, `${seed}.json`);
    const how = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    run(['vitest', 'run', ...which, ...how], { SEED: `${seed}` });
    return failedInVitest(readFileSync(report, 'utf8'), seed);
  });
}

/** Runs tests; failures are read from the report. */
function run(command: readonly string[], env: Readonly<Record<string, string>>): void {
  spawnSync('npx', command, { stdio: 'inherit', env: { ...process.env, ...env } });
}
