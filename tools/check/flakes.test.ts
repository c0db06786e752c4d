import { describe, expect, it } from 'vitest';
import { failedInBrowser, failedInVitest, isInBrowser, tally } from './flakes/reports.ts';

const run = (status: string, seed: number) => ({
  status,
  annotations: [{ type: 'seed', description: `${seed}` }],
});

describe('what is repeated', () => {
  it('in a browser is what e2e folders hold, but for their tests over sockets', () => {
    const game = 'apps/web/src/games/a-game/e2e';
    const files = ['e2e/', 'e2e/a.spec.ts', `${game}/`, `${game}/a.spec.ts`];
    expect(files.filter(isInBrowser)).toEqual(files);
    expect([`${game}/sockets.test.ts`, 'tools/', 'e2e.test.ts'].filter(isInBrowser)).toEqual([]);
  });
});

describe('what failed', () => {
  it('in the browser is named with the seed it drew, in suites within suites too', () => {
    const specs = [
      { title: 'dice', file: 'e2e/a.spec.ts', tests: [run('expected', 1), run('unexpected', 2)] },
    ];
    const report = { errors: [], suites: [{ specs, suites: [{ specs }] }] };
    const failure = { test: 'e2e/a.spec.ts › dice', seed: 2 };
    expect(failedInBrowser(JSON.stringify(report))).toEqual([failure, failure]);
  });

  it('before any test is told, not passed over', () => {
    const report = { errors: [{ message: 'no such file' }], suites: [] };
    expect(() => failedInBrowser(JSON.stringify(report))).toThrow('no such file');
  });

  it('in Vitest is named with the seed of its run, and so is a file that could not be read', () => {
    const name = `${process.cwd()}/tools/a.test.ts`;
    const tests = [
      { status: 'failed', fullName: 'dice' },
      { status: 'passed', fullName: 'rules' },
    ];
    const testResults = [
      { name, status: 'failed', assertionResults: tests },
      { name, status: 'failed', assertionResults: [] },
      { name, status: 'passed', assertionResults: [] },
    ];
    expect(failedInVitest(JSON.stringify({ testResults }), 7)).toEqual([
      { test: 'tools/a.test.ts › dice', seed: 7 },
      { test: 'tools/a.test.ts', seed: 7 },
    ]);
  });

  it('is counted by test, the most frequent first', () => {
    const failures = [
      { test: 'once', seed: 1 },
      { test: 'twice', seed: 2 },
      { test: 'twice', seed: 3 },
    ];
    expect(tally(failures)).toEqual([
      { test: 'twice', seeds: [2, 3] },
      { test: 'once', seeds: [1] },
    ]);
  });
});
