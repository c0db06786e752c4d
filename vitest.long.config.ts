import { defineConfig } from 'vitest/config';
import { LONG_ONLY } from './vitest.config.ts';

/** `npm run test:long`: the tests that try for longer when they may, and those for which a run is too short. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [
      LONG_ONLY,
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
