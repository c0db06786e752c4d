import { defineConfig } from '@playwright/test';
import { HOST } from './e2e/host.ts';
import { QUIET_FLAGS } from './tools/browser.ts';

/** What takes long without being needed on each run is tried by `npm run test:long` alone. */
const IS_LONG = process.env['LONG'] === '1';

/** Whole evenings in a real browser, against the built server; see tools/check/e2e.ts for how the browser is found. */
export default defineConfig({
  // e2e/ tries what is true of any game, and the e2e/ of each game's folder what is its own
  testMatch: '**/e2e/*.spec.ts',
  fullyParallel: true,
  ...(IS_LONG ? { grep: /@long/ } : { grepInvert: /@long/ }),
  // browser tests often wait: two at a time leave half of two cores idle
  workers: 4,
  // long enough for a machine that is busy with something else: nothing here is a measurement
  timeout: 1_800_000,
  expect: { timeout: 30_000, toPass: { timeout: 120_000 } },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    // what cannot be done is told by its name, long before the test ends without a word
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: {
      // a name that no browser trusts more than a home network's address: no secure context
      args: [...QUIET_FLAGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
    },
    trace: 'off',
    screenshot: 'off',
  },
});
