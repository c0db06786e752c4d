import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressOf, type Front, hostOrigin, isFromHere, isOurPage } from './caller.ts';
import { namesOf } from './names.ts';

/** A request as it comes in. @param peer the address of whoever opened the connection. */
function asked(headers: Record<string, string>, peer = '127.0.0.1'): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const req = new IncomingMessage(socket);
  req.headers = headers;
  return req;
}

function front(changes: Partial<Front> = {}, host = '0.0.0.0'): Front {
  const { publicUrl = null, hops = 0 } = changes;
  return { hops, publicUrl, isOurs: namesOf({ publicUrl, host }) };
}

describe('the address that limits count by', () => {
  const from = (told: string, hops: number) =>
    addressOf(asked({ 'x-forwarded-for': told }, '192.168.0.2'), front({ hops }));

  it('is the peer where no proxy of ours stands in front', () => {
    expect(from('10.9.9.9', 0)).toBe('192.168.0.2');
  });

  it('is what our outermost proxy wrote; what stands before it anybody may have made up', () => {
    expect(from('10.9.9.9, 203.0.113.7', 1)).toBe('203.0.113.7');
    expect(from('10.9.9.9, 203.0.113.7, 10.0.0.1', 2)).toBe('203.0.113.7');
    expect(from('10.8.8.8,10.9.9.9, 203.0.113.7, 10.0.0.1', 2)).toBe('203.0.113.7');
    expect(from('203.0.113.7', 1)).toBe('203.0.113.7');
  });

  it('is one for the household that an IPv6 network is, and for IPv4 however it is written', () => {
    expect(from('2001:db8:1:2:3:4:5:6', 1)).toBe('2001:db8:1:2::/64');
    expect(from('2001:DB8:1:2::9', 1)).toBe('2001:db8:1:2::/64');
    expect(from('::ffff:203.0.113.7', 1)).toBe('203.0.113.7');
  });
});

describe('a Host', () => {
  const believed = (host: string, at = front()) => hostOrigin(asked({ host }), at);

  it('is believed when this machine answers to it', () => {
    const addresses = Object.values(networkInterfaces()).flatMap((nets) => nets ?? []);
    const literal = addresses.map(({ family, address }) =>
      family === 'IPv6' ? `[${address}]` : address,
    );
    const [label = ''] = hostname().toLowerCase().split('.');
    for (const host of ['localhost', '127.0.0.1', hostname(), `${label}.local`, ...literal]) {
      expect(believed(`${host}:3000`)).toBe(`http://${host.toLowerCase()}:3000`);
    }
    expect(believed('LOCALHOST:3000')).toBe('http://localhost:3000');
    expect(believed('games.lan', front({}, 'games.lan'))).toBe('http://games.lan');
  });

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.local',
    '203.0.113.9',
    '[2001:db8::9]',
    'localhost:3000@evil.example',
    'localhost/evil.example',
    '',
  ])('that is somebody else’s is not: %s', (host) => {
    expect(believed(host)).toBeNull();
    expect(isOurPage(asked({ host, origin: `http://${host}` }), front())).toBe(false);
  });

  it('may be the one of PUBLIC_URL, with its port', () => {
    const at = front({ publicUrl: new URL('http://kesem.example:8080') });
    expect(believed('kesem.example:8080', at)).toBe('http://kesem.example:8080');
    expect(believed('kesem.example:81', at)).toBeNull();
    expect(believed('evil.example', at)).toBeNull();
    const origin = 'http://kesem.example:8080';
    expect(isOurPage(asked({ host: 'behind.a.proxy', origin }), at)).toBe(true);
  });
});

describe('this machine', () => {
  const host = 'localhost:3000';

  it.each(['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1'])('asks from %s', (peer) => {
    expect(isFromHere(asked({ host }, peer), front())).toBe(true);
  });

  it.each([
    ['another machine', { host }, '192.168.0.2'],
    ['a proxy', { host, 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['a proxy with another header', { host, forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
    ['a page under another name', { host: 'evil.example' }, '127.0.0.1'],
    ['a proxy that keeps the public name', { host: 'kesem.example' }, '127.0.0.1'],
  ])('is not %s', (_, headers, peer) => {
    const at = front({ publicUrl: new URL('https://kesem.example') });
    expect(isFromHere(asked(headers, peer), at)).toBe(false);
  });
});
