/** A name of somebody else’s that points at this server: what a browser would then do, over real connections. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRaw } from '../testing/raw.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { visitor } from '../testing/visitor.ts';

const TOKEN = 'a-token-of-the-operator';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { trustProxy: 0, metricsToken: TOKEN } });
});
afterAll(() => server.end());

interface Got {
  readonly status: number;
  readonly body: string;
}

/** A request with headers that `fetch` would not let anybody choose. */
function call(path: string, headers: Record<string, string>, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { method, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    asked.once('error', reject);
    asked.end();
  });
}

const EVIL = { host: 'evil.example', origin: 'http://evil.example' };

describe('a page whose name was made to point here', () => {
  it('opens no socket', async () => {
    const { cookie } = await visitor(server);
    await expect(openRaw(server.url, { ...EVIL, cookie })).rejects.toThrow('refused');
    const raw = await openRaw(server.url, { cookie });
    raw.tcp.destroy();
  });

  it('changes nothing', async () => {
    expect((await call('/api/codes', EVIL, 'POST')).status).toBe(403);
  });

  it('is told in words that nobody lives under this name, and no preview repeats it', async () => {
    const { token } = await (await visitor(server)).openRoom();
    for (const path of ['/', `/r/${token}`, '/api/me', '/og/games.json']) {
      const { status, body } = await call(path, { host: 'evil.example' });
      expect(status).toBe(421);
      expect(body).toContain('PUBLIC_URL');
      expect(body).toContain('קסם');
      expect(body).not.toContain('evil');
    }
    expect((await call(`/r/${token}`, {})).body).toContain(`content="${server.url}/r/${token}"`);
  });

  it('may still be asked by a watchdog whether the server lives', async () => {
    expect((await call('/healthz', { host: 'anything' })).status).toBe(200);
    expect((await call('/readyz', { host: 'anything' })).status).toBe(200);
  });
});

describe('the metrics', () => {
  it('are for this machine', async () => {
    expect((await call('/metrics', {})).body).toContain('kesem_sockets');
    const port = new URL(server.url).port;
    expect((await call('/metrics', { host: `localhost:${port}` })).status).toBe(200);
  });

  it('are not for what comes through a proxy, or under another name', async () => {
    for (const headers of [{ 'x-forwarded-for': '10.1.1.1' }, { host: 'evil.example' }]) {
      const { status, body } = await call('/metrics', headers);
      expect(status).toBe(403);
      expect(body).toBe('{"code":"forbidden"}');
    }
  });

  it('are for whoever shows the token', async () => {
    const from = { 'x-forwarded-for': '10.1.1.1', host: 'kesem.internal' };
    const show = (authorization: string) => call('/metrics', { ...from, authorization });
    expect((await show(`Bearer ${TOKEN}`)).body).toContain('kesem_sockets');
    const wrong = ['Bearer', 'Bearer x', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`];
    for (const one of [...wrong, `Bearer ${TOKEN} x`, `x Bearer ${TOKEN}`]) {
      expect((await show(one)).status).toBe(403);
    }
  });
});
