import { LIMITS } from '@kesem/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SCRIPT, startServer, type TestServer } from '../testing/server.ts';
import { tableOf } from '../testing/table.ts';
import { freshId, returning, type Visitor, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const coded = z.object({ code: z.string() });

const opening = (name = 'Dana') => ({ do: 'open', game: 'toy', name, ink: 1, nonce: freshId() });

describe('what comes from elsewhere', () => {
  const routes = [
    '/api/rooms',
    '/api/codes',
    '/api/device-code',
    '/api/device',
    '/api/invitations',
    '/api/me/delete',
    '/',
    '/r/x',
  ];

  it.each(routes)('changes nothing: POST %s', async (path) => {
    const guest = await visitor(server);
    const strange = [
      { origin: 'http://evil.example' },
      { origin: 'null' },
      { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of strange) {
      const answer = await guest.call(path, { id: freshId(), opening: opening() }, headers);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ code: 'forbidden' });
    }
    expect(await (await guest.call('/api/tables')).json()).toEqual({ tables: [], invitations: [] });
  });

  it('without an Origin is let in only when the browser says it is our own page', async () => {
    const { cookie } = await visitor(server);
    const post = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/device-code`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: '{}',
      });
    expect((await post({})).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('needs a cookie of ours where somebody must be known', async () => {
    const nobody = returning(server, '');
    for (const [path, body] of [
      ['/api/rooms', { id: freshId(), opening: opening() }],
      ['/api/device-code', {}],
      ['/api/tables', undefined],
      ['/api/history', undefined],
      ['/api/invitations', { room: freshId(), accept: true }],
    ] as const) {
      expect((await nobody.call(path, body)).status).toBe(403);
    }
  });
});

describe('bodies', () => {
  it('that are not JSON, too large, poisoned or misshapen are junk', async () => {
    const guest = await visitor(server);
    const post = async (body: string, type = 'application/json') => {
      const headers = { cookie: guest.cookie, origin: server.url, 'content-type': type };
      const answer = await fetch(`${server.url}/api/codes`, { method: 'POST', headers, body });
      return { status: answer.status, body: await answer.text() };
    };
    const junk = { status: 400, body: '{"code":"junk"}' };
    expect(await post('{"code":')).toEqual(junk);
    expect(await post('{"code":"123456"}', 'text/plain')).toEqual(junk);
    expect(await post('{"code":"123456"}', 'application/x-www-form-urlencoded')).toEqual(junk);
    expect(await post(`{"code":"${'1'.repeat(LIMITS.frameBytes)}"}`)).toEqual(junk);
    expect(await post('{"code":"12345"}')).toEqual(junk);
    expect(await post('{"code":"123456","__proto__":{}}')).toEqual(junk);
    expect(await post('"123456"')).toEqual(junk);
    expect((await fetch(`${server.url}/%E0%A4%A`)).status).toBe(400);
    expect((await fetch(`${server.url}/api/nothing`)).status).toBe(400);
  });
});

describe('a cookie', () => {
  it('is given once, out of reach of scripts, and kept', async () => {
    const first = await fetch(`${server.url}/api/me`);
    const given = first.headers.get('set-cookie') ?? '';
    expect(given).toMatch(/^gid=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const [cookie = ''] = given.split(';');
    const second = await fetch(`${server.url}/api/me`, { headers: { cookie } });
    expect(second.headers.get('set-cookie')).toBe(given);
    const tls = await fetch(`${server.url}/api/me`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(tls.headers.get('set-cookie')).toMatch(/^__Host-gid=.*; Secure$/);
  });

  it('goes to a second device by a code that works once', async () => {
    const dana = await visitor(server);
    const { token } = await dana.openRoom();
    const { code } = coded.parse(await (await dana.call('/api/device-code', { token })).json());
    const phone = await visitor(server);
    const moved = await phone.call('/api/device', { code });
    expect(await moved.json()).toEqual({ ok: true, token });
    const [cookie = ''] = (moved.headers.get('set-cookie') ?? '').split(';');
    const listed = await returning(server, cookie).call('/api/tables');
    expect((await listed.json()).tables).toHaveLength(1);
    expect((await (await dana.call('/api/tables')).json()).tables).toHaveLength(1);
    expect((await phone.call('/api/device', { code })).status).toBe(404);
  });
});

describe('a room', () => {
  it('is opened once by one request, however often it comes', async () => {
    const dana = await visitor(server);
    const body = { id: freshId(), opening: opening() };
    const answers = await Promise.all([1, 2, 3].map(() => dana.call('/api/rooms', body)));
    const rooms = await Promise.all(answers.map((answer) => answer.json()));
    expect(rooms[1]).toEqual(rooms[0]);
    expect(rooms[2]).toEqual(rooms[0]);
    expect((await (await dana.call('/api/tables')).json()).tables).toMatchObject([
      { game: 'toy', stage: 'lobby', yourTurn: false, others: [] },
    ]);
  });

  it('is opened ten times an hour by one person, for a game there is, under a name', async () => {
    const dana = await visitor(server);
    const open = async (changes: object) => {
      const answer = await dana.call('/api/rooms', {
        id: freshId(),
        opening: { ...opening(), ...changes },
      });
      return answer.ok ? 'open' : coded.parse(await answer.json()).code;
    };
    expect(await open({ game: 'nothing' })).toBe('noSuchGame');
    expect(await open({ name: '\u202e\u200b' })).toBe('badName');
    const rest = [];
    for (let n = 0; n < 9; n += 1) rest.push(await open({}));
    expect(rest).toEqual([...Array.from({ length: 8 }, () => 'open'), 'tooFast']);
  });
});

async function guess(visitor: Visitor, code: object): Promise<number> {
  return (await visitor.call('/api/codes', code)).status;
}

it('spoken codes: ten wrong tries of one address, sixty of all, then nobody for a minute', async () => {
  const other = await startServer();
  const { watcher, close } = await tableOf(other, 2);
  const right = { code: watcher.joined.code };
  const wrong = { code: right.code === '000000' ? '000001' : '000000' };
  const guesser = await visitor(other);
  for (let n = 0; n < LIMITS.wrongCodesPerAddress; n += 1) {
    expect(await guess(guesser, wrong)).toBe(404);
  }
  expect(await guess(guesser, right)).toBe(429);
  for (let n = 0; n < 5; n += 1) {
    const another = await visitor(other);
    for (let tries = 0; tries < 10; tries += 1) await guess(another, wrong);
  }
  expect(await guess(await visitor(other), right)).toBe(429);
  close();
  await other.end();
});

function tag(page: string, property: string): string | undefined {
  return new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(page)?.[1];
}

describe('an invite as a chat app sees it', () => {
  it('gives a file of the app at its smallest, to be kept for good', async () => {
    const file = `${server.url}/assets/socket.js`;
    const small = await fetch(file, { headers: { 'accept-encoding': 'br' } });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('cache-control')).toContain('immutable');
    expect(small.headers.get('content-type')).toContain('text/javascript');
    expect(await small.text()).toBe(SCRIPT);
    const plain = await fetch(file, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
    expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404);
  });

  it('names host and game in the language of its sender, and takes no seat', async () => {
    const dana = await visitor(server);
    const { room, token } = await dana.openRoom('Dana');
    const before = JSON.stringify(await server.store.load(room));
    const hebrew = await fetch(`${server.url}/r/${token}`);
    const page = await hebrew.text();
    expect(hebrew.status).toBe(200);
    expect(hebrew.headers.get('cache-control')).toBe('no-store');
    expect(hebrew.headers.get('set-cookie')).toBeNull();
    expect(tag(page, 'og:title')).toBe('הזמנה למשחק toy מאת Dana');
    expect(tag(page, 'og:description')).toBe('2 שחקנים · 20 דק׳ · בלי הרשמה');
    expect(tag(page, 'og:image')).toBe(`${server.url}/og/toy.png`);
    const english = await (await fetch(`${server.url}/r/${token}?l=en`)).text();
    expect(tag(english, 'og:title')).toBe('Dana invites you to Game toy');
    // it stands on the page too, until the app has come, and what the app will need is named early
    expect(english).toContain('lang="en" dir="ltr"><h1>Dana invites you to Game toy</h1>');
    expect(english).toContain('<a href="">Load the page again</a>');
    expect(english).toContain('<link rel="modulepreload" href="/assets/socket.js">');
    expect(english).toContain('<link rel="preload" as="fetch" href="/api/me" crossorigin>');
    expect(JSON.stringify(await server.store.load(room))).toBe(before);
  });

  it('escapes what people call themselves', async () => {
    for (const name of ['"><script>x', "$&'`$1</head>", '<img src=x>', '&lt;b&gt;']) {
      const { token } = await (await visitor(server)).openRoom(name);
      const page = await (await fetch(`${server.url}/r/${token}?l=en`)).text();
      expect(page.match(/<script(?! type="module" async src="\/assets\/)|<img|<b>/g)).toBeNull();
      expect(page.split('</head>')).toHaveLength(2);
      expect(tag(page, 'og:title')).toContain('&');
    }
  });

  it('tells nothing of a link that opens nothing, and stops looking for who guesses on', async () => {
    const headers = { 'x-forwarded-for': '10.77.0.1' };
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const answer = await fetch(`${server.url}/r/${String(n).padStart(22, 'z')}`, { headers });
      statuses.push(answer.status);
      const page = await answer.text();
      expect(tag(page, 'og:title')).toBe('קסם');
      expect(page).not.toContain('id="invitation"');
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });
});

describe('headers', () => {
  it('are strict, and demand no TLS where there is none', async () => {
    const { headers } = await fetch(server.url);
    const policy = headers.get('content-security-policy') ?? '';
    const host = server.url.replace('http', 'ws');
    expect(policy.split(';').toSorted((a, b) => a.localeCompare(b))).toEqual(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        `connect-src 'self' ${host}`,
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "frame-src 'none'",
        "object-src 'none'",
        "manifest-src 'self'",
        "worker-src 'self'",
      ].toSorted((a, b) => a.localeCompare(b)),
    );
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('let the page of a big screen frame itself, and no other page', async () => {
    const framed = async (path: string): Promise<readonly string[]> => {
      const { headers } = await fetch(`${server.url}${path}`);
      const policy = headers.get('content-security-policy')?.split(';') ?? [];
      return policy.filter((one) => one.startsWith('frame-'));
    };
    const own = ["frame-ancestors 'self'", "frame-src 'self'"];
    for (const path of ['/tv', '/tv/482915', '/tv?l=en']) expect(await framed(path)).toEqual(own);
    const none = ["frame-ancestors 'none'", "frame-src 'none'"];
    for (const path of ['/', '/tvs', '/r/tv', '/?/tv']) expect(await framed(path)).toEqual(none);
  });

  it('demand TLS where PUBLIC_URL promises it', async () => {
    const other = await startServer({ env: { publicUrl: new URL('https://kesem.example') } });
    const { headers } = await fetch(other.url);
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    await other.end();
  });
});

describe('for the operator', () => {
  it('counts without telling, and says when it stops', async () => {
    const { token, close } = await tableOf(server, 2);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/kesem_commands_total\{outcome="accepted"\} \d+/);
    expect(text).toMatch(/kesem_append_seconds_count \d+/);
    expect(text).toMatch(/kesem_sockets [1-9]/);
    expect(text).toMatch(/kesem_rooms [1-9]/);
    expect(text).toContain('nodejs_eventloop_lag');
    expect(text).not.toContain(token);
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    close();
  });
});
