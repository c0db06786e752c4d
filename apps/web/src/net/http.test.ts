import { afterEach, describe, expect, it, vi } from 'vitest';
import * as http from './http.ts';

/** Returns the requests to a server that answers with this status and body. */
function served(status: number, body: string) {
  const asked = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it.each([
    ['/api/me', () => http.callMe()],
    ['/api/matches/a%2Fb', () => http.callMatch('a/b')],
    ['/api/matches/a%2Fb/film', () => http.callFilm('a/b')],
    ['/api/history', () => http.callHistory()],
    ['/api/presets/a%2Fb', () => http.callPresets('a/b')],
    ['/api/tables', () => http.callTables()],
  ])('asks %s, with the cookie of this browser', async (path, call) => {
    const asked = served(200, '{"is":"told"}');
    expect(await call()).toEqual({ ok: true, body: { is: 'told' } });
    expect(asked.mock.calls).toEqual([[path, { method: 'GET', credentials: 'same-origin' }]]);
  });

  it.each([
    ['/api/codes', { code: '123456' }, () => http.callCode('123456')],
    ['/api/device-code', { token: 't' }, () => http.callDeviceCode('t')],
    ['/api/device', { code: '12345678' }, () => http.callDevice('12345678')],
    ['/api/invitations', { room: 'r', accept: false }, () => http.callInvitation('r', false)],
    [
      '/api/presets',
      { game: 'toy', id: 'i', name: 'n', own: 1 },
      () => http.callKeepPreset('toy', { id: 'i', name: 'n', own: 1 }),
    ],
    ['/api/presets/drop', { id: 'i' }, () => http.callDropPreset('i')],
    ['/api/me/delete', {}, () => http.callDelete()],
  ])('tells %s %j, with the cookie of this browser', async (path, body, call) => {
    const asked = served(200, '{"ok":true}');
    expect(await call()).toEqual({ ok: true, body: { ok: true } });
    expect(asked.mock.calls).toEqual([
      [
        path,
        {
          method: 'POST',
          credentials: 'same-origin',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
      ],
    ]);
  });

  it('opens a room under an id of its own', async () => {
    const asked = served(200, '{"token":"t"}');
    const opening = { do: 'open', game: 'toy', name: 'Dana', ink: 1, nonce: '0' } as const;
    const invite = [{ match: 'm', seat: 1 }];
    await http.callOpenRoom(opening, invite, '');
    await http.callOpenRoom(opening, invite, 'a lamp');
    const bodies = asked.mock.calls.map(([, init]): unknown =>
      typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    );
    const id: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(bodies).toEqual([
      { id, opening, invite },
      { id, opening, invite, password: 'a lamp' },
    ]);
    expect(bodies[0]).not.toMatchObject({ id: Reflect.get(Object(bodies[1]), 'id') });
    expect(asked.mock.calls[0]?.[0]).toBe('/api/rooms');
    expect(asked.mock.calls[0]?.[1]?.method).toBe('POST');
  });
});

describe('an answer', () => {
  it.each([
    ['a refusal', 404, '{"code":"noSuchMatch"}', 'noSuchMatch'],
    ['a refusal without a code', 500, '{}', 'broken'],
    ['a refusal of a stranger in between', 502, 'null', 'broken'],
    ['a page of a stranger in between', 200, '<html>', 'offline'],
  ])('is a value: %s', async (_, status, body, code) => {
    served(status, body);
    expect(await http.callMe()).toEqual({ ok: false, code });
  });

  it('is a value when the network fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await http.callMe()).toEqual({ ok: false, code: 'offline' });
  });
});
