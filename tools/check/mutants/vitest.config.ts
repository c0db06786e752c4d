import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';

/**
 * The mutation tester looks at tests alone, and a file that cannot even be read has none: a fault that
 * keeps it from being read is told as an error of the run, so that it counts as noticed.
 */
function unreadable(): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit: (begun) => {
      vitest = begun;
    },
    onTestModuleEnd: (module) => {
      for (const { message } of module.errors()) {
        vitest?.state.catchError(new Error(message), 'unreadable');
      }
    },
  };
}

const FOLDER = process.env['MUTANTS_FOLDER'] ?? '';
const isOfWeb = FOLDER.startsWith('apps/web');

/** Tests that wait for sockets, disks or threads come last: most faults are noticed before. */
const SLOW = /slow|abuse|site|presets|disk|durability|opening|program|pool|(store|bot|field)\.test/;

const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.test(moduleId);

class QuickFirst extends BaseSequencer {
  override sort = async (files: TestSpecification[]): Promise<TestSpecification[]> =>
    files.toSorted((one, two) => Number(isSlow(one)) - Number(isSlow(two)));
}

/**
 * The tests that a mutant has to pass: those of its own folder, without golden replays, random
 * play-outs and processes, so that a fault is seen by a sentence about the rule it breaks. Nor are
 * the tests of what only tests use among them.
 */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [`${FOLDER}/**/*.test.{ts,tsx}`],
    exclude: [
      '**/registry.test.ts',
      '**/*laws*',
      '**/strength.test.ts',
      '**/golden.test.ts',
      '**/*.long.test.ts',
      '**/chaos/**',
      // a process of its own knows of no mutant
      '**/*.processes.test.ts',
      // evenings of real games, and worlds of them
      '**/gateway/{choices*,fork,onward}.test.ts',
      '**/rooms/duplicates.test.ts',
      '**/testing/**',
    ],
    setupFiles: ['tools/seed.setup.ts'],
    testTimeout: 120_000,
    // but for screens, one thread for all files of a run reads each module once; the next mutant gets a new one
    isolate: isOfWeb,
    reporters: [unreadable()],
    sequence: { sequencer: QuickFirst },
  },
});
