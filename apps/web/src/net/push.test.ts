// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushState, tellMe, tellMeNoMore } from './push.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const KEYS = { p256dh: 'p'.repeat(80), auth: 'a'.repeat(22) };

/** A browser: what it may, and what it has. */
interface Sketch {
  readonly secure?: boolean;
  readonly worker?: boolean;
  readonly permission?: NotificationPermission;
  readonly answers?: NotificationPermission;
  readonly subscribed?: boolean;
  readonly agent?: string;
  /** A subscription of another house is in the way. */
  readonly stale?: boolean;
}

const PLAIN = {
  secure: true,
  worker: true,
  permission: 'default',
  answers: 'granted',
} as const;

let posted: { readonly path: string; readonly body: unknown }[] = [];
let places: readonly object[] = [];
let unsubscribed = 0;

function browser(sketch: Sketch = {}): void {
  const { secure, worker, permission, answers } = { ...PLAIN, ...sketch };
  const made = {
    endpoint: ENDPOINT,
    toJSON: () => ({ keys: KEYS }),
    unsubscribe: async () => {
      unsubscribed += 1;
      return true;
    },
  };
  let [mine, stale] = [sketch.subscribed || sketch.stale ? made : null, sketch.stale === true];
  const pushManager = {
    getSubscription: async () => mine,
    subscribe: async () => {
      if (stale) {
        stale = false;
        throw new Error('another key');
      }
      mine = made;
      return made;
    },
  };
  const ready = Promise.resolve({ pushManager });
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answers });
  if (worker) vi.stubGlobal('PushManager', {});
  vi.stubGlobal('navigator', {
    userAgent: sketch.agent ?? 'Chrome',
    ...(worker && { serviceWorker: { register: async () => undefined, ready } }),
  });
}

beforeEach(() => {
  [posted, places, unsubscribed] = [[], [], 0];
  vi.stubEnv('PROD', true);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (typeof init.body === 'string') posted.push({ path, body: JSON.parse(init.body) });
    return Response.json({ key: 'BKey', places });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('without push', () => {
  it.each([
    ['insecure', { secure: false }],
    ['install', { worker: false, agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)' }],
    ['none', { worker: false }],
    ['denied', { permission: 'denied' }],
  ] as const)('people are told why: %s', async (is, sketch) => {
    browser(sketch);
    expect(await pushState()).toEqual({ is });
    expect(await tellMe({ lang: 'he', nights: false })).toEqual({ is });
    expect(posted).toEqual([]);
  });

  it('and so is what somebody forbids when asked', async () => {
    browser({ answers: 'denied' });
    expect(await tellMe({ lang: 'he', nights: false })).toEqual({ is: 'denied' });
    expect(posted).toEqual([]);
  });
});

describe('a browser', () => {
  it('is told of turns once that is asked for, and no more when that is', async () => {
    browser();
    expect(await pushState()).toEqual({ is: 'off' });
    expect(await tellMe({ lang: 'he', nights: true })).toEqual({ is: 'on', nights: true });
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const body = { endpoint: ENDPOINT, ...KEYS, zone, lang: 'he', nights: true };
    expect(posted).toEqual([{ path: '/api/push', body }]);
    places = [{ endpoint: ENDPOINT, nights: true }];
    expect(await pushState()).toEqual({ is: 'on', nights: true });
    expect(await tellMeNoMore()).toEqual({ is: 'off' });
    expect(posted.at(-1)).toEqual({ path: '/api/push/drop', body: { endpoint: ENDPOINT } });
    expect(unsubscribed).toBe(1);
  });

  it('of which the house knows nothing is not told', async () => {
    browser({ subscribed: true });
    expect(await pushState()).toEqual({ is: 'off' });
  });

  it('that still has the key of another house takes the new one', async () => {
    browser({ stale: true });
    expect(await tellMe({ lang: 'en', nights: false })).toEqual({ is: 'on', nights: false });
    expect(unsubscribed).toBe(1);
  });
});
