/** What each route makes of what it cannot use. */
import { LIMITS } from '@kesem/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { tableOf } from '../testing/table.ts';
import { freshId, visitor } from '../testing/visitor.ts';
import { systemClock } from '../time.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const POSTED = [
  '/api/me/delete',
  '/api/presets',
  '/api/presets/drop',
  '/api/rooms',
  '/api/invitations',
  '/api/codes',
  '/api/device-code',
  '/api/device',
];

describe('a body that is not what its route takes', () => {
  it.each(POSTED)('is junk: %s', async (path) => {
    const guest = await visitor(server);
    for (const body of [{ nothing: 'of the kind' }, [], 'text', { ['__proto__x']: 1 }]) {
      const answer = await guest.call(path, body);
      expect([answer.status, await answer.json()]).toEqual([400, { code: 'junk' }]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it('is junk when it is longer than a frame, whatever it says', async () => {
    const guest = await visitor(server);
    const post = (padding: number) =>
      fetch(`${server.url}/api/presets/drop`, {
        method: 'POST',
        headers: { cookie: guest.cookie, origin: server.url, 'content-type': 'application/json' },
        body: JSON.stringify({ id: freshId() }) + ' '.repeat(padding),
      });
    expect((await post(1_000)).status).toBe(200);
    expect((await post(LIMITS.frameBytes)).status).toBe(400);
    // nothing of this is a fault of ours
    expect(server.logged()).not.toContain('"level":50');
  });
});

describe('what there is not', () => {
  it.each([
    ['/api/presets/nothing', 'noSuchGame'],
    ['/api/matches/nothing', 'noSuchMatch'],
    [`/api/matches/${'a'.repeat(32)}/film`, 'noSuchMatch'],
  ])('is named: %s', async (path, code) => {
    const answer = await (await visitor(server)).call(path);
    expect([answer.status, await answer.json()]).toEqual([404, { code }]);
  });

  it('is named for whoever would keep something for it', async () => {
    const preset = { id: freshId(), game: 'nothing', name: 'Mine', own: null };
    const answer = await (await visitor(server)).call('/api/presets', preset);
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'noSuchGame' }]);
  });
});

describe('a request', () => {
  it('leaves one line, of what was asked and how it went, without what it was about', async () => {
    const other = await startServer();
    await fetch(`${other.url}/r/${'x'.repeat(22)}?l=en`);
    await fetch(`${other.url}/api/nothing/at-all`);
    await fetch(`${other.url}/healthz`);
    const lines = other
      .logged()
      .split('\n')
      .filter((line) => line.includes('"answered"'))
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { method: 'GET', path: '/r', status: 404, ms: expect.any(Number) },
      { method: 'GET', path: '/api/nothing/at-all', status: 400 },
      { method: 'GET', path: '/healthz', status: 200 },
    ]);
    expect(lines.every(({ ms }) => ms >= 0 && ms < 60_000)).toBe(true);
    await other.end();
  });
});

describe('a spoken code', () => {
  it('opens nothing a day after the last that happened in its room', async () => {
    const { now, after } = systemClock();
    let ahead = 0;
    const other = await startServer({ clock: { now: () => now() + ahead, after } });
    const { room, watcher, close } = await tableOf(other, 2);
    const guest = await visitor(other);
    const find = async () => (await guest.call('/api/codes', { code: watcher.joined.code })).status;
    const last = (await other.store.tail(room, 0)).at(-1)?.at ?? 0;
    ahead = last + 86_400_000 - 30_000 - now();
    expect(await find()).toBe(200);
    ahead += 60_000;
    expect(await find()).toBe(404);
    close();
    await other.end();
  });
});
