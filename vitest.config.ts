import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes many seconds begins first, so that no core waits for it at the end. */
const LONG = /chaos|secrecy|laws|selfplay|registry|faults|kolmogorov/;

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);

class LongFirst extends BaseSequencer {
  override sort = async (files: TestSpecification[]): Promise<TestSpecification[]> =>
    files.toSorted((one, two) => Number(isLong(two)) - Number(isLong(one)));
}

const ofPackages = 'packages/*/src/**/*.test.ts';
const ofWeb = 'apps/web/src/**/*.test.{ts,tsx}';
/** What listens to the one voice of a page, or puts another module in place of one, needs a process of its own. */
const ofAlone = 'apps/web/src/**/*.{spoken,alone}.test.{ts,tsx}';
const ofOthers = ['apps/server/src/**/*.test.ts', 'tools/**/*.test.ts', ofAlone];

/** Tests that only `npm run test:long` runs. */
export const LONG_ONLY = '**/*.long.test.ts';

/** The unit, law and socket tests; the browser's own tests run through Playwright, see e2e/. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    exclude: [...configDefaults.exclude, LONG_ONLY],
    setupFiles: ['tools/seed.setup.ts'],
    // long enough for a machine that is busy with something else: nothing here is a measurement
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // by itself it leaves a core idle, and much of this waits: for processes that start and die, and for what a table shows
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      // pure functions leave nothing behind, and what is drawn is taken down after each test:
      // neither needs a new process for each file
      { extends: true, test: { name: 'packages', include: [ofPackages], isolate: false } },
      {
        extends: true,
        test: {
          name: 'web',
          setupFiles: ['tools/seed.setup.ts', 'tools/web.setup.ts'],
          include: [ofWeb],
          exclude: [...configDefaults.exclude, LONG_ONLY, ofAlone],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'others', include: ofOthers } },
    ],
  },
});
