import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LONG_ONLY } from './vitest.config.ts';

/** The tests that try for longer when they may: those that ask whether they may. */
const longer = ['packages', 'apps', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*node_modules).*\.test\.ts$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => readFileSync(file, 'utf8').includes("env['LONG']")),
);

/** `npm run test:long`: the tests that try for longer when they may, and those for which a run is too short. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [LONG_ONLY, ...longer],
    env: { LONG: '1' },
    setupFiles: ['tools/seed.setup.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: 60_000 } },
    // whole evenings in other browsers mostly wait for what is shown
    maxWorkers: 3,
  },
});
