/** A real server in this process, on a real store in a folder of its own, for tests over sockets. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { openTable, type Table } from '@kesem/engine/core/table';
import { toy } from '@kesem/engine/core/testing/toy';
import { type App, type AppParts, createApp } from '../app.ts';
import { hintsOf } from '../http/early.ts';
import type { Build } from '../http/web.ts';
import { createLog } from '../log.ts';
import { ALONE, type Nodes } from '../nodes/nodes.ts';
import { openWay, type PushWay } from '../push/way.ts';
import { openFolder, whyUnopened } from '../store/opening.ts';
import type { Store } from '../store/store.ts';
import { type Clock, systemClock } from '../time.ts';
import { nextBytes, seededBytes } from './seed.ts';

/** What a test may choose; the rest is as in real life. */
export interface Wishes {
  /** A store of the test's own, instead of one in its folder. */
  readonly store?: Store;
  /** The other nodes of its house; none unless told. */
  readonly nodes?: Nodes;
  /** The data folder, to start again on what is there. */
  readonly folder?: string;
  readonly env?: Partial<AppParts['env']>;
  readonly tables?: readonly Table[];
  /** The way to push services; none unless told. */
  readonly way?: PushWay;
  /** The clock, or one that goes on from the last moment that was written down. */
  readonly clock?: Clock | ((from: number) => Clock);
  /** Where its secrets come from; else from the seed of this process, other ones for each server. */
  readonly seed?: string;
  /** The app as it was built, for tests with browsers; else a page with nothing on it. */
  readonly build?: Build;
}

export interface TestServer {
  readonly app: App;
  readonly store: Store;
  readonly folder: string;
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Everything that was logged. */
  readonly logged: () => string;
  /** Stops it; the folder stays. */
  readonly stop: () => Promise<void>;
  /** Stops it and removes the folder. */
  readonly end: () => Promise<void>;
}

/** A file of the app, as the build leaves it: with its smaller twin. */
export const SCRIPT = `export const words = '${'kesem '.repeat(99)}';`;
const PAGE =
  '<!doctype html><html><head><title>Kesem</title></head><body><div id="root"></div></body></html>';

/** What a test's server is told by its environment. */
const ENV = {
  publicUrl: null,
  trustProxy: 1,
  host: '127.0.0.1',
  metricsToken: null,
  openPassword: null,
} as const;

/** No push services are known, and there is one server. */
const PLAIN = { way: openWay([]), nodes: ALONE };

/** The toy game is on every test server's shelf. */
export const TOY = openTable(toy);

/** Starts a server. Addresses are told by `X-Forwarded-For`, so that limits can be tested one by one. */
export async function startServer(wishes: Wishes = {}): Promise<TestServer> {
  const folder = wishes.folder ?? mkdtempSync(join(tmpdir(), 'kesem-test-'));
  const store = wishes.store ?? (await openedIn(folder));
  const { log, logged } = capture();
  const begin = wishes.clock ?? systemClock;
  const clock = typeof begin === 'function' ? begin((await store.lastAlive()) ?? 0) : begin;
  const tables = wishes.tables ?? [TOY];
  const { way, nodes } = { ...PLAIN, ...wishes };
  const app = createApp({
    env: { ...ENV, ...wishes.env },
    store,
    nodes,
    log,
    table: (game, wanted) =>
      tables.find(({ id, version }) => id === game && version === (wanted ?? version)),
    think: async ({ view, game }) =>
      tables
        .find(({ id }) => id === game)
        ?.moves(view)
        .find((move) => move.do !== 'concede') ?? null,
    build: wishes.build ?? buildOf(folder, tables),
    way,
    clock,
    bytes: wishes.seed === undefined ? nextBytes() : seededBytes(wishes.seed),
  });
  await app.wake();
  const url = await listen(app);
  const stop = async (): Promise<void> => {
    await app.stop();
    await store.close();
  };
  const end = async (): Promise<void> => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, store, folder, url, logged, stop, end };
}

async function openedIn(folder: string): Promise<Store> {
  const opened = await openFolder(folder);
  if (!opened.ok) throw new Error(whyUnopened(opened.why, folder));
  return opened.store;
}

function capture() {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLog('trace', sink), logged: () => lines.join('') };
}

/** The script that the page of a test's server begins with. */
export const ENTRY = '/assets/page.js';

function buildOf(folder: string, tables: readonly Table[]): Build {
  const titles = tables.map(
    ({ id }) => [id, { he: `משחק ${id}`, en: `Game ${id}`, players: '2', minutes: 20 }] as const,
  );
  const hints = hintsOf({ 'src/net/socket.ts': { file: 'assets/socket.js' } });
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'assets', 'socket.js'), SCRIPT);
  writeFileSync(join(web, 'assets', 'socket.js.br'), brotliCompressSync(SCRIPT));
  return { folder: web, page: PAGE, games: Object.fromEntries(titles), hints, entry: ENTRY };
}

function listen({ http }: App): Promise<string> {
  return new Promise((resolve) => {
    http.listen(0, '127.0.0.1', () => {
      const bound = http.address();
      resolve(`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`);
    });
  });
}
