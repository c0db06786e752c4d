import { defineConfig } from 'vitest/config';

/** The unit, law and socket tests; the browser's own tests run through Playwright, see e2e/. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // by itself it leaves a core idle; half of this waits for processes that start and die
    maxWorkers: 2,
  },
});
