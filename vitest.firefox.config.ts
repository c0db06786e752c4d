import { defineConfig } from 'vitest/config';

/** `npm run test:firefox`: an evening in the browser of friends who have no Chromium; see docs/adr/0039. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['tools/browsers/evening.ts'],
    setupFiles: ['tools/seed.setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
