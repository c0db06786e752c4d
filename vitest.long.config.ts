import { defineConfig } from 'vitest/config';

/** `npm run test:long`: the tests that try for longer when they may. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [
      'apps/server/src/testing/chaos/chaos.test.ts',
      'packages/engine/src/games/eclipse/laws.test.ts',
      'tools/secrecy.test.ts',
    ],
    env: { LONG: '1' },
    setupFiles: ['tools/seed.setup.ts'],
    testTimeout: 600_000,
    maxWorkers: 2,
  },
});
