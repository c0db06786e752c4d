import type { lookup } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { startPushService } from '../testing/pushService.ts';
import { isPublic } from './address.ts';
import { isZone, nightUntil } from './quiet.ts';
import { KNOWN_HOSTS, openTestWay, openWay } from './way.ts';

const LETTER = { headers: {}, body: Buffer.from('x') };
const SERVICE = 'https://fcm.googleapis.com/fcm/send/abc';

/** Names that all point at these addresses. */
const pointing = (...addresses: readonly string[]): typeof lookup =>
  ((_name: string, _options: object, answer: (error: null, found: object[]) => void) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup;

describe('the way to push services', () => {
  const { allows } = openWay([...KNOWN_HOSTS, 'push.example.org']);

  it.each([
    SERVICE,
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
    'https://fcm.googleapis.com:443/abc',
    'https://push.example.org/abc',
  ])('leads to %s', (endpoint) => {
    expect(allows(endpoint)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user:word@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.org/abc',
    'https://evilnotify.windows.com/abc',
    'https://notify.windows.com/abc',
    'https://a.push.example.org/abc',
    'https://example.org/fcm.googleapis.com',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'ftp://fcm.googleapis.com/abc',
    'nonsense',
  ])('and not to %s', (endpoint) => {
    expect(allows(endpoint)).toBe(false);
  });

  it.each([['127.0.0.1'], ['10.0.0.7', '192.168.1.1'], ['::1'], ['fd00::1'], ['::ffff:127.0.0.1']])(
    'leads into no house, whatever its name points at: %s',
    async (...addresses) => {
      const way = openWay(KNOWN_HOSTS, pointing(...addresses));
      await expect(way.post(SERVICE, LETTER)).rejects.toThrow('no public address');
    },
  );

  it('is not taken for a place that is not allowed, or is no more', async () => {
    const way = openWay([], pointing('127.0.0.1'));
    await expect(way.post(SERVICE, LETTER)).rejects.toThrow('no push service');
  });

  it('ends where nobody answers', async () => {
    const service = await startPushService();
    service.answer(null);
    const from = performance.now();
    await expect(
      openTestWay(service.origin, 100).post(`${service.origin}/x`, LETTER),
    ).rejects.toThrow(/aborted/);
    expect(performance.now() - from).toBeLessThan(4_000);
  });
});

it.each([
  ['8.8.8.8', true],
  ['142.250.1.1', true],
  ['2607:f8b0::1', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
])('%s is an address of the open internet: %s', (address, is) => {
  expect(isPublic(address)).toBe(is);
});

describe('the night', () => {
  const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);
  it('lasts from ten to eight where somebody lives', () => {
    expect(nightUntil(at('12:00'), 'UTC')).toBeNull();
    expect(nightUntil(at('21:59'), 'UTC')).toBeNull();
    expect(nightUntil(at('22:00'), 'UTC')).toBe(at('08:00') + 86_400_000);
    expect(nightUntil(at('07:59'), 'UTC')).toBe(at('08:00'));
    expect(nightUntil(at('08:00'), 'UTC')).toBeNull();
    expect(nightUntil(at('20:30'), 'Asia/Jerusalem')).toBe(at('06:00') + 86_400_000);
    expect(nightUntil(at('12:00'), 'Nowhere/Else')).toBeNull();
    expect([isZone('Asia/Jerusalem'), isZone('Nowhere/Else')]).toEqual([true, false]);
  });
});
