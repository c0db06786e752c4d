import { readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes many seconds begins first, so that no core waits for it at the end. */
const LONG = /chaos|secrecy|selfplay|simulate|registry|faults|processes/;

/** A process goes on with the next file only if that is of the same kind: so each kind stands together. */
const placeOf = ({ moduleId, project }: TestSpecification): string => {
  const isPage = readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');
  return [project.name, isPage ? 'page' : 'node', LONG.test(moduleId) ? 1 : 2].join();
};

class KindByKind extends BaseSequencer {
  override sort = async (files: TestSpecification[]): Promise<TestSpecification[]> =>
    files
      .map((file) => [placeOf(file), file] as const)
      .toSorted(([one], [two]) => one.localeCompare(two))
      .map(([, file]) => file);
}

const ofAll = [
  'packages/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
];
/** What listens to the one voice of a page, or puts another module in place of one, needs a process of its own. */
const ofAlone = 'apps/*/src/**/*.{spoken,alone}.test.{ts,tsx}';

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
    expect: { poll: { timeout: 60_000 } },
    // by itself it leaves a core idle, and much of this waits: for processes that start and die, and for what a table shows
    maxWorkers: 3,
    sequence: { sequencer: KindByKind },
    projects: [
      { extends: true, test: { name: 'alone', include: [ofAlone] } },
      // whatever a test begins it ends, and what is drawn is taken down:
      // a new process for each file would read all modules again
      {
        extends: true,
        test: {
          name: 'together',
          setupFiles: ['tools/seed.setup.ts', 'tools/web.setup.ts'],
          include: ofAll,
          exclude: [...configDefaults.exclude, LONG_ONLY, ofAlone],
          isolate: false,
        },
      },
    ],
  },
});
