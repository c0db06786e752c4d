/** The built portal as a fixture: servers on free ports and empty folders of data, and people with browsers of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';
import { ServerProcess } from '../apps/server/src/testing/chaos/process.ts';
import { givenSeed } from '../apps/server/src/testing/seed.ts';
import { HOST } from './host.ts';
import { beginSeed, seedOf, seedPerson } from './seed.ts';

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

/** How many tests a server serves before a new one takes its place: it opens only so many rooms an hour for one address. With a seed that was given each draws the same again, and has one of its own. */
const TESTS_A_SERVER = givenSeed() === null ? 12 : 1;

/** The servers of one worker, one after the other; each start costs more than many a test. */
class Servers {
  #server: ServerProcess | null = null;
  #dataDir = '';
  #served = 0;

  /** The server for the next test, which draws from this seed. */
  async next(seed: string): Promise<ServerProcess> {
    if (this.#served === TESTS_A_SERVER) await this.end();
    this.#served += 1;
    if (this.#server) {
      await this.#server.reseed(seed);
      return this.#server;
    }
    this.#dataDir = mkdtempSync(join(tmpdir(), 'kesem-e2e-'));
    this.#server = await ServerProcess.start(this.#dataDir, { name: HOST, seed });
    return this.#server;
  }

  async end(): Promise<void> {
    await this.#server?.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
    this.#server = null;
    this.#served = 0;
  }
}

interface Shared {
  readonly servers: Servers;
}

/** A new person: a browser of their own, without a memory. Faults on their page fail the test. */
export type Person = (options: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  /** All that is drawn in a test comes from it: told when the test fails, and given again as $SEED. */
  readonly seed: number;
  readonly server: ServerProcess;
  readonly person: Person;
}

export const test = base.extend<Fixtures, Shared>({
  servers: [
    // Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const servers = new Servers();
      await use(servers);
      await servers.end();
    },
    { scope: 'worker' },
  ],
  seed: [
    async ({}, use, info) => {
      const seed = beginSeed(info.titlePath.join(' › '));
      info.annotations.push({ type: 'seed', description: `${seed}` });
      await use(seed);
      const at = `${relative('', info.file)}:${info.line}`;
      if (info.status !== info.expectedStatus) {
        process.stdout.write(`To see it again: SEED=${seed} npm run test:e2e -- ${at}\n`);
      }
    },
    { auto: true },
  ],
  server: async ({ servers }, use) => use(await servers.next(seedOf('server'))),
  person: async ({ browser, server }, use) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: server.url.replace('localhost', HOST),
        // what a page keeps for later is a tenth of its work, and nothing to most tests
        serviceWorkers: 'block',
        ...options,
      });
      seedPerson(context, `person ${contexts.push(context)}`);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults).toEqual([]);
  },
});
export const expect = test.expect;
