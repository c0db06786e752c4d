import { defineConfig } from '@playwright/test';
import { QUIET_FLAGS } from './tools/browser.ts';

/** Whole evenings in a real browser, against the built server; see tools/e2e.ts for how the browser is found. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    launchOptions: {
      args: QUIET_FLAGS,
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
    },
    trace: 'off',
    screenshot: 'off',
  },
});
