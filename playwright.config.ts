import { defineConfig } from '@playwright/test';
import { HOST } from './e2e/host.ts';
import { QUIET_FLAGS } from './tools/browser.ts';

/** Whole evenings in a real browser, against the built server; see tools/e2e.ts for how the browser is found. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // long enough for a machine that is busy with something else: nothing here is a measurement
  timeout: 600_000,
  expect: { timeout: 30_000, toPass: { timeout: 120_000 } },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    launchOptions: {
      // a name that no browser trusts more than a home network's address: no secure context
      args: [...QUIET_FLAGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
    },
    trace: 'off',
    screenshot: 'off',
  },
});
