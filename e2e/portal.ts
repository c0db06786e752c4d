/** The built portal as a fixture: one server a test, on a free port and an empty folder of data; one opens only so many rooms an hour. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';
import { ServerProcess } from '../apps/server/src/testing/chaos/process.ts';
import { HOST } from './host.ts';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 664 },
  locale: 'he-IL',
  hasTouch: true,
  isMobile: true,
};
export const TABLET: BrowserContextOptions = {
  ...PHONE,
  viewport: { width: 820, height: 1180 },
};
export const LAPTOP: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
};

interface Fixtures {
  readonly server: ServerProcess;
  /** A new person: a browser of their own, without a memory. Faults on their page fail the test. */
  readonly person: (options: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  // Playwright reads the names of the fixtures from this pattern
  server: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kesem-e2e-'));
    const server = await ServerProcess.start(dataDir);
    await use(server);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  person: async ({ browser, server }, use) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        ...options,
        baseURL: server.url.replace('localhost', HOST),
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults).toEqual([]);
  },
});
export const expect = test.expect;
