import { defineConfig } from 'vitest/config';

/**
 * The tests that a mutant has to pass: those of its own folder, without golden replays, random
 * play-outs and processes, so that a fault is seen by a sentence about the rule it breaks.
 */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [`${process.env['MUTANTS_FOLDER']}/**/*.test.{ts,tsx}`],
    exclude: [
      '**/registry.test.ts',
      '**/*laws*',
      '**/golden.test.ts',
      '**/*.long.test.ts',
      '**/chaos/**',
    ],
    testTimeout: 120_000,
  },
});
