import { LIMITS } from '@kesem/protocol/limits';
import { expect, it } from 'vitest';
import { openLimits } from '../limits.ts';
import { openWay } from '../push/way.ts';
import { memoryStore } from '../store/memory.ts';
import { systemClock } from '../time.ts';
import { subscribe } from './push.ts';

const PLACE = { endpoint: 'https://fcm.googleapis.com/abc', p256dh: 'p', auth: 'a' } as const;
const made = { ...PLACE, lang: 'en', zone: 'UTC', nights: false } as const;

it('a person names a place to be told only so often an hour, and nobody else is held up', async () => {
  const parts = {
    store: await memoryStore(),
    keys: () => Promise.reject(new Error('not asked for')),
    way: openWay(['fcm.googleapis.com']),
    limits: openLimits(),
    clock: systemClock(),
  };
  for (let n = 0; n < LIMITS.subscriptionsPerIdentityHour; n += 1) {
    expect(await subscribe(parts, 'pest', made)).toMatchObject({ ok: true });
  }
  expect(await subscribe(parts, 'pest', made)).toEqual({ ok: false, code: 'tooFast' });
  expect(await subscribe(parts, 'good', made)).toMatchObject({ ok: true });
});
