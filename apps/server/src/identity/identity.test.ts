import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import type { Clock } from '../time.ts';
import type { Transport } from './cookie.ts';
import { readCookie } from './cookie.ts';
import { openIdentities } from './identity.ts';
import { hashOf, newDigits, newInvite } from './secret.ts';

const DAY = 86_400_000;

async function portal(transport: Transport) {
  let now = 0;
  const clock: Clock = { now: () => now, after: () => () => undefined };
  const asked: string[] = [];
  const store = await memoryStore();
  const watched = {
    bindCookie: store.bindCookie,
    identity: (cookie: string, at: number) => {
      asked.push(cookie);
      return store.identity(cookie, at);
    },
  };
  const identities = openIdentities(watched, { clock, bytes: randomBytes, transport });
  return { identities, asked, pass: (ms: number) => (now += ms) };
}

/** Returns the part of a Set-Cookie header that a browser sends back. */
const sentBack = (setCookie: string) => setCookie.split(';')[0] ?? '';

describe('an identity', () => {
  it('is known again by its cookie, of which the store sees the hash alone', async () => {
    const { identities, asked } = await portal('tls');
    const { identity, setCookie } = await identities.issue();
    expect(identity).toMatch(/^[0-9a-f]{24}$/);
    expect(await identities.identify(sentBack(setCookie))).toBe(identity);
    const value = sentBack(setCookie).split('=')[1] ?? '';
    expect(asked).toEqual([hashOf(value)]);
  });

  it('differs from device to device', async () => {
    const { identities } = await portal('plain');
    const [one, other] = [await identities.issue(), await identities.issue()];
    expect(one.identity).not.toBe(other.identity);
    expect(one.setCookie).not.toBe(other.setCookie);
  });

  it('lapses 180 days after the last use', async () => {
    const { identities, pass } = await portal('plain');
    const { identity, setCookie } = await identities.issue();
    pass(179 * DAY);
    expect(await identities.identify(sentBack(setCookie))).toBe(identity);
    pass(179 * DAY);
    expect(await identities.identify(sentBack(setCookie))).toBe(identity);
    pass(180 * DAY);
    expect(await identities.identify(sentBack(setCookie))).toBeNull();
  });

  it('may live on several devices, each with a cookie of its own', async () => {
    const { identities } = await portal('plain');
    const first = await identities.issue();
    const second = await identities.bind(first.identity);
    expect(second.setCookie).not.toBe(first.setCookie);
    for (const { setCookie } of [first, second])
      expect(await identities.identify(sentBack(setCookie))).toBe(first.identity);
  });
});

describe('the cookie', () => {
  it('is strict behind TLS', async () => {
    const { setCookie } = await (await portal('tls')).identities.issue();
    expect(setCookie).toMatch(
      /^__Host-gid=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('works on a home network without TLS', async () => {
    const { setCookie } = await (await portal('plain')).identities.issue();
    expect(setCookie).toMatch(/^gid=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
  });

  it('is renewed with the same value', async () => {
    const { identities } = await portal('tls');
    const { setCookie } = await identities.issue();
    expect(identities.renew(sentBack(setCookie))).toBe(setCookie);
    expect(identities.renew(undefined)).toBeNull();
  });

  it('is found among others', async () => {
    const { identities } = await portal('plain');
    const { identity, setCookie } = await identities.issue();
    const header = `a=b; xgid=1; ${sentBack(setCookie)};c`;
    expect(await identities.identify(header)).toBe(identity);
  });

  const value = Buffer.alloc(32).toString('base64url');
  it.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['an empty value', 'gid='],
    ['one character too few', `gid=${value.slice(1)}`],
    ['one too many', `gid=${value}A`],
    ['another alphabet', `gid=${value.slice(0, 42)}+`],
    ['a second spelling of the same bytes', `gid=${value.slice(0, 42)}B`],
    ['the name of the other transport', `__Host-gid=${value}`],
    ['quotes', `gid="${value}"`],
  ])('is garbage, and the store is not asked: %s', async (_, header) => {
    const { identities, asked } = await portal('plain');
    expect(await identities.identify(header)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is read from any header without a throw', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(readCookie(header, 'plain') ?? value).toHaveLength(43);
      }),
    );
  });
});

describe('secrets', () => {
  it('of an invite have 22 characters', () => {
    expect(newInvite(randomBytes)).toMatch(/^[\w-]{22}$/);
  });

  it('are kept as their SHA-256', () => {
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('in digits are as likely as one another', () => {
    const draws = [0xff_ff_ff_ff, 4_294_000_000, 4_293_999_999, 7];
    const bytes = () => {
      const four = Buffer.alloc(4);
      four.writeUInt32BE(draws.shift() ?? 0);
      return four;
    };
    expect(newDigits(bytes, 6)).toBe('999999');
    expect(newDigits(bytes, 6)).toBe('000007');
  });
});
