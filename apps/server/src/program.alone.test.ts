import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  onTestFinished,
  vi,
} from 'vitest';
import { readBuild } from './http/web.ts';
import { run } from './program.ts';
import { openFolder } from './store/opening.ts';
import { aFolder } from './store/testing/temp.ts';
import { nextBytes } from './testing/seed.ts';

vi.mock('./http/web.ts', async (original) => ({
  ...(await original<typeof import('./http/web.ts')>()),
  readBuild: vi.fn<() => unknown>(),
}));

/** What the program wrote, and with what it ended: an exit is not carried out here, it is thrown. */
class Exit extends Error {}
const written: string[] = [];
const exits: unknown[] = [];
let exit: MockInstance<typeof process.exit>;
let listeners: Record<string, readonly unknown[]> = {};
const EVENTS = ['SIGTERM', 'SIGINT', 'uncaughtException'];

beforeEach(() => {
  written.length = 0;
  exits.length = 0;
  const note = (text: unknown): boolean => written.push(String(text)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(note);
  vi.spyOn(process.stderr, 'write').mockImplementation(note);
  exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    exits.push(code);
    throw new Exit(`exit ${code}`);
  });
  listeners = Object.fromEntries(
    EVENTS.map((event) => [event, process.listeners(event as 'exit')]),
  );
  vi.mocked(readBuild).mockReturnValue({
    folder: aFolder(),
    page: '<html><head></head><body><div id="root"></div></body></html>',
    games: {},
    entry: '/app.js',
    hints: '',
  });
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('HOST', '127.0.0.1');
  vi.stubEnv('PORT', '0');
  vi.stubEnv('PUBLIC_URL', '');
});
afterEach(() => {
  for (const event of EVENTS) {
    for (const one of process.listeners(event as 'exit')) {
      if (!listeners[event]?.includes(one)) process.removeListener(event, one);
    }
  }
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Runs it to where it gives up; gives the sentence. */
async function givenUp(): Promise<string> {
  await expect(run(nextBytes())).rejects.toThrow('exit 2');
  return written.join('');
}

/** Whether nobody holds the data of a folder any more. */
async function isFree(folder: string): Promise<boolean> {
  const opened = await openFolder(folder);
  if (opened.ok) await opened.store.close();
  return opened.ok;
}

function listening(): Promise<Server> {
  const other = createServer();
  onTestFinished(() => void other.close());
  return new Promise((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve(other));
  });
}

describe('the program gives up with a sentence', () => {
  it('for each wrong setting', async () => {
    vi.stubEnv('PORT', 'x');
    vi.stubEnv('ROOM_HOURS', '0');
    expect(await givenUp()).toBe(
      'PORT must be a whole number from 0 to 65535, but is "x".\n' +
        'ROOM_HOURS must be a whole number from 1 to 8760, but is "0".\n',
    );
  });

  it('when the app was not built', async () => {
    vi.mocked(readBuild).mockReturnValue(null);
    expect(await givenUp()).toBe('The web app has not been built; run "npm run build" first.\n');
  });

  it('when its data folder is none', async () => {
    const file = join(aFolder(), 'file');
    writeFileSync(file, '');
    vi.stubEnv('DATA_DIR', file);
    expect(await givenUp()).toMatch(/^The data folder .*file cannot be opened: .*\.\n$/);
  });

  it('when its port is in use, and lets its data go', async () => {
    const folder = aFolder();
    const { port } = (await listening()).address() as AddressInfo;
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('PORT', String(port));
    expect(await givenUp()).toBe(`Port ${port} is in use; set PORT to another one.\n`);
    expect(await isFree(folder)).toBe(true);
  });

  it('when its host is not here', async () => {
    vi.stubEnv('DATA_DIR', aFolder());
    vi.stubEnv('HOST', '192.0.2.1');
    expect(await givenUp()).toBe('HOST 192.0.2.1 is not an address of this machine.\n');
  });
});

describe('the program', () => {
  it('serves until it is told to stop, and then ends well', async () => {
    const folder = join(aFolder(), 'data');
    vi.stubEnv('DATA_DIR', folder);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    exit.mockImplementation((code) => exits.push(code) as never);
    await run(nextBytes());
    const [, url = ''] = /Kesem is open at (\S+)/.exec(written.join('')) ?? [];
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ok: true });
    // where the machine is slow it may have been given up on before
    const stopped = vi.waitFor(() => expect(exits).toContain(0), { timeout: 60_000 });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.emit(signal);
    await stopped;
    await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed');
    expect(await isFree(folder)).toBe(true);
    // the last of them would end the process if the stop took too long
    for (const { value } of timers.mock.results) clearTimeout(value);
  });
});
