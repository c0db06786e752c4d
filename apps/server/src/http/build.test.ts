import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../store/testing/temp.ts';
import { startServer } from '../testing/server.ts';
import { readBuild } from './web.ts';

const PAGE = '<html><head></head><body>קסם<div id="root"></div></body></html>';
const GAMES = { toy: { he: 'צעצוע', en: 'Toy', players: '2', minutes: 20 } };
const FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'og/games.json': JSON.stringify(GAMES),
  'og/toy.png': 'a picture',
  '.vite/manifest.json': JSON.stringify({
    'index.html': { file: 'assets/page.js', isEntry: true },
    'src/net/socket.ts': { file: 'assets/socket.js' },
  }),
  'assets/socket.js': 'export {};',
  'assets/room.css': 'body {}',
  'sw.js': 'self;',
  'answers.js': 'self;',
};

/** A folder with what `vite build` leaves, but for some of it. */
function built(but: readonly string[] = []): string {
  const folder = aFolder();
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const file of but) rmSync(join(folder, file));
  return folder;
}

describe('the build of the web app', () => {
  it('is its page, its games, and what a room’s page will need', () => {
    const folder = built();
    const build = readBuild(folder);
    expect(build).toEqual({
      folder,
      page: PAGE,
      games: GAMES,
      hints: expect.stringContaining('href="/assets/socket.js"'),
      entry: '/assets/page.js',
    });
  });

  it.each(['index.html', 'og/games.json', '.vite/manifest.json'])(
    'is not there without its %s',
    (file) => {
      expect(readBuild(built([file]))).toBeNull();
    },
  );

  it('is not there where nothing was built', () => {
    expect(readBuild(join(aFolder(), 'dist'))).toBeNull();
  });
});

describe('a file of the app', () => {
  it('is kept for good, for an hour, or asked for each time', async () => {
    const build = readBuild(built());
    if (!build) throw new Error('nothing was built');
    const server = await startServer({ build });
    const kept = async (path: string) =>
      (await fetch(`${server.url}${path}`)).headers.get('cache-control');
    expect(await kept('/assets/socket.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/assets/room.css')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/og/toy.png')).toBe('public, max-age=3600');
    expect(await kept('/answers.js')).toBe('public, max-age=3600');
    expect(await kept('/sw.js')).toBe('no-cache');
    expect(await kept('/index.html')).toBe('no-cache');
    expect(await kept('/')).toBe('no-store');
    // names are whole: nothing is served for a part of one
    expect((await fetch(`${server.url}/index`)).status).toBe(404);
    await server.end();
  });

  it('that has gone with another build ends one request, and no server', async () => {
    const folder = built();
    const build = readBuild(folder);
    if (!build) throw new Error('nothing was built');
    const server = await startServer({ build });
    rmSync(join(folder, 'assets/room.css'));
    await expect(fetch(`${server.url}/assets/room.css`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${server.url}/assets/socket.js`)).status).toBe(200);
    await server.end();
  });
});
